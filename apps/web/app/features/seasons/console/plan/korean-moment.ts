/** Operators write and move times of Korea, which has had one offset and no summer time since 1988. */
const OFFSET_MS = 9 * 60 * 60 * 1000;
const HOUR_MS = 60 * 60 * 1000;
export const DAY_MS = 24 * HOUR_MS;

/** `2026.05.07 09:00` in Korea, as it is written in a field; empty for none. */
export function momentText(instant: string | null): string {
  return instant ? `${localText(instant).slice(0, 10).replaceAll('-', '.')} ${timeText(instant)}` : '';
}

/** `2026-05-07T09:00` in Korea, as the browser's own picker takes it. */
export function pickerText(instant: string | null): string {
  return instant ? localText(instant).slice(0, 16) : '';
}

/** `2026-05-07` in Korea. */
export function dayOf(instant: string | number): string {
  return localText(instant).slice(0, 10);
}

/** `09:00` in Korea. */
export function timeText(instant: string): string {
  return localText(instant).slice(11, 16);
}

/**
 * Reads what people write for a time of Korea: `2026.05.07 09:00`, `2026-5-7 9:00`, `05.07 09:00` (of `year`),
 * `20260507 0900`. Without a time it is `otherwise`. Null for what is no moment, such as 02.30.
 */
export function parseMoment(text: string, year: number, otherwise = '00:00'): string | null {
  const [, y, m, d, time = ''] = dayAndTime(text.trim()) ?? [];
  if (m === undefined || d === undefined) return null;
  const [, hours, minutes = '0'] = /^(\d{1,2}):?(\d{2})?$/.exec(time || otherwise) ?? [];
  if (hours === undefined) return null;
  const parts = [y ? Number(y) : year, Number(m), Number(d), Number(hours), Number(minutes)] as const;
  const at = Date.UTC(parts[0], parts[1] - 1, parts[2], parts[3], parts[4]);
  const read = new Date(at);
  const same = [
    read.getUTCFullYear(),
    read.getUTCMonth() + 1,
    read.getUTCDate(),
    read.getUTCHours(),
    read.getUTCMinutes(),
  ];
  if (parts[0] < 2000 || parts[0] > 9999 || same.some((part, place) => part !== parts[place])) return null;
  return new Date(at - OFFSET_MS).toISOString();
}

function dayAndTime(text: string): RegExpExecArray | null {
  return (
    /^(?:(\d{4})[.\-/년]\s*)?(\d{1,2})[.\-/월]\s*(\d{1,2})[.일]?(?:(?:\s+|T)(\d{1,2}:?\d{2}))?$/.exec(text) ??
    /^(\d{4})(\d{2})(\d{2})(?:\s*(\d{2}:?\d{2}))?$/.exec(text)
  );
}

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

function localText(instant: string | number): string {
  return new Date(new Date(instant).getTime() + OFFSET_MS).toISOString();
}
