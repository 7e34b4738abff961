/** Operators write and move times of Korea, which has had one offset and no summer time since 1988. */
const OFFSET_MS = 9 * 60 * 60 * 1000;
const HOUR_MS = 60 * 60 * 1000;
export const DAY_MS = 24 * HOUR_MS;

/** The same time of day so many days later. */
export function addDays(instant: string, days: number): string {
  return new Date(Date.parse(instant) + days * DAY_MS).toISOString();
}

/** Whole hours from one instant to another, part of an hour counted as one. */
export function hoursBetween(from: string, until: string): number {
  return Math.ceil((Date.parse(until) - Date.parse(from)) / HOUR_MS);
}

/** When a day begins in Korea (ms). */
export function dayStart(at: number): number {
  return Math.floor((at + OFFSET_MS) / DAY_MS) * DAY_MS - OFFSET_MS;
}

/** When the month of `at` begins in Korea (ms), or one `later` months after it. */
export function monthStart(at: number, later = 0): number {
  const day = new Date(at + OFFSET_MS);
  return Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + later, 1) - OFFSET_MS;
}

/** 0 for Sunday to 6 for Saturday, in Korea. */
export function weekdayOf(at: number): number {
  return new Date(at + OFFSET_MS).getUTCDay();
}
