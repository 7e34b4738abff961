import type { ApplicationDetail } from '@chulbal/contract/applications/operators';
import { momentText } from '../../../lib/korean-time.ts';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import type { teamDrawer as texts } from '../team-drawer.ko.ts';
import { useTeamList } from '../team-list-context.ts';
import styles from './drawer.module.css';
import { DrawerSection } from './section.tsx';

/** Until when this team may submit, with what was extended for it. */
export function DeadlineSection({ detail }: { detail: ApplicationDetail }) {
  const t = useTexts<typeof texts>('teamDrawer');
  const language = useLanguage();
  const { can, open } = useTeamList();
  const { stages, extensions, deadline, row } = detail;
  const application = stages.find(({ kind }) => kind === 'application');
  return (
    <DrawerSection
      title={t('deadlines.title')}
      end={
        can('workApplications') && (
          <button type="button" className={styles.link} onClick={() => open({ kind: 'extend', team: row })}>
            {t('deadlines.extend')}
          </button>
        )
      }
    >
      <ul className={styles.rows}>
        <li>
          <span className={styles.main}>
            {t('deadlines.stage', {
              stage: application?.name ?? '',
              at: momentText(deadline.closesAt, language),
            })}
          </span>
        </li>
        {extensions.map(({ stageNo, closesAt, reason, at }) => (
          <li key={at}>
            <span className={styles.main}>
              {stages.find((stage) => stage.stageNo === stageNo)?.name}{' '}
              {t('deadlines.extended', { at: momentText(closesAt, language) })}
            </span>
            <span className={styles.line}>{reason}</span>
          </li>
        ))}
      </ul>
    </DrawerSection>
  );
}
