import type { Consequence } from '@chulbal/contract/evaluation/progress';
import type { JudgingStage } from '@chulbal/contract/overview';
import { momentText } from '../../lib/korean-time.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { ButtonLink } from '../../ui/action/button-link.tsx';
import { Link } from '../../ui/action/link.tsx';
import { StateMark } from '../../ui/data/state-mark.tsx';
import { DenseIcon } from '../../ui/icon/dense-icon.tsx';
import { laneColour } from '../../ui/lane/lane-colour.ts';
import { TrackName } from '../../ui/lane/track-name.tsx';
import type { judgingProgress } from '../evaluation/judging-progress.ko.ts';
import { PanelLane } from '../evaluation/panel-lane.tsx';
import { LastSheet } from '../evaluation/panel-table.tsx';
import { useOperator } from '../shell/use-operator.ts';
import { BehindList } from './behind-list.tsx';
import styles from './judging-section.module.css';
import type { overview as texts } from './overview.ko.ts';
import { Panel } from './panel.tsx';
import type { StagePanels } from './panels-of.ts';

/** Every stage that is being judged as a lane: how much is submitted, who is behind, and what waits. */
export function JudgingSection({
  stages,
  panels,
  now,
}: {
  stages: readonly JudgingStage[];
  panels: readonly StagePanels[];
  now: string;
}) {
  const t = useTexts<typeof texts>('overview');
  return (
    <Panel title={t('judging.title')} note={t('judging.note')}>
      <ul className={styles.stages}>
        {stages.map((stage) => (
          <StageLane
            key={`${stage.trackNo} ${stage.stageNo}`}
            stage={stage}
            panels={panels.find(
              ({ trackNo, stageNo }) => trackNo === stage.trackNo && stageNo === stage.stageNo,
            )}
            now={now}
          />
        ))}
      </ul>
    </Panel>
  );
}

function StageLane({
  stage,
  panels,
  now,
}: {
  stage: JudgingStage;
  panels: StagePanels | undefined;
  now: string;
}) {
  const t = useTexts<typeof texts>('overview');
  const language = useLanguage();
  const { lane, trackName, stageName, assigned, submitted, evaluators, signed, closesAt } = stage;
  const share = assigned > 0 ? submitted / assigned : 0;
  const name = t('judging.stage', { track: trackName, stage: stageName });
  const at = momentText(closesAt, language);
  return (
    <li data-lane={laneColour(lane)}>
      <div className={styles.head}>
        <TrackName lane={lane} name={name} />
        <span>{t(now < closesAt ? 'judging.closes' : 'judging.closed', { at })}</span>
        <span>{t('judging.signed', { signed, evaluators })}</span>
      </div>
      <div
        className={styles.lane}
        data-done={submitted >= assigned || undefined}
        role="progressbar"
        aria-label={t('judging.lane', { stage: name, submitted, assigned })}
        aria-valuemin={0}
        aria-valuemax={assigned}
        aria-valuenow={submitted}
        style={{ '--filled': `${share * 100}%` }}
      >
        <span className={styles.fill} />
        <b data-late={share > 0.72 || undefined}>{t('judging.count', { submitted, assigned })}</b>
      </div>
      {panels && <StagePanelList panels={panels} />}
      <Needs stage={stage} />
      <BehindList stage={stage} />
    </li>
  );
}

/** What waits for an operator in a stage, each with the place where it is done. */
function Needs({ stage }: { stage: JudgingStage }) {
  const t = useTexts<typeof texts>('overview');
  const { can } = useOperator();
  const { trackNo, stageNo, uncovered, exclusions, requested } = stage;
  const panels = `/console/panels/${trackNo}/${stageNo}`;
  const needs = [
    ...(uncovered > 0
      ? [{ key: 'uncovered', text: t('judging.uncovered', { count: uncovered }), to: panels }]
      : []),
    ...(exclusions > 0
      ? [{ key: 'exclusions', text: t('judging.exclusions', { count: exclusions }), to: panels }]
      : []),
    ...(requested
      ? [{ key: 'requested', text: t('judging.requested'), to: `/console/results/${trackNo}/${stageNo}` }]
      : []),
  ];
  if (needs.length === 0) return null;
  return (
    <ul className={styles.needs}>
      {needs.map(({ key, text, to }) => (
        <li key={key}>
          <DenseIcon name={key === 'requested' ? 'clock' : 'warning'} />
          <b>{text}</b>
          {can(key === 'requested' ? 'seeScores' : 'buildPanels') && (
            <ButtonLink size="sm" to={to} aria-label={`${text}: ${t('attention.open')}`}>
              {t(key === 'requested' ? 'judging.toResult' : 'judging.toPanels')}
            </ButtonLink>
          )}
        </li>
      ))}
    </ul>
  );
}

const kinds = {
  overrun: 'bad',
  tight: 'wait',
  unknown: 'off',
  onTime: 'info',
  done: 'ok',
} as const satisfies Record<Consequence, string>;

/** What will become of a stage's panels, and on their lanes those that come latest. */
function StagePanelList({ panels: { counts, latest, evenShare } }: { panels: StagePanels }) {
  const t = useTexts<typeof judgingProgress>('judgingProgress');
  return (
    <div className={styles.panels}>
      <p className={styles.consequences}>
        {counts.map(({ consequence, count }) => (
          <StateMark key={consequence} kind={kinds[consequence]}>
            {t(`group.${consequence}`)} {count}
          </StateMark>
        ))}
        <Link to="/console/judging">{t('title')}</Link>
      </p>
      <ul>
        {latest.map((panel) => (
          <li key={panel.panelId}>
            <b>{panel.name || t('panel', { no: panel.position })}</b>
            <PanelLane evaluators={panel.evaluators} evenShare={evenShare} />
            <span>
              <LastSheet panel={panel} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
