import type { Contradiction } from '@chulbal/contract/seasons/contradictions';
import type { PlannedStage, PlannedTrack } from '@chulbal/contract/seasons/plan';
import { classNames } from '../../../lib/class-names.ts';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { laneColour } from '../../../ui/lane/lane-colour.ts';
import { LaneNo } from '../../../ui/lane/lane-no.tsx';
import { useBuilder } from '../builder-context.ts';
import { nameOf } from '../name-of.ts';
import { type ClashMark, clashMarks } from '../plan/clash-marks.ts';
import type { Shade, Tick, TimeScale } from '../plan/time-scale.ts';
import type { seasonBuilder as texts } from '../season-builder.ko.ts';
import { useDuration } from '../use-duration.ts';
import styles from './lanes.module.css';
import { StageMark } from './stage-mark.tsx';
import type { StageDrag } from './use-stage-drag.ts';

type Props = {
  track: PlannedTrack;
  scale: TimeScale;
  ticks: readonly Tick[];
  shades: readonly Shade[];
  today: number | null;
  found: readonly Contradiction[];
  /** Pixels that a day takes. */
  seen: number;
  drag: StageDrag;
};

/** One track: its name at the left, which stays in view, and its stages on their lane. */
export function LaneRow({ track, scale, ticks, shades, today, found, seen, drag }: Props) {
  const t = useTexts<typeof texts>('seasonBuilder');
  const language = useLanguage();
  const { chosen, choose } = useBuilder();
  const name = nameOf(track.name, language) ?? t('lanes.unnamed', { lane: track.lane });
  const target = nameOf(track.target, language);
  const isChosen = chosen?.lane === track.lane && chosen.stageNo === null;
  const wrong = found.filter(
    ({ lane, stageNo, weight }) => lane === track.lane && stageNo === null && weight === 'blocks',
  ).length;
  const placed = track.stages.filter(({ opensAt, closesAt }) => opensAt && closesAt);
  const loose = track.stages.filter((stage) => !placed.includes(stage));

  return (
    <section className={styles.row} data-lane={laneColour(track.lane)} aria-label={name}>
      <div className={styles.head} data-head>
        <button
          type="button"
          className={classNames(styles.name, isChosen && styles.chosenName)}
          aria-pressed={isChosen}
          onClick={() => choose({ lane: track.lane, stageNo: null })}
        >
          <LaneNo lane={track.lane} size="sm" />
          <span className={styles.words}>
            <b>{name}</b>
            {target && <small>{target}</small>}
            <small>{t('lanes.facts', { stages: track.stages.length, places: track.places })}</small>
          </span>
        </button>
        {wrong > 0 && <span className={styles.count}>{t('lanes.wrong', { count: wrong })}</span>}
      </div>
      <div className={styles.lane} data-time>
        {shades.map(({ key, left, width, name: holiday }) => (
          <i
            key={key}
            className={holiday ? styles.holiday : styles.weekend}
            style={{ '--x': `${left}%`, '--w': `${width}%` }}
            title={holiday ?? undefined}
          />
        ))}
        {ticks.map(({ key, left, kind }) => (
          <i key={key} className={styles.line} data-kind={kind} style={{ '--x': `${left}%` }} />
        ))}
        {today !== null && <i className={styles.today} style={{ '--x': `${today}%` }} />}
        {placed.map((stage) => (
          <StageMark
            key={stage.stageNo}
            track={track}
            trackName={name}
            stage={stage}
            room={roomAfter(placed, stage, scale)}
            clashes={found.some(
              ({ lane, stageNo, weight }) =>
                lane === track.lane && stageNo === stage.stageNo && weight === 'blocks',
            )}
            scale={scale}
            seen={seen}
            drag={drag}
          />
        ))}
        {clashMarks(track, found).map((mark) => (
          <ClashFlag key={mark.key} mark={mark} scale={scale} />
        ))}
        {loose.length > 0 && (
          <ul className={styles.loose}>
            {loose.map((stage) => (
              <li key={stage.stageNo}>
                <button type="button" onClick={() => choose({ lane: track.lane, stageNo: stage.stageNo })}>
                  {nameOf(stage.name, language) ?? t(`kind.${stage.kind}`)}
                  <small>{t('lanes.noPeriod')}</small>
                </button>
              </li>
            ))}
          </ul>
        )}
        {track.stages.length === 0 && <p className={styles.none}>{t('lanes.noStages')}</p>}
      </div>
    </section>
  );
}

/** How far a stage's name may go: to the next mark, or the lane's end; in percent of the lane. */
function roomAfter(stages: readonly PlannedStage[], stage: PlannedStage, scale: TimeScale): number {
  const left = scale.at(stage.opensAt ?? 0);
  const isMaterial = stage.kind === 'material';
  const next = stages
    .filter((one) => one !== stage && (one.kind === 'material') === isMaterial)
    .map(({ opensAt }) => scale.at(opensAt ?? 0))
    .filter((other) => other > left);
  return Math.min(100, ...next) - left;
}

/** Hatched time that contradicts itself, with a flag that says how much. The list below says it in a sentence. */
function ClashFlag({ mark, scale }: { mark: ClashMark; scale: TimeScale }) {
  const t = useTexts<typeof texts>('seasonBuilder');
  const duration = useDuration();
  const left = scale.at(mark.from);
  const words = {
    overlap: () => t('clash.overlap', { much: duration(mark.amount) }),
    reversed: () => t('clash.reversed'),
    announcedEarly: () => t('clash.announcedEarly'),
    confirmEarly: () => t('clash.confirmEarly'),
    confirmLate: () => t('clash.confirmLate'),
    rubric: () => t('clash.rubric', { points: mark.amount }),
  };
  return (
    <span
      className={styles.clash}
      data-narrow={mark.kind === 'rubric' || undefined}
      style={{ '--x': `${left}%`, '--w': `${scale.at(mark.until) - left}%` }}
      aria-hidden="true"
    >
      <b>{words[mark.kind]()}</b>
    </span>
  );
}
