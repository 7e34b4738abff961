import { koreanDay } from '@chulbal/contract/korean-days';
import type { SeasonPlan } from '@chulbal/contract/seasons/plan';
import { DAY_MS, dayStart, monthStart, weekdayOf } from './korean-moment.ts';

/** Pixels a day takes; null fits the whole season into the width there is. */
export type Zoom = number | null;
export const zoomSteps = [4, 6, 9, 14, 22, 36] as const;

/** From this many pixels a day on, weeks are drawn; from the other on, days. */
const WEEKS_FROM = 9;
const DAYS_FROM = 22;

/** Fewer pixels a day than this and nothing on a lane can be told apart. */
const LEAST = 2;
const BEFORE = 6 * DAY_MS;
const AFTER = 24 * DAY_MS;

/** Milliseconds of the lanes' left and right end; whole months of Korea. */
export type Range = { from: number; until: number };

export type Tick = { key: string; at: number; left: number; kind: 'month' | 'week' | 'day' };
export type Shade = { key: string; left: number; width: number; name: string | null };

/** Where things lie on the lanes, in percent of their width. */
export type TimeScale = Range & {
  /** Least width of the lanes in pixels. */
  width: number;
  days: number;
  zoom: Zoom;
  at(instant: string | number): number;
  /** The instant at a share (0 to 1) of the width. */
  instantAt(share: number): number;
};

/** All moments of the plan; what is before the first and after the last leaves room for names. */
export function rangeOf(plan: SeasonPlan): Range {
  const moments = plan.tracks
    .flatMap(({ stages }) => stages)
    .flatMap(({ opensAt, closesAt, announcesAt, confirmBy }) => [opensAt, closesAt, announcesAt, confirmBy])
    .filter((moment) => moment !== null)
    .map((moment) => Date.parse(moment));
  if (moments.length === 0) {
    const start = Date.UTC(plan.year, 0, 1, 12);
    return { from: monthStart(start), until: monthStart(start, 12) };
  }
  const from = monthStart(Math.min(...moments) - BEFORE);
  const until = monthStart(Math.max(...moments) + AFTER, 1);
  return { from, until };
}

/** The scale over a range at a zoom. */
export function timeScale({ from, until }: Range, zoom: Zoom): TimeScale {
  const days = Math.round((until - from) / DAY_MS);
  return {
    from,
    until,
    days,
    zoom,
    width: Math.round(days * (zoom ?? LEAST)),
    at: (instant) => ((new Date(instant).getTime() - from) / (until - from)) * 100,
    instantAt: (share) => from + share * (until - from),
  };
}

/** The next step in or out; fitting counts as the step nearest to what is seen. */
export function zoomed(zoom: Zoom, direction: 1 | -1, seen: number): Zoom {
  const now = zoom ?? seen;
  if (direction === 1) return zoomSteps.find((step) => step > now * 1.05) ?? zoom;
  const smaller = zoomSteps.filter((step) => step < now * 0.95).at(-1);
  return smaller === undefined || smaller <= seen ? null : smaller;
}

/** Lines and labels of the axis: months always, weeks (Mondays) and days where there is room. */
export function ticksOf(scale: TimeScale): Tick[] {
  const ticks: Tick[] = [];
  const zoom = scale.zoom ?? 0;
  for (let at = scale.from; at < scale.until; at = monthStart(at, 1)) ticks.push(tick(scale, at, 'month'));
  if (zoom < WEEKS_FROM) return ticks;
  const months = new Set(ticks.map(({ at }) => at));
  for (let at = scale.from; at < scale.until; at += DAY_MS) {
    if (months.has(at)) continue;
    const monday = weekdayOf(at) === 1;
    if (monday || zoom >= DAYS_FROM) ticks.push(tick(scale, at, monday ? 'week' : 'day'));
  }
  return ticks.sort((one, other) => one.at - other.at);
}

function tick(scale: TimeScale, at: number, kind: Tick['kind']): Tick {
  return { key: `${kind} ${koreanDay(at)}`, at, left: scale.at(at), kind };
}

/** Public holidays always; Saturdays and Sundays where weeks are drawn. */
export function shadesOf(scale: TimeScale, holidays: readonly { date: string; name: string }[]): Shade[] {
  const width = 100 / scale.days;
  const weekends: Shade[] = [];
  if ((scale.zoom ?? 0) >= WEEKS_FROM) {
    for (let at = scale.from; at < scale.until; at += DAY_MS) {
      if (weekdayOf(at) % 6 === 0)
        weekends.push({ key: `weekend ${koreanDay(at)}`, left: scale.at(at), width, name: null });
    }
  }
  const free = holidays.flatMap(({ date, name }) => {
    const at = Date.parse(`${date}T00:00:00+09:00`);
    return at >= scale.from && at < scale.until
      ? [{ key: `holiday ${date}`, left: scale.at(at), width, name }]
      : [];
  });
  return [...weekends, ...free];
}

/** Whole days that a pointer has gone, from a share of the width. */
export function daysMoved(scale: TimeScale, share: number): number {
  return Math.round(share * scale.days) || 0;
}

/** The day under a pointer, at its beginning in Korea. */
export function dayAt(scale: TimeScale, share: number): number {
  return dayStart(scale.instantAt(Math.min(Math.max(share, 0), 0.9999)));
}
