import type { TrackLane } from '../seasons/track-lane.ts';

/** Parts of the map's width are given in percent of it. */
export type MapScale = {
  months: { key: string; month: number; left: number; width: number }[];
  /** Where an instant lies, in percent; outside the map below 0 or over 100. */
  at(instant: string | number | Date): number;
};

const OFFSET_MS = 9 * 60 * 60 * 1000;

/** The months from the first opening to the last closing, by Korean days, and one more in which the last stage's name has room. */
export function mapScale(tracks: readonly Pick<TrackLane, 'stages'>[]): MapScale | null {
  const stages = tracks.flatMap((track) => track.stages);
  if (stages.length === 0) return null;
  const first = Math.min(...stages.map((stage) => Date.parse(stage.opensAt)));
  const last = Math.max(...stages.map((stage) => Date.parse(stage.closesAt)));
  const from = monthStart(first, 0);
  const until = monthStart(last, 2);
  const at = (instant: string | number | Date) =>
    ((new Date(instant).getTime() - from) / (until - from)) * 100;
  const months: MapScale['months'] = [];
  for (let start = from; start < until; start = monthStart(start, 1)) {
    const day = new Date(start + OFFSET_MS);
    const left = at(start);
    months.push({
      key: day.toISOString().slice(0, 7),
      month: day.getUTCMonth() + 1,
      left,
      width: at(monthStart(start, 1)) - left,
    });
  }
  return { months, at };
}

/** So much room (percent of the map) holds a stage's period on one line. */
const PERIOD_FITS = 9.5;

/**
 * On which row, counted from the lane, each stage's name stands, `lefts` in percent and in order: one that the next
 * would cover stands a row above it, so that the line of the next one does not run through its words.
 */
export function markRows(lefts: readonly number[]): number[] {
  const rows: number[] = [];
  for (const [at, left] of [...lefts.entries()].reverse()) {
    const covered = rows.filter((_, later) => later > at && (lefts[later] ?? 0) < left + PERIOD_FITS);
    rows[at] = Math.max(-1, ...covered) + 1;
  }
  return rows;
}

/** The instant at which the month of `at` begins in Korea, or one `later` months after it. */
function monthStart(at: number, later: number): number {
  const day = new Date(at + OFFSET_MS);
  return Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + later, 1) - OFFSET_MS;
}
