import type { ApplicationSummary } from '@chulbal/contract/applications/applications';
import type { AnnouncedResult, MaterialTask } from '@chulbal/contract/materials/materials';
import { dayOfWeekText, periodText, timeText } from '../../lib/korean-time.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { ButtonLink } from '../../ui/action/button-link.tsx';
import { Lane } from '../../ui/lane/lane.tsx';
import { LaneNo } from '../../ui/lane/lane-no.tsx';
import { Status } from '../../ui/lane/status.tsx';
import { Heading } from '../../ui/layout/heading.tsx';
import { isOutstanding } from '../materials/is-outstanding.ts';
import { MaterialLine } from '../materials/material-lane.tsx';
import {
  isOver,
  isUnsent,
  legsOf,
  nextStepOf,
  type Standing,
  standingOf,
} from '../seasons/application-lane.ts';
import type { accounts as texts } from './accounts.ko.ts';
import { ApplicationNote } from './application-note.tsx';
import styles from './mypage.module.css';

type Props = {
  application: ApplicationSummary;
  /** What stages ask of its team, the most pressing first. */
  tasks: readonly MaterialTask[];
  /** What it was told of the last judged stage. */
  result: AnnouncedResult | null;
  /** The server's clock, ISO. */
  now: string;
  /** Has the one orange button of the page. */
  first: boolean;
};

/** One application: its team and state, what can be done about it, and its lane. */
export function ApplicationItem({ application, tasks, result, now, first }: Props) {
  const t = useTexts<typeof texts>('accounts');
  const at = new Date(now);
  const past = isOver(application, at);
  const standing = standingOf(application, at);
  const wanted = tasks.find(isOutstanding);
  const step = wanted ? materialStep(wanted) : nextStepOf(application, at, result);
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
            {result ? (
              <ResultState result={result} />
            ) : isUnsent(application, at) ? (
              <Status kind="unsent" inherit />
            ) : (
              <Standings standing={standing} />
            )}
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
        legs={useLegs(application, at, { past, result })}
        lane={application.lane}
        past={past}
        label={t('applications.of', { team })}
      />
      <ApplicationNote application={application} standing={standing} result={result} now={now} />
      <div className={styles.tasks}>
        {tasks
          .filter(({ state }) => state !== 'upcoming')
          .map((task) => (
            <MaterialLine key={task.stageNo} task={task} />
          ))}
      </div>
    </li>
  );
}

function materialStep({ trackNo, stageNo }: MaterialTask) {
  const to = `/contest/schedule?track=${trackNo}&submit=${stageNo}`;
  return { key: 'material' as const, to, urgent: true };
}

function Standings({ standing }: { standing: Standing }) {
  const t = useTexts<typeof texts>('accounts');
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

const shapeOf = { passed: 'announced', failed: 'closed', withdrawn: 'cancelled' } as const;

function ResultState({ result }: { result: AnnouncedResult }) {
  const t = useTexts<typeof texts>('accounts');
  return (
    <Status kind={shapeOf[result.state]} inherit>
      {t(`applications.outcome.${result.state}`, { stage: result.stageName })}
    </Status>
  );
}

type LegFacts = { past: boolean; result: AnnouncedResult | null };

function useLegs(application: ApplicationSummary, at: Date, { past, result }: LegFacts) {
  const t = useTexts<typeof texts>('accounts');
  const language = useLanguage();
  const { stages, stageNo, deadline } = application;
  return legsOf(application, at, result).map((leg, index) => {
    const stage = stages[index];
    if (!stage || past) return { ...leg, label: stage?.name };
    const closes = stage.stageNo === stageNo ? deadline.closesAt : stage.closesAt;
    const moment = `${dayOfWeekText(closes, language)} ${timeText(closes)}`;
    const period = periodText(stage.opensAt, closes, language);
    const note = stage.stageNo === stageNo ? t('applications.until', { moment }) : period;
    return { ...leg, label: stage.name, note };
  });
}
