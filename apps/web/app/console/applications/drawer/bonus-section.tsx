import type { ApplicationDetail } from '@chulbal/contract/applications/operators';
import { useAct } from '../../../lib/command/use-command.ts';
import { shortMomentText } from '../../../lib/korean-time.ts';
import { toast } from '../../../lib/toast.ts';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { StateMark } from '../../../ui/data/state-mark.tsx';
import { applicationCommand } from '../../shell/commands.ts';
import type { teamDrawer as texts } from '../team-drawer.ko.ts';
import type { teamList } from '../team-list.ko.ts';
import { useTeamList } from '../team-list-context.ts';
import styles from './drawer.module.css';
import { DrawerSection, FileLink } from './section.tsx';

type Bonus = ApplicationDetail['bonuses'][number];

/** Every claimed bonus item with its proof, and the decision beside it. */
export function BonusSection({ detail }: { detail: ApplicationDetail }) {
  const t = useTexts<typeof texts>('teamDrawer');
  const { bonuses, row } = detail;
  const claimed = bonuses.reduce((sum, { points }) => sum + points, 0);
  return (
    <DrawerSection
      title={t('bonus.title')}
      end={bonuses.length > 0 && t('bonus.sum', { points: row.bonus.points, claimed })}
    >
      {bonuses.length === 0 ? (
        <p className={styles.quiet}>{t('bonus.none')}</p>
      ) : (
        <ul className={styles.rows}>
          {bonuses.map((bonus) => (
            <BonusItem key={bonus.place} bonus={bonus} detail={detail} />
          ))}
        </ul>
      )}
    </DrawerSection>
  );
}

function BonusItem({ bonus, detail }: { bonus: Bonus; detail: ApplicationDetail }) {
  const t = useTexts<typeof texts>('teamDrawer');
  const language = useLanguage();
  const words = useTexts<typeof teamList>('teamList');
  const { can, open } = useTeamList();
  const { run, busy } = useAct();
  const { row } = detail;
  const { place, name: item } = bonus;
  const proof = detail.files.find(({ serverFileName }) => serverFileName === bonus.serverFileName);

  async function decide(decision: 'verified' | 'pending') {
    const done = await run(() =>
      applicationCommand('decideBonus', { teamNos: [row.teamNo], place, decision }),
    );
    if (done) toast.success(words(`done.${decision}`, { count: 1 }));
  }
  return (
    <li>
      <span className={styles.main}>
        <b>{item}</b>
        <br />
        {proof ? <FileLink file={proof} /> : <span className={styles.quiet}>{t('bonus.noProof')}</span>}
        {bonus.history && <span className={styles.quiet}> {bonus.history}</span>}
      </span>
      <span className={styles.side}>
        {bonus.state === 'verified' && (
          <StateMark kind="ok">{t('bonus.verified', { points: bonus.points })}</StateMark>
        )}
        {bonus.state === 'rejected' && <StateMark kind="bad">{t('bonus.rejected')}</StateMark>}
        {bonus.state === 'pending' && !can('workApplications') && (
          <StateMark kind="wait">{t('bonus.pending')}</StateMark>
        )}
        {bonus.state === 'pending' && can('workApplications') && (
          <>
            <button
              type="button"
              className={styles.small}
              aria-label={t('bonus.verifyOf', { item })}
              disabled={busy}
              onClick={() => decide('verified')}
            >
              {t('bonus.verify')}
            </button>
            <button
              type="button"
              className={styles.small}
              aria-label={t('bonus.rejectOf', { item })}
              disabled={busy}
              onClick={() => open({ kind: 'reject', team: row, place, item })}
            >
              {t('bonus.reject')}
            </button>
          </>
        )}
      </span>
      {bonus.state !== 'pending' && (
        <span className={styles.line}>
          {bonus.reason && <>{bonus.reason} · </>}
          {bonus.decidedAt &&
            t('bonus.by', {
              at: shortMomentText(bonus.decidedAt, language),
              who: bonus.decidedBy ?? '',
            })}{' '}
          {can('workApplications') && (
            <button
              type="button"
              className={styles.link}
              aria-label={t('bonus.undoOf', { item })}
              disabled={busy}
              onClick={() => decide('pending')}
            >
              {t('bonus.undo')}
            </button>
          )}
        </span>
      )}
    </li>
  );
}
