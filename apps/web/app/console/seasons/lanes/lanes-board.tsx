import { koreanDay } from '@chulbal/contract/korean-days';
import type { Language } from '@chulbal/contract/language';
import { contradictions } from '@chulbal/contract/seasons/contradictions';
import { monthText, shortDayText } from '@chulbal/contract/time-texts';
import { useEffect, useRef } from 'react';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { useBuilder } from '../builder-context.ts';
import { holidayNames } from '../holiday-names.ts';
import { changeStage, moveStage } from '../plan/plan-edits.ts';
import { rangeOf, shadesOf, ticksOf, timeScale, type Zoom } from '../plan/time-scale.ts';
import type { seasonBuilder as texts } from '../season-builder.ko.ts';
import { LaneRow } from './lane-row.tsx';
import styles from './lanes.module.css';
import { useStageDrag } from './use-stage-drag.ts';

type Props = {
  zoom: Zoom;
  now: number;
  /** Pixels that a day takes. */
  seen: number;
  onSeen: (pixelsADay: number) => void;
};

/** The season's tracks as lanes over its months, with its stages as marks on them. */
export function LanesBoard({ zoom, now, seen, onSeen }: Props) {
  const t = useTexts<typeof texts>('seasonBuilder');
  const language = useLanguage();
  const { plan, view, editor, readOnly, choose, found } = useBuilder();
  const scale = timeScale(rangeOf(plan), zoom);
  const drag = useStageDrag(scale, readOnly, (place, part, days) => {
    if (days === 0) choose(place);
    else editor.edit(null, (now) => changeStage(now, place, (stage) => moveStage(stage, part, days)));
  });
  const { held } = drag;
  const shown = held
    ? changeStage(plan, held.place, (stage) => moveStage(stage, held.part, held.days))
    : plan;
  const wrong = held ? contradictions(shown) : found;
  const ticks = ticksOf(scale);
  const shades = shadesOf(
    scale,
    [...holidayNames(view.season.holidays, language)].map(([date, name]) => ({ date, name })),
  );
  const today = scale.at(now);
  const hasToday = today >= 0 && today <= 100;
  const board = useZoomedBoard(zoom, today, scale.days, onSeen);

  return (
    <section className={styles.board} ref={board} aria-label={t('lanes.label')}>
      <div className={styles.inside} style={{ '--least': `${scale.width}px` }}>
        <div className={styles.axis} aria-hidden="true">
          <span className={styles.corner} />
          <div className={styles.axisTime}>
            {ticks.map(({ key, at, left, kind }) => (
              <span key={key} className={styles[kind]} style={{ '--x': `${left}%` }}>
                {kind === 'month' ? monthName(at, language) : dayOfMonth(at)}
              </span>
            ))}
            {hasToday && (
              <b className={styles.todayFlag} style={{ '--x': `${today}%` }}>
                {t('lanes.today', { day: shortDayText(new Date(now), language) })}
              </b>
            )}
          </div>
        </div>
        {shown.tracks.map((track) => (
          <LaneRow
            key={track.trackNo ?? `lane ${track.lane}`}
            track={track}
            scale={scale}
            ticks={ticks}
            shades={shades}
            today={hasToday ? today : null}
            found={wrong}
            seen={seen}
            drag={drag}
          />
        ))}
      </div>
    </section>
  );
}

/** Keeps what was in the middle there when the zoom changes, and tells how many pixels a day takes. */
function useZoomedBoard(zoom: Zoom, today: number, days: number, onSeen: (pixelsADay: number) => void) {
  const board = useRef<HTMLElement>(null);
  const middle = useRef(today / 100);
  useEffect(() => {
    const element = board.current;
    if (!element) return;
    const lane = () => element.querySelector<HTMLElement>('[data-time]');
    const measure = () => onSeen((lane()?.clientWidth ?? 0) / days);
    const scrolled = () => {
      const width = lane()?.clientWidth ?? 1;
      middle.current = (element.scrollLeft + element.clientWidth / 2 - headWidth(element)) / width;
    };
    const observer = new ResizeObserver(measure);
    observer.observe(lane() ?? element);
    element.addEventListener('scroll', scrolled, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', scrolled);
    };
  }, [days, onSeen]);
  useEffect(() => {
    const element = board.current;
    if (!element || zoom === null) return;
    const width = element.querySelector<HTMLElement>('[data-time]')?.clientWidth ?? 0;
    element.scrollLeft = middle.current * width + headWidth(element) - element.clientWidth / 2;
  }, [zoom]);
  return board;
}

function headWidth(board: HTMLElement): number {
  return board.querySelector<HTMLElement>('[data-head]')?.offsetWidth ?? 0;
}

/** 5월, and the year with every January. */
function monthName(at: number, language: Language): string {
  const [year, month] = koreanDay(at).split('-').map(Number);
  const name = monthText(month ?? 1, language);
  if (month !== 1) return name;
  return language === 'ko' ? `${year} ${name}` : `${name} ${year}`;
}

function dayOfMonth(at: number): string {
  return String(Number(koreanDay(at).slice(8)));
}
