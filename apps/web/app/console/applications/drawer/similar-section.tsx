import type { ApplicationDetail } from '@chulbal/contract/applications/operators';
import { useTexts } from '../../../lib/use-texts.ts';
import { LaneNo } from '../../../ui/lane/lane-no.tsx';
import type { teamDrawer as texts } from '../team-drawer.ko.ts';
import { useTeamList } from '../team-list-context.ts';
import styles from './drawer.module.css';
import { DrawerSection } from './section.tsx';

/** Teams that look like this one: shown, never decided by the machine. */
export function SimilarSection({ detail }: { detail: ApplicationDetail }) {
  const t = useTexts<typeof texts>('teamDrawer');
  const { open } = useTeamList();
  const { similar, row, year } = detail;
  if (similar.length === 0) return null;
  return (
    <DrawerSection title={t('similar.title', { count: similar.length })}>
      <ul className={styles.rows}>
        {similar.map((other) => (
          <li key={other.teamNo}>
            <LaneNo lane={other.lane} size="sm" />
            <span className={styles.main}>
              <button
                type="button"
                className={styles.file}
                title={t('similar.compare', { team: other.teamName })}
                onClick={() => open({ kind: 'compare', team: row, other: other.teamNo })}
              >
                {other.teamName}
              </button>{' '}
              <span className={styles.quiet}>
                {other.number}
                {other.year !== year && ` · ${t('similar.year', { year: other.year })}`}
              </span>
              <br />
              <span className={styles.quiet}>{other.itemName}</span>
            </span>
            <span className={styles.side}>
              {other.why.map((why) => t(`similar.${why.kind}`, why)).join(', ')}
            </span>
          </li>
        ))}
      </ul>
      <p className={styles.note}>{t('similar.note')}</p>
    </DrawerSection>
  );
}
