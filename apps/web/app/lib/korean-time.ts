import { koreanDay, weekday } from '@chulbal/contract/korean-days';
import type { Language } from '@chulbal/contract/language';
import { fullDayText, type Instant, shortDayText } from '@chulbal/contract/time-texts';

/** Times are shown in Korea's time, which has had one offset and no summer time since 1988. */
const OFFSET_MS = 9 * 60 * 60 * 1000;

const weekdays = {
  ko: ['일', '월', '화', '수', '목', '금', '토'],
  en: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
} as const;

/** MM.dd – MM.dd, in English 27 Nov – 3 Dec, or the one day. */
export function periodText(from: Instant, until: Instant, language: Language): string {
  const [first, last] = [shortDayText(from, language), shortDayText(until, language)];
  return koreanDay(from) === koreanDay(until) ? first : `${first} – ${last}`;
}

/** MM.dd(월); in English 27 Nov (Fri). */
export function dayOfWeekText(at: Instant, language: Language): string {
  return `${shortDayText(at, language)}${language === 'ko' ? '' : ' '}(${weekdayOf(at, language)})`;
}

/** yyyy.MM.dd(월); in English 27 Nov 2026 (Fri). */
export function longDayText(at: Instant, language: Language): string {
  return `${fullDayText(at, language)}${language === 'ko' ? '' : ' '}(${weekdayOf(at, language)})`;
}

function weekdayOf(at: Instant, language: Language): string {
  return weekdays[language][weekday(koreanDay(at))] ?? '';
}

/** HH:mm */
export function timeText(at: Instant): string {
  return inKorea(at).slice(11, 16);
}

/** HH:mm:ss */
export function secondText(at: Instant): string {
  return inKorea(at).slice(11, 19);
}

/** When something was saved, as of `now`: HH:mm:ss, with the day before it (MM.dd, 27 Nov) where that is an earlier one. */
export function savedTimeText(at: Instant, now: Instant, language: Language): string {
  return koreanDay(at) < koreanDay(now) ? `${shortDayText(at, language)} ${secondText(at)}` : secondText(at);
}

/** MM.dd(월) HH:mm; in English 27 Nov (Fri), 18:00. */
export function momentText(at: Instant, language: Language): string {
  return `${dayOfWeekText(at, language)}${language === 'ko' ? '' : ','} ${timeText(at)}`;
}

/** 05.28(목) 19:00 – 21:00; both days where it takes more than one. */
export function spanText(from: Instant, until: Instant, language: Language): string {
  const ends = koreanDay(from) === koreanDay(until) ? timeText(until) : momentText(until, language);
  return `${momentText(from, language)} – ${ends}`;
}

/** yyyy.MM.dd(월) HH:mm; in English 27 Nov 2026 (Fri), 18:00. */
export function longMomentText(at: Instant, language: Language): string {
  return `${longDayText(at, language)}${language === 'ko' ? '' : ','} ${timeText(at)}`;
}

/** MM.dd HH:mm, in English 27 Nov 18:00: where many stand in a narrow column. */
export function shortMomentText(at: Instant, language: Language): string {
  return `${shortDayText(at, language)} ${timeText(at)}`;
}

/** yyyy-MM-ddTHH:mm in Korea's time, as an input for date and time holds it. */
export function localText(at: Instant): string {
  return inKorea(at).slice(0, 16);
}

/** The instant that an input's text means in Korea's time, as ISO text; null where it means none. */
export function instantOfLocal(text: string): string | null {
  const parsed = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(text) ? Date.parse(`${text}:00Z`) : Number.NaN;
  return Number.isNaN(parsed) ? null : new Date(parsed - OFFSET_MS).toISOString();
}

/** Whole days from the Korean day of `now` to that of `at`: D-0 is today, negative is past. */
export function daysUntil(at: Instant, now: Instant): number {
  const day = (instant: Instant) => Date.parse(koreanDay(instant));
  return Math.round((day(at) - day(now)) / 86_400_000);
}

/** D-12, D-DAY; in English 12 days left, Last day. Null once it is past. */
export function dDay(at: Instant, now: Instant, language: Language): string | null {
  if (new Date(at).getTime() <= new Date(now).getTime()) return null;
  const days = daysUntil(at, now);
  if (language === 'en') return days === 0 ? 'Last day' : `${days} ${days === 1 ? 'day' : 'days'} left`;
  return days === 0 ? 'D-DAY' : `D-${days}`;
}

/** ISO text whose digits are Korea's. */
function inKorea(at: Instant): string {
  return new Date(new Date(at).getTime() + OFFSET_MS).toISOString();
}
