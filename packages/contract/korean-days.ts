/** Korea has had one offset, +09:00, and no summer time since 1988. */
const OFFSET_MS = 9 * 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The day in Korea at an instant, as yyyy-MM-dd: for counting and comparing; `time-texts.ts` writes it for people. */
export function koreanDay(instant: Date | string | number): string {
  return new Date(new Date(instant).getTime() + OFFSET_MS).toISOString().slice(0, 10);
}

/** The instant at which it is `time` (HH:mm) on `day` (yyyy-MM-dd) in Korea. */
export function koreanInstant(day: string, time: string): Date {
  return new Date(`${day}T${time}:00+09:00`);
}

/** Milliseconds since midnight in Korea. */
export function timeOfKoreanDay(instant: Date): number {
  const time = (instant.getTime() + OFFSET_MS) % DAY_MS;
  return time < 0 ? time + DAY_MS : time;
}

/** The day `count` days after `day`; before it when negative. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);
}

/** The day `count` months after `day`; the last day of a month that is too short (31 January + 1). */
export function addMonths(day: string, count: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month + count, 0));
  lastOfMonth.setUTCDate(Math.min(date, lastOfMonth.getUTCDate()));
  return lastOfMonth.toISOString().slice(0, 10);
}

/** 0 for Sunday to 6 for Saturday. */
export function weekday(day: string): number {
  return new Date(day).getUTCDay();
}
