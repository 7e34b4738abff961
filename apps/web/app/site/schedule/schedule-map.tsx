import type { StageView } from '@chulbal/contract/seasons/seasons';
import { currentStage, stageState } from '@chulbal/contract/seasons/seasons.rules';
import { monthText, shortDayText } from '@chulbal/contract/time-texts';
import { classNames } from '../../lib/class-names.ts';
import { periodText } from '../../lib/korean-time.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { laneColour } from '../../ui/lane/lane-colour.ts';
import { LaneNo } from '../../ui/lane/lane-no.tsx';
import type { TrackLane } from '../seasons/track-lane.ts';
import { type MapScale, mapScale, markRows } from './map-scale.ts';
import type { schedule as texts } from './schedule.ko.ts';
import styles from './schedule-map.module.css';
import { StageStatus } from './stage-status.tsx';

type Props = { tracks: readonly TrackLane[]; chosen: TrackLane; now: number };

/** A stage narrower than this part of the map (percent) carries no number of its own. */
const NUMBER_FITS = 3.5;

/** So much of the full colour (percent) holds a number whole; else it stands behind today's line. */
const NUMBER_HELD = 6;

/**
 * All lanes over the months of the season; the chosen one grows. Hidden from assistive technology and from
 * narrow screens, because the list and the table below carry the same facts.
 */
export function ScheduleMap({ tracks, chosen, now }: Props) {
  const t = useTexts<typeof texts>('schedule');
  const language = useLanguage();
  const scale = mapScale(tracks);
  if (!scale) return null;
  const today = scale.at(now);
  return (
    <div className={styles.map} aria-hidden="true">
      <div className={styles.months}>
        {scale.months.map(({ key, month, left }) => (
          <span key={key} className={styles.month} style={{ '--x': `${left}%` }}>
            {monthText(month, language)}
          </span>
        ))}
      </div>
      {tracks.map((track) => (
        <MapLane key={track.trackNo} track={track} isChosen={track === chosen} scale={scale} now={now} />
      ))}
      {today >= 0 && today <= 100 && (
        <div className={styles.today} style={{ '--t': today / 100 }}>
          <b>{t('today', { day: shortDayText(new Date(now), language) })}</b>
        </div>
      )}
    </div>
  );
}

type LaneProps = { track: TrackLane; isChosen: boolean; scale: MapScale; now: number };

function MapLane({ track, isChosen, scale, now }: LaneProps) {
  const t = useTexts<typeof texts>('schedule');
  const stage = currentStage(track.stages, now);
  const rows = markRows(track.stages.map(({ opensAt }) => scale.at(opensAt)));
  return (
    <>
      <div className={classNames(styles.name, isChosen && styles.chosenName)}>
        <LaneNo lane={track.lane} size={isChosen ? 'md' : 'sm'} />
        {t('track', { name: track.name })}
        {isChosen && stage && <StageStatus stage={stage} now={now} named />}
      </div>
      <div
        className={classNames(styles.lane, isChosen && styles.chosenLane)}
        data-lane={laneColour(track.lane)}
        style={{ '--rows': Math.max(0, ...rows) }}
      >
        {scale.months.slice(1).map(({ key, left }) => (
          <span key={key} className={styles.grid} style={{ '--x': `${left}%` }} />
        ))}
        {track.stages.map((one, index) => (
          <Leg
            key={one.stageNo}
            stage={one}
            next={track.stages[index + 1]}
            number={index + 1}
            row={rows[index] ?? 0}
            isChosen={isChosen}
            scale={scale}
            now={now}
          />
        ))}
      </div>
    </>
  );
}

type LegProps = {
  stage: StageView;
  next: StageView | undefined;
  number: number;
  /** Rows above the lane at which its name stands. */
  row: number;
  isChosen: boolean;
  scale: MapScale;
  now: number;
};

function Leg({ stage, next, number, row, isChosen, scale, now }: LegProps) {
  const language = useLanguage();
  const opens = Date.parse(stage.opensAt);
  const closes = Date.parse(stage.closesAt);
  const left = scale.at(opens);
  const width = scale.at(closes) - left;
  const state = stageState(stage, now);
  const room = (next && row === 0 ? scale.at(Date.parse(next.opensAt)) : 100) - left;
  const place = { '--x': `${left}%` };
  const run = ((now - opens) / (closes - opens)) * 100;
  const isFinish = stage.kind === 'final';
  const filled = state === 'open' ? (width * run) / 100 : width;
  // no line runs through the number: it stands whole on the full colour, or behind it on the pale one
  const isBehind = state === 'open' && filled < NUMBER_HELD;
  const numberAt = isBehind ? left + filled : left;
  return (
    <>
      <span
        className={classNames(
          styles.leg,
          isFinish && styles.finish,
          !isFinish && state === 'open' && styles.running,
          !isFinish && (state === 'closed' || state === 'announced') && styles.past,
        )}
        style={{ ...place, '--w': `${width}%`, '--at': `${run}%` }}
      />
      {isChosen && (
        <span className={styles.mark} style={{ ...place, '--room': `${room}%`, '--row': row }}>
          {stage.name}
          <small>{periodText(stage.opensAt, stage.closesAt, language)}</small>
        </span>
      )}
      {isChosen && !isFinish && left + width - numberAt > NUMBER_FITS && (
        <span
          className={classNames(styles.number, state !== 'upcoming' && !isBehind && styles.numberOnLane)}
          style={{ '--x': `${numberAt}%` }}
        >
          {number}
        </span>
      )}
    </>
  );
}
