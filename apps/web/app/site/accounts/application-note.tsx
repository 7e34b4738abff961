import type { ApplicationSummary } from '@chulbal/contract/applications/applications';
import type { AnnouncedResult } from '@chulbal/contract/materials/materials';
import { reserveWords } from '@chulbal/contract/results/words.rules';
import { classNames } from '../../lib/class-names.ts';
import { momentText, periodText } from '../../lib/korean-time.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { Countdown } from '../../ui/data/countdown.tsx';
import { isOpen, type Standing } from '../seasons/application-lane.ts';
import type { accounts as texts } from './accounts.ko.ts';
import styles from './mypage.module.css';

type Props = {
  application: ApplicationSummary;
  standing: Standing;
  /** What its team was told of the last judged stage. */
  result: AnnouncedResult | null;
  /** The server's clock, ISO. */
  now: string;
};

/** Under the lane: what is missing and how long there is, what was handed in and when, or what came of it. */
export function ApplicationNote({ application, standing, result, now }: Props) {
  const t = useTexts<typeof texts>('accounts');
  const language = useLanguage();
  const {
    deadline,
    missing,
    number,
    submittedAt,
    changed,
    edited,
    refused,
    completion,
    eligibility,
    withdrawal,
  } = application;
  const { cancelledAt } = application;
  const asked = completion && Date.parse(completion.dueAt) > Date.parse(now) ? completion : null;
  const open = isOpen(deadline, new Date(now));
  if (withdrawal) {
    const byLeader = withdrawal.by === 'team' && application.role === 'member';
    const by = t(`applications.withdrawnBy.${byLeader ? 'leader' : withdrawal.by}`, {
      moment: momentText(withdrawal.at, language),
    });
    return (
      <div className={styles.note}>
        <p>{by}</p>
        {withdrawal.by === 'operator' && <p>{t('applications.reason', { reason: withdrawal.reason })}</p>}
      </div>
    );
  }
  if (standing === 'draft') {
    return (
      <p className={styles.note}>
        {cancelledAt && (
          <span>{t('applications.cancelledAt', { moment: momentText(cancelledAt, language) })}</span>
        )}
        <b>{missing === 0 ? t('applications.ready') : t('applications.missing', { count: missing })}</b>
        <span>
          {t('applications.left')} <Countdown size="inline" until={deadline.closesAt} now={now} />
        </span>
      </p>
    );
  }
  if (standing !== 'submitted') return null;
  const until = momentText(deadline.closesAt, language);
  return (
    <div className={styles.note}>
      {result && <ResultNote result={result} application={application} />}
      {number && <b>{t('applications.number', { number })}</b>}
      {submittedAt && (
        <span>{t('applications.submittedAt', { moment: momentText(submittedAt, language) })}</span>
      )}
      {eligibility && (
        <p className={classNames(eligibility.decision !== 'eligible' && styles.changed)}>
          {t(`applications.eligibility.${eligibility.decision}`, {
            moment: momentText(eligibility.until ?? eligibility.decidedAt, language),
            reason: eligibility.reason,
          })}
        </p>
      )}
      {asked && (
        <p className={classNames(!asked.answered && styles.changed)}>
          {t(asked.answered ? 'applications.completed' : 'applications.complete', {
            items: asked.items.join(', '),
            moment: momentText(asked.dueAt, language),
          })}
        </p>
      )}
      {open && (!asked || changed) && (
        <p className={classNames(changed && styles.changed)}>
          {refused.length > 0 && t('applications.refused', { names: refused.join(', ') })}{' '}
          {edited && t('applications.changed')}
          {!changed && t('applications.editable', { moment: until })}
        </p>
      )}
    </div>
  );
}

/** What came of a stage, since when it is known, and until when something can be said against it. */
function ResultNote({ result, application }: Pick<Props, 'application'> & { result: AnnouncedResult }) {
  const t = useTexts<typeof texts>('accounts');
  const language = useLanguage();
  const { state, stageNo, stageName: stage, announcedAt, reserve, appealUntil } = result;
  const { role, stages } = application;
  const next = state === 'passed' ? stages[stages.findIndex((one) => one.stageNo === stageNo) + 1] : null;
  return (
    <>
      <p className={styles.told}>{t(`applications.told.${state}`, { stage })}</p>
      <p>{t('applications.announcedAt', { moment: momentText(announcedAt, language) })}</p>
      {next && (
        <p>
          {t('applications.nextStage', {
            stage: next.name,
            period: periodText(next.opensAt, next.closesAt, language),
          })}
        </p>
      )}
      {reserve && <p>{t('applications.reserve', { place: reserveWords(reserve, language) })}</p>}
      {appealUntil && (
        <p>{t(`applications.appeal.${role}`, { moment: momentText(appealUntil, language) })}</p>
      )}
    </>
  );
}
