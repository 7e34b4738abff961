import type { ApplicationDetail } from '@chulbal/contract/applications/operators';
import type { TeamMaterial } from '@chulbal/contract/materials/operators';
import { useCommand } from '../../../lib/command/use-command.ts';
import { toast } from '../../../lib/toast.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import { Button } from '../../../ui/action/button.tsx';
import { DenseIcon } from '../../../ui/icon/dense-icon.tsx';
import { applicationCommand } from '../commands.ts';
import type { teamDrawer as texts } from '../team-drawer.ko.ts';
import type { teamList } from '../team-list.ko.ts';
import { useTeamList } from '../team-list-context.ts';
import { AnswersSection } from './answers-section.tsx';
import { AssigneeSection } from './assignee-section.tsx';
import { BonusSection } from './bonus-section.tsx';
import { CompletionSection } from './completion-section.tsx';
import { DeadlineSection } from './deadline-section.tsx';
import styles from './drawer.module.css';
import { FilesSection } from './files-section.tsx';
import { HistorySection } from './history-section.tsx';
import { MaterialSection } from './material-section.tsx';
import { PeopleSection } from './people-section.tsx';
import { SimilarSection } from './similar-section.tsx';
import { WithdrawalSection } from './withdrawal-section.tsx';

type Props = { detail: ApplicationDetail; materials: readonly TeamMaterial[] };

/** Everything about a team, in the order in which it is worked. */
export function TeamDetail({ detail, materials }: Props) {
  const t = useTexts<typeof texts>('teamDrawer');
  const { row } = detail;
  const drafted = row.submissionVersion === 0;
  return (
    <>
      <div className={styles.body}>
        <WithdrawalSection detail={detail} />
        {drafted && <p className={styles.note}>{t('draft')}</p>}
        {row.status === 'submitted' && (
          <>
            <BonusSection detail={detail} />
            <PeopleSection detail={detail} />
            <FilesSection detail={detail} />
            <MaterialSection materials={materials} />
            <CompletionSection detail={detail} />
            <SimilarSection detail={detail} />
            <AnswersSection answers={detail.answers} business={detail.business} />
          </>
        )}
        <AssigneeSection row={row} />
        <DeadlineSection detail={detail} />
        <HistorySection history={detail.history} />
      </div>
      {!drafted && row.status === 'submitted' && <TeamActions detail={detail} />}
    </>
  );
}

/** What is done at the end: ask the team to complete, or confirm every bonus item that is still pending. */
function TeamActions({ detail }: { detail: ApplicationDetail }) {
  const t = useTexts<typeof texts>('teamDrawer');
  const words = useTexts<typeof teamList>('teamList');
  const { can, open } = useTeamList();
  const { run, busy } = useCommand();
  const { row, bonuses } = detail;
  if (!can('workApplications')) return null;
  const pending = bonuses.filter(({ state }) => state === 'pending');
  const points = bonuses
    .filter(({ state }) => state !== 'rejected')
    .reduce((sum, { points }) => sum + points, 0);

  async function confirm() {
    const done = await run(() =>
      applicationCommand('decideBonus', { teamNos: [row.teamNo], place: null, decision: 'verified' }),
    );
    if (done) toast.success(words('done.verified', { count: done.data.decided }));
  }
  return (
    <div className={styles.foot}>
      <Button onClick={() => open({ kind: 'complete', teams: [row] })}>
        <DenseIcon name="mail" />
        {t('completion.ask')}
      </Button>
      <Button variant="danger" onClick={() => open({ kind: 'withdraw', team: row, withdrawalId: null })}>
        {t('withdrawal.go')}
      </Button>
      {pending.length > 0 && (
        <Button variant="primary" busy={busy} onClick={confirm}>
          {t('bonus.confirm', { points })}
        </Button>
      )}
    </div>
  );
}
