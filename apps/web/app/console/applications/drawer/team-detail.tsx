import type { ApplicationDetail, ApplicationRow } from '@chulbal/contract/applications/operators';
import type { TeamMaterial } from '@chulbal/contract/materials/operators';
import { useState } from 'react';
import { classNames } from '../../../lib/class-names.ts';
import { useAct } from '../../../lib/command/use-command.ts';
import { shortMomentText } from '../../../lib/korean-time.ts';
import { toast } from '../../../lib/toast.ts';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { Button } from '../../../ui/action/button.tsx';
import { DenseIcon } from '../../../ui/icon/dense-icon.tsx';
import { LaneNo } from '../../../ui/lane/lane-no.tsx';
import { applicationCommand } from '../../shell/commands.ts';
import type { teamDrawer as texts } from '../team-drawer.ko.ts';
import type { teamList } from '../team-list.ko.ts';
import { useTeamList } from '../team-list-context.ts';
import { AnswerList } from './answer-list.tsx';
import { BonusSection } from './bonus-section.tsx';
import { CompletionSection } from './completion-section.tsx';
import { DeadlineSection } from './deadline-section.tsx';
import styles from './drawer.module.css';
import { FilesSection } from './files-section.tsx';
import { HistorySection } from './history-section.tsx';
import { MaterialSection } from './material-section.tsx';
import { PeopleSection } from './people-section.tsx';
import { DrawerSection } from './section.tsx';

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
  const { run, busy } = useAct();
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

/** What the team wrote about its item; long texts are cut until one asks for all. */
function AnswersSection({ answers, business }: Pick<ApplicationDetail, 'answers' | 'business'>) {
  const t = useTexts<typeof texts>('teamDrawer');
  const [whole, setWhole] = useState(false);
  if (answers.length === 0) return null;
  return (
    <DrawerSection
      title={t('answers.title')}
      end={
        <button type="button" className={styles.link} aria-expanded={whole} onClick={() => setWhole(!whole)}>
          {t(whole ? 'answers.less' : 'answers.more')}
        </button>
      }
    >
      <AnswerList
        answers={answers}
        business={business}
        className={classNames(styles.answers, !whole && styles.cut)}
      />
    </DrawerSection>
  );
}

/** Who looks after the application. */
function AssigneeSection({ row }: { row: ApplicationRow }) {
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

/** Why the team is out, by whose word, and the way back while there is one. */
function WithdrawalSection({ detail }: { detail: ApplicationDetail }) {
  const t = useTexts<typeof texts>('teamDrawer');
  const language = useLanguage();
  const { can, open } = useTeamList();
  const { row, withdrawal } = detail;
  if (!withdrawal) return null;
  const { withdrawalId, by, who, at, reason, mayUndo } = withdrawal;
  return (
    <DrawerSection title={t('withdrawal.title')}>
      <p>{reason}</p>
      <p className={styles.note}>{t(`withdrawal.by.${by}`, { at: shortMomentText(at, language), who })}</p>
      <p className={styles.note}>{t(mayUndo ? 'withdrawal.note' : 'withdrawal.final')}</p>
      {mayUndo && can('workApplications') && (
        <button
          type="button"
          className={styles.link}
          onClick={() => open({ kind: 'withdraw', team: row, withdrawalId })}
        >
          {t('withdrawal.undo')}
        </button>
      )}
    </DrawerSection>
  );
}

/** Teams that look like this one: shown, never decided by the machine. */
function SimilarSection({ detail }: { detail: ApplicationDetail }) {
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
