import type { Verification } from '@chulbal/contract/announcements/announcements';
import type { ApplicationSummary } from '@chulbal/contract/applications/applications';
import { koreanDay } from '@chulbal/contract/korean-days';
import type { MaterialTask } from '@chulbal/contract/materials/materials';
import type { StageView } from '@chulbal/contract/seasons/seasons';
import { stageState } from '@chulbal/contract/seasons/seasons.rules';
import { classNames } from '../../lib/class-names.ts';
import { longMomentText, momentText, timeText } from '../../lib/korean-time.ts';
import { numberWord } from '../../lib/number-word.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/action/button.tsx';
import { ButtonLink } from '../../ui/action/button-link.tsx';
import { MoreLink } from '../../ui/action/more-link.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { VerticalLane } from '../../ui/lane/vertical-lane.tsx';
import { Heading } from '../../ui/layout/heading.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { Split } from '../../ui/layout/split.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { isOutstanding } from '../materials/is-outstanding.ts';
import { MaterialAct } from '../materials/material-act.tsx';
import { MaterialLine } from '../materials/material-lane.tsx';
import { askedOf } from '../materials/missing-documents.tsx';
import type { StageModalEvent } from '../seasons/stage-modals.ts';
import { canEdit } from '../seasons/stage-modals.ts';
import type { TrackLane } from '../seasons/track-lane.ts';
import type { schedule as texts } from './schedule.ko.ts';
import styles from './schedule.module.css';
import { StageStatus } from './stage-status.tsx';

type Props = {
  track: TrackLane;
  application: ApplicationSummary | null;
  /** What stages ask of the application's team, the most pressing first. */
  tasks: readonly MaterialTask[];
  /** Stages of the track whose selected teams are public now. */
  verified: readonly Verification[];
  now: number;
  onOpen: (event: StageModalEvent) => void;
};

/** The stages of the chosen track down the page, with the one thing the applicant can do now. */
export function ScheduleStages({ track, application, tasks, verified, now, onOpen }: Props) {
  const t = useTexts<typeof texts>('schedule');
  const stages = t(`stages.${numberWord(track.stages.length)}`);
  const title = t('stagesOf', { track: track.name, stages });
  return (
    <Section tight>
      <Split
        head={
          <div className={styles.side}>
            <Heading level={2} size="2xl">
              {title}
            </Heading>
            <p>
              {track.target}
              {'\n'}
              {t('teamSize', { min: track.teamMin, max: track.teamMax })}
            </p>
            <MoreLink to={`/contest/apply-info?track=${track.trackNo}`}>{t('applyInfo')}</MoreLink>
          </div>
        }
      >
        {track.stages.length === 0 ? (
          <EmptyState title={t('empty.period')} text={t('empty.periodText')} plain />
        ) : (
          <VerticalLane
            lane={track.lane}
            label={title}
            stages={track.stages.map((stage) => ({
              key: String(stage.stageNo),
              ...legState(stage, now),
              content: <Stage {...{ track, stage, application, tasks, verified, now, onOpen }} />,
            }))}
          />
        )}
      </Split>
    </Section>
  );
}

function legState(stage: StageView, now: number): { state: 'done' | 'now' | 'ahead'; at?: number } {
  const state = stageState(stage, now);
  if (state === 'upcoming') return { state: 'ahead' };
  if (state !== 'open') return { state: 'done' };
  const opens = Date.parse(stage.opensAt);
  return { state: 'now', at: ((now - opens) / (Date.parse(stage.closesAt) - opens)) * 100 };
}

type StageProps = Props & { stage: StageView };

