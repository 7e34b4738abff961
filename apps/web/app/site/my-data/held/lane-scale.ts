import type { Held } from '@chulbal/contract/my-data';

const DAY_MS = 86_400_000;
const YEAR_MS = 365.25 * DAY_MS;

/** Shorter, an end mark would stand on the start line. In per cent of a lane. */
const SHORTEST = 5;

/** How much time the lanes show: `ms` across, and a mark at each quarter. */
export type LaneScale = { ms: number; marks: { at: string; share: number }[] };

type Lasting = Pick<Held, 'until'> & { days: number | null };

/** Whole years, at least four, so that the last end mark stands within. */
export function laneScale(held: readonly Lasting[], now: string): LaneScale {
  const start = Date.parse(now);
  const longest = Math.max(...held.map(({ until }) => (until ? Date.parse(until) - start : 0)), 0);
  const ms = Math.max(4, Math.ceil((longest * 1.02) / YEAR_MS)) * YEAR_MS;
  const marks = [25, 50, 75].map((share) => ({
    share,
    at: new Date(start + (ms * share) / 100).toISOString(),
  }));
  return { ms, marks };
}

/** Where the end mark of a lane stands, in per cent; null for what has no day. */
export function shareOf({ until, days }: Lasting, { ms }: LaneScale, now: string): number | null {
  if (until === null && days === null) return null;
  const lasts = until === null ? (days ?? 0) * DAY_MS : Date.parse(until) - Date.parse(now);
  return Math.min(100, Math.max(SHORTEST, (lasts / ms) * 100));
}
