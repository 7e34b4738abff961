import type { Language } from './language.ts';

/** Korea has had one offset, +09:00, and no summer time since 1988. */
const OFFSET_MS = 9 * 60 * 60 * 1000;

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/** An instant; a day alone (yyyy-MM-dd) counts as that day in Korea. */
export type Instant = string | number | Date;

/** yyyy.MM.dd, the specification's form of a date; in English 27 Nov 2026. */
export function fullDayText(at: Instant, language: Language): string {
  const { year } = partsOf(at);
  return language === 'ko' ? `${year}.${shortDayText(at, 'ko')}` : `${shortDayText(at, 'en')} ${year}`;
}

/** MM.dd; in English 27 Nov, for of 11.12 nobody knows which is the month. */
export function shortDayText(at: Instant, language: Language): string {
  const { month, day } = partsOf(at);
  return language === 'ko' ? `${month}.${day}` : `${Number(day)} ${monthText(Number(month), 'en')}`;
}

/** 11월, in English Nov, by the number of the month. */
export function monthText(month: number, language: Language): string {
  return language === 'ko' ? `${month}월` : (months[month - 1] ?? '');
}

/** yyyy.MM; in English Nov 2026. */
export function yearMonthText(at: Instant, language: Language): string {
  const { year, month } = partsOf(at);
  return language === 'ko' ? `${year}.${month}` : `${monthText(Number(month), 'en')} ${year}`;
}

/** yyyy.MM.dd HH:mm; in English 27 Nov 2026, 18:00. */
export function fullMomentText(at: Instant, language: Language): string {
  return withTime(at, language, partsOf(at).time.slice(0, 5));
}

/** yyyy.MM.dd HH:mm:ss, as on a receipt; in English 27 Nov 2026, 18:00:05. */
export function stampText(at: Instant, language: Language): string {
  return withTime(at, language, partsOf(at).time);
}

function withTime(at: Instant, language: Language, time: string): string {
  return `${fullDayText(at, language)}${language === 'ko' ? '' : ','} ${time}`;
}

function partsOf(at: Instant) {
  const local = new Date(new Date(at).getTime() + OFFSET_MS).toISOString();
  const [year = '', month = '', day = ''] = local.slice(0, 10).split('-');
  return { year, month, day, time: local.slice(11, 19) };
}