function Stage({ track, stage, application, tasks, verified, now, onOpen }: StageProps) {
  const t = useTexts<typeof texts>('schedule');
  const language = useLanguage();
  const isOpen = stageState(stage, now) === 'open';
  const task = tasks.find(({ stageNo }) => stageNo === stage.stageNo);
  const verification = verified.find(({ stageNo }) => stageNo === stage.stageNo);
  return (
    <div className={classNames(styles.stage, isOpen && styles.now)}>
      <h3 className={styles.stageHead}>
        {stage.name} <StageStatus stage={stage} now={now} />
      </h3>
      <p className={styles.when}>
        <time dateTime={stage.opensAt}>{longMomentText(stage.opensAt, language)}</time>
        {' – '}
        <time dateTime={stage.closesAt}>
          {koreanDay(stage.opensAt) === koreanDay(stage.closesAt)
            ? timeText(stage.closesAt)
            : momentText(stage.closesAt, language)}
        </time>
      </p>
      {stage.description && <p className={styles.about}>{stage.description}</p>}
      <p className={styles.facts}>
        {stage.announcesAt && <span>{t('announces', { at: momentText(stage.announcesAt, language) })}</span>}
        <button
          type="button"
          onClick={() => onOpen({ type: 'open', modal: 'notice', stageNo: stage.stageNo })}
        >
          <VisuallyHidden>{stage.name} </VisuallyHidden>
          {t('act.notice')}
        </button>
      </p>
      {stage.kind === 'application' && application && <Mine application={application} />}
      {task && <MaterialLine task={task} />}
      <div className={styles.acts}>
        {task && <MaterialAct task={task} first={task === tasks.find(isOutstanding)} onOpen={onOpen} />}
        <Act {...{ track, stage, application, now, onOpen }} />
        {verification && (
          <ButtonLink
            variant="line"
            size="sm"
            to={`/contest/selected/${track.trackNo}/${stage.stageNo}`}
            aria-label={t('selectedOf', { stage: stage.name })}
          >
            {t('act.selected')}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}

function Mine({ application }: { application: ApplicationSummary }) {
  const t = useTexts<typeof texts>('schedule');
  const { status, teamName, number, missing, changed } = application;
  if (status === 'submitted') {
    return (
      <p className={styles.mine}>
        {t('submitted', { team: teamName ?? '' })}{' '}
        <span className={styles.number}>{t('number', { number: number ?? '' })}</span>{' '}
        {changed && t('changed')}
      </p>
    );
  }
  const said = teamName
    ? t('draft', { team: teamName, count: missing })
    : t('draftUnnamed', { count: missing });
  return <p className={styles.mine}>{said}</p>;
}

function Act({ track, stage, application, now, onOpen }: Omit<StageProps, 'verified' | 'tasks'>) {
  const t = useTexts<typeof texts>('schedule');
  const { stageNo } = stage;
  const state = stageState(stage, now);
  if (stage.kind !== 'application') {
    const isPast = state === 'closed' || state === 'announced';
    // Operators may announce before the stage's last day; until then the modal says that judging goes on.
    const isJudging = state === 'open' && (stage.kind === 'review' || stage.kind === 'presentation');
    if (application?.status !== 'submitted' || !(isPast || isJudging)) return null;
    return (
      <Button variant="line" size="sm" onClick={() => onOpen({ type: 'open', modal: 'result', stageNo })}>
        {t(isJudging ? 'act.progress' : 'act.result')}
      </Button>
    );
  }
  if (application?.status === 'submitted') {
    return (
      <>
        <Button
          variant="ink"
          onClick={() =>
            onOpen({ type: 'open', modal: 'submit', stageNo, isEdit: canEdit(application, now) })
          }
        >
          {t('act.submitted')}
        </Button>
        <Button variant="line" size="sm" onClick={() => onOpen({ type: 'open', modal: 'team', stageNo })}>
          {t('act.team')}
        </Button>
        {askedOf(application, now) && (
          <Button
            variant="line"
            size="sm"
            onClick={() => onOpen({ type: 'open', modal: 'missing', stageNo })}
          >
            {t('act.owed')}
          </Button>
        )}
      </>
    );
  }
  if (state !== 'open') return null;
  return (
    <>
      <ButtonLink variant="primary" to={`/apply/${track.trackNo}/${stageNo}`}>
        {t(application ? 'act.continue' : 'act.write')}
      </ButtonLink>
      {application && (
        <Button variant="line" size="sm" onClick={() => onOpen({ type: 'open', modal: 'missing', stageNo })}>
          {t('act.missing')}
        </Button>
      )}
    </>
  );
}
