import type { ApplicationRow } from '@chulbal/contract/applications/operators';
import { useTexts } from '../../../lib/use-texts.ts';
import type { teamDrawer as texts } from '../team-drawer.ko.ts';
import { useTeamList } from '../team-list-context.ts';
import styles from './drawer.module.css';
import { DrawerSection } from './section.tsx';

/** Who looks after the application. */
export function AssigneeSection({ row }: { row: ApplicationRow }) {
  const t = useTexts<typeof texts>('teamDrawer');
  const { can, open } = useTeamList();
  return (
    <DrawerSection
      title={t('assignee.title')}
      end={
        can('workApplications') && (
          <button
            type="button"
            className={styles.link}
            onClick={() => open({ kind: 'assign', teams: [row] })}
          >
            {t('assignee.change')}
          </button>
        )
      }
    >
      <p className={styles.quiet}>{row.assignee?.name ?? t('assignee.none')}</p>
    </DrawerSection>
  );
}
