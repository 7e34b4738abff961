import type { ApplicationSummary } from '@chulbal/contract/applications';
import type { MaterialTask } from '@chulbal/contract/materials';
import { dayOfWeekText, momentText, periodText, timeText } from '../../lib/korean-time.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { ButtonLink } from '../../ui/action/button-link.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Countdown } from '../../ui/data/countdown.tsx';
import { Lane } from '../../ui/lane/lane.tsx';
import { LaneNo } from '../../ui/lane/lane-no.tsx';
import { Status } from '../../ui/lane/status.tsx';
import { Heading } from '../../ui/layout/heading.tsx';
import { isOutstanding } from '../materials/is-outstanding.ts';
import { MaterialLine } from '../materials/material-lane.tsx';
import styles from './application-item.module.css';
import { isOpen, isOver, legsOf, nextStepOf, type Standing, standingOf } from './application-lane.ts';
import type { mypage as texts } from './mypage.ko.ts';

type Props = {
  application: ApplicationSummary;
  /** What stages ask of its team, the most pressing first. */
  tasks: readonly MaterialTask[];
  /** The server's clock, ISO. */
  now: string;
  /** Has the one orange button of the page. */
  first: boolean;
};

/** One application: its team and state, what can be done about it, and its lane. */
export function ApplicationItem({ application, tasks, now, first }: Props) {
  const t = useTexts<typeof texts>('mypage');
  const at = new Date(now);
  const past = isOver(application, at);
  const standing = standingOf(application, at);
  const wanted = tasks.find(isOutstanding);
  const step = wanted ? materialStep(wanted) : nextStepOf(application, at);
  const team = application.teamName || t('applications.unnamed');
  return (
    <li className={styles.item}>
      <div className={styles.head}>
        <LaneNo lane={application.lane} size="lg" past={past} />
        <div className={styles.name}>
          <Heading level={3} size="xl">
            {team}
          </Heading>
          <p className={styles.facts}>
            <span>
              {t('applications.track', { year: application.year, track: application.trackName })} ·{' '}
              {t(`applications.${application.role}`)}
            </span>
            <Standings standing={standing} />
          </p>
        </div>
        {step && (
          <ButtonLink
            to={step.to}
            variant={step.urgent && first ? 'primary' : past ? 'ghost' : 'line'}
            className={styles.action}
          >
            {t(`applications.${step.key}`)}
          </ButtonLink>
        )}
      </div>
      <Lane
        legs={useLegs(application, at, past)}
        lane={application.lane}
        past={past}
        label={t('applications.of', { team })}
      />
      <Note application={application} standing={standing} now={now} />
      {tasks
        .filter(({ state }) => state !== 'upcoming')
        .map((task) => (
          <MaterialLine key={task.stageNo} task={task} />
        ))}
    </li>
  );
}

function materialStep({ trackNo, stageNo }: MaterialTask) {
  const to = `/contest/schedule?track=${trackNo}&submit=${stageNo}`;
  return { key: 'material' as const, to, urgent: true };
}

function Standings({ standing }: { standing: Standing }) {
  const t = useTexts<typeof texts>('mypage');
  if (standing === 'missed') {
    return (
      <Status kind="closed" inherit>
        {t('applications.missed')}
      </Status>
    );
  }
  return (
    <Status kind={standing} inherit>
      {standing === 'cancelled' ? t('applications.withdrawn') : undefined}
    </Status>
  );
}

function useLegs(application: ApplicationSummary, at: Date, past: boolean) {
  const t = useTexts<typeof texts>('mypage');
  const language = useLanguage();
  const { stages, stageNo, deadline } = application;
  return legsOf(application, at).map((leg, index) => {
    const stage = stages[index];
    if (!stage || past) return { ...leg, label: stage?.name };
    const closes = stage.stageNo === stageNo ? deadline.closesAt : stage.closesAt;
    const moment = `${dayOfWeekText(closes, language)} ${timeText(closes)}`;
    const period = periodText(stage.opensAt, closes);
    const note = stage.stageNo === stageNo ? t('applications.until', { moment }) : period;
    return { ...leg, label: stage.name, note };
  });
}

type NoteProps = { application: ApplicationSummary; standing: Standing; now: string };

/** Under the lane: what is missing and how long there is, or what was handed in and when. */
function Note({ application, standing, now }: NoteProps) {
  const t = useTexts<typeof texts>('mypage');
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
    const by = t(`applications.withdrawnBy.${withdrawal.by}`, {
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
