import { koreanDay } from '@chulbal/contract/korean-days';
import type { PlannedStage, PlannedTrack } from '@chulbal/contract/seasons/plan';
import { shortDayText } from '@chulbal/contract/time-texts';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useState } from 'react';
import { classNames } from '../../../lib/class-names.ts';
import { momentText, periodText } from '../../../lib/korean-time.ts';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { useBuilder } from '../builder-context.ts';
import { nameOf } from '../name-of.ts';
import { DAY_MS } from '../plan/korean-moment.ts';
import { changeStage, moveStage, type Part, removeStage } from '../plan/plan-edits.ts';
import { deedOfKey } from '../plan/stage-keys.ts';
import type { TimeScale } from '../plan/time-scale.ts';
import type { seasonBuilder as texts } from '../season-builder.ko.ts';
import { isStageHeld } from '../stages-held.ts';
import styles from './stage-mark.module.css';
import type { StageDrag } from './use-stage-drag.ts';

type Props = {
  track: PlannedTrack;
  trackName: string;
  stage: PlannedStage;
  /** Percent of the lane until the next mark. */
  room: number;
  /** Something that blocks has to do with it. */
  clashes: boolean;
  scale: TimeScale;
  /** Pixels that a day takes. */
  seen: number;
  drag: StageDrag;
};

/**
 * A stage on its lane. The mark moves as a whole, its two ends each by themselves, by pointer or by arrow keys; the
 * ends are stops of the Tab key while the stage is chosen or focus is in it.
 */
export function StageMark({ track, trackName, stage, room, clashes, scale, seen, drag }: Props) {
  const t = useTexts<typeof texts>('seasonBuilder');
  const language = useLanguage();
  const { chosen, view, choose, editor, readOnly, say } = useBuilder();
  const [focused, setFocused] = useState(false);
  const place = { lane: track.lane, stageNo: stage.stageNo };
  const isChosen = chosen?.lane === place.lane && chosen.stageNo === place.stageNo;
  const { opensAt, closesAt, announcesAt } = stage;
  if (!opensAt || !closesAt) return null;

  const left = scale.at(opensAt);
  const width = Math.max(0, scale.at(closesAt) - left);
  const name = nameOf(stage.name, language) ?? t(`kind.${stage.kind}`);
  const full = `${trackName} ${name}`;
  const pixels = (percent: number) => (percent / 100) * scale.days * seen;
  const after = pixels(room - width);
  const isOutside = clashes ? after > 48 : textWidth(name) > pixels(width) && after > pixels(width);
  const isFlag = stage.kind === 'final';
  const isHeld = drag.held?.place.lane === place.lane && drag.held.place.stageNo === place.stageNo;

  function press(event: KeyboardEvent, part: Part) {
    const deed = deedOfKey(event);
    if (!deed || (readOnly && deed.kind !== 'choose')) return;
    event.preventDefault();
    event.stopPropagation();
    if (deed.kind === 'choose') choose(place, 'title');
    else if (deed.kind === 'remove' && isStageHeld(view.season, track, stage.stageNo)) {
      say(t('lanes.held', { name: full }));
    } else if (deed.kind === 'remove') {
      editor.edit(null, (plan) => removeStage(plan, place));
      say(t('lanes.removed', { name: full }));
    } else {
      const at = `move ${place.lane} ${place.stageNo} ${part}`;
      editor.edit(at, (plan) => changeStage(plan, place, (one) => moveStage(one, part, deed.days)));
    }
  }
  const opens = momentText(opensAt, language);
  const closes = momentText(closesAt, language);
  const held = (part: Part, moment: string) => ({
    days: scale.days,
    day: Math.floor((Date.parse(moment) - scale.from) / DAY_MS),
    readOnly,
    onDown: (event: PointerEvent<HTMLElement>) => drag.down(event, place, part),
    onKey: (event: KeyboardEvent) => press(event, part),
  });

  return (
    <div
      role="group"
      aria-label={full}
      className={classNames(
        styles.stage,
        isFlag && styles.flag,
        stage.kind === 'material' && styles.material,
        isChosen && styles.chosen,
        isOutside && styles.outside,
        clashes && styles.clashes,
        isHeld && styles.held,
      )}
      style={{ '--x': `${left}%`, '--w': `${width}%`, '--room': `${room}%` }}
      onFocus={() => setFocused(true)}
      onBlur={() => {
        setFocused(false);
        editor.rest();
      }}
    >
      <MarkSlider
        {...held('whole', opensAt)}
        label={full}
        text={t('lanes.period', { opens, closes, days: daysIn(opensAt, closesAt) })}
        className={styles.bar}
        stop
        stage={`${place.lane}-${place.stageNo}`}
        current={isChosen}
        title={`${name} ${opens} – ${closes}`}
      >
        {isChosen && !isOutside && <span className={styles.inBar}>{name}</span>}
      </MarkSlider>
      {!readOnly && (
        <>
          <MarkSlider
            {...held('start', opensAt)}
            label={t('lanes.start', { name: full })}
            text={opens}
            className={styles.start}
            stop={isChosen || focused}
          />
          <MarkSlider
            {...held('end', closesAt)}
            label={t('lanes.end', { name: full })}
            text={closes}
            className={styles.end}
            stop={isChosen || focused}
          />
        </>
      )}
      <div className={styles.nameBox} aria-hidden="true">
        <b>{name}</b>
      </div>
      <div className={styles.label} aria-hidden="true">
        <time>
          {isFlag && sameDay(opensAt, closesAt)
            ? shortDayText(opensAt, language)
            : periodText(opensAt, closesAt, language)}
        </time>
      </div>
      {announcesAt && (
        <i
          className={styles.announces}
          style={{ '--x': `${scale.at(announcesAt)}%` }}
          title={t('lanes.announces', { at: momentText(announcesAt, language) })}
        />
      )}
    </div>
  );
}

/** About how many pixels a name takes on a bar, its edges included. */
function textWidth(name: string): number {
  const letters = [...name].reduce((sum, letter) => sum + (letter > '\u2fff' ? 12.5 : 7), 0);
  return letters + 15;
}

/** Days that a stage lasts, each begun one counted. */
function daysIn(opensAt: string, closesAt: string): number {
  return Math.max(0, Math.ceil((Date.parse(closesAt) - Date.parse(opensAt)) / DAY_MS));
}

function sameDay(one: string, other: string): boolean {
  return koreanDay(one) === koreanDay(other);
}

type MarkSliderProps = {
  label: string;
  /** What is heard when it moves. */
  text: string;
  /** Day of the lanes on which it stands, of so many. */
  day: number;
  days: number;
  readOnly: boolean;
  className: string | undefined;
  /** Whether the Tab key stops at it. */
  stop: boolean;
  stage?: string;
  current?: boolean;
  title?: string;
  onDown: (event: PointerEvent<HTMLElement>) => void;
  onKey: (event: KeyboardEvent) => void;
  children?: ReactNode;
};

/** A mark on a lane, or an end of one, that moves by days: a slider for who does not see it. */
function MarkSlider(props: MarkSliderProps) {
  const {
    label,
    text,
    day,
    days,
    readOnly,
    className,
    stop,
    stage,
    current,
    title,
    onDown,
    onKey,
    children,
  } = props;
  return (
    <div
      role="slider"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={days}
      aria-valuenow={day}
      aria-valuetext={text}
      aria-readonly={readOnly || undefined}
      aria-current={current || undefined}
      tabIndex={stop ? 0 : -1}
      className={className}
      data-stage={stage}
      title={title}
      onPointerDown={onDown}
      onKeyDown={onKey}
    >
      {children}
    </div>
  );
}
