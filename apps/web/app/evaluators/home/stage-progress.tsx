import type { MyProgress } from '@chulbal/contract/pledges';
import { useTexts } from '../../lib/use-texts.ts';
import type { pointerStages as texts } from './pointer-stages.ko.ts';
import styles from './stage-progress.module.css';

/** How far I am: how many of my teams, and a lane that says the same. */
export function StageProgress({ progress }: { progress: MyProgress }) {
  const t = useTexts<typeof texts>('pointerStages');
  const { teams, submitted, draft, recused } = progress;
  return (
    <>
      <p className={styles.count}>
        <b>{submitted}</b>
        <span> / {t('teams', { count: teams })}</span>
      </p>
      <div className={styles.lane} aria-hidden="true">
        <i className={styles.submitted} style={{ flexGrow: submitted }} />
        <i className={styles.draft} style={{ flexGrow: draft }} />
        <i className={styles.unread} style={{ flexGrow: teams === 0 ? 1 : progress.unread }} />
      </div>
      <p className={styles.words}>
        {t('words', { submitted, draft, unread: progress.unread })}
        {recused > 0 && ` · ${t('recused', { recused })}`}
      </p>
    </>
  );
}
