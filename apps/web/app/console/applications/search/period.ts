import type { Language } from '@chulbal/contract/language';
import { monthText, shortDayText } from '@chulbal/contract/time-texts';
import { shortMomentText } from '../../../lib/korean-time.ts';

/** A stretch of time; from is included, to is not. An empty text is an open end. */
export type Period = { from: string; to: string };

const dayMs = 86_400_000;
const hourMs = 3_600_000;
const offsetMs = 9 * hourMs;

type Moment = { at: number; whole: boolean };

/**
 * A period as it is typed, in Korean time: `05.08` the day, `>05.08` from it on, `<05.08 18:00` before it,
 * `05.01~05.08` both days counted, `오늘`, `3시간` the last three hours; in English `8 May` is a day as well. Years that
 * are not said are `year`'s.
 */
export function readPeriod(text: string, year: number, now: number): Period | null {
  const typed = inDigits(text.trim());
  const hours = /^(\d{1,3})\s*(?:시간|h|hours?)$/i.exec(typed)?.[1];
  if (hours && Number(hours) > 0) return period(now - Number(hours) * hourMs, null);
  if (/^(오늘|today)$/i.test(typed)) {
    const start = koreanDayStart(now);
    return period(start, start + dayMs);
  }
  const [first = '', second, ...more] = typed.split('~');
  if (more.length) return null;
  if (second !== undefined) {
    const from = first.trim() ? readMoment(first, year) : null;
    const to = second.trim() ? readMoment(second, year) : null;
    if ((first.trim() && !from) || (second.trim() && !to) || (!from && !to)) return null;
    return period(from?.at ?? null, to ? end(to) : null);
  }
  const sign = /^[<>]=?/.exec(typed)?.[0] ?? '';
  const moment = readMoment(typed.slice(sign.length), year);
  if (!moment) return null;
  if (sign.startsWith('>')) return period(moment.at, null);
  if (sign === '<=') return period(null, end(moment));
  if (sign === '<') return period(null, moment.at);
  return moment.whole ? period(moment.at, end(moment)) : null;
}

/** A period for readers: `05.08`, `05.01 – 05.08`, `05.08 17:00 –`, `– 05.08 18:00`; in English `8 May`. */
export function periodWords({ from, to }: Period, language: Language): string {
  const fromText = from && momentWords(from, language);
  if (!to) return `${fromText} –`;
  const toMidnight = isMidnight(Date.parse(to));
  const lastDay = new Date(Date.parse(to) - 1);
  const toText = toMidnight ? shortDayText(lastDay, language) : momentWords(to, language);
  if (!from) return `– ${toText}`;
  return fromText === toText ? fromText : `${fromText} – ${toText}`;
}

function momentWords(at: string, language: Language): string {
  return isMidnight(Date.parse(at)) ? shortDayText(at, language) : shortMomentText(at, language);
}

const months = Array.from({ length: 12 }, (_, index) => monthText(index + 1, 'en').toLowerCase());

/** A day as English writes it in digits: `8 May 2026, 17:30` is `2026.5.8 17:30`. */
function inDigits(text: string): string {
  return text.replace(/(\d{1,2})\s+([a-z]{3})[a-z]*(?:\s+(\d{4}))?,?/gi, (written, day, name, year) => {
    const month = months.indexOf(name.toLowerCase()) + 1;
    return month === 0 ? written : `${year ? `${year}.` : ''}${month}.${day}`;
  });
}

/** `05.08`, `2026.05.08`, `05-08 17:30` in Korean time. */
function readMoment(text: string, year: number): Moment | null {
  const parts = /^\s*(?:(\d{4})[.\-/])?(\d{1,2})[.\-/](\d{1,2})\.?(?:\s+|T)?(?:(\d{1,2}):(\d{2}))?\s*$/.exec(
    text,
  );
  if (!parts) return null;
  const [, y, month, day, hour, minute] = parts.map(Number);
  const started = Date.UTC(y || year, (month ?? 0) - 1, day, hour || 0, minute || 0);
  const back = new Date(started);
  const exists = back.getUTCMonth() + 1 === month && back.getUTCDate() === day && (hour || 0) < 24;
  return exists && (minute || 0) < 60 ? { at: started - offsetMs, whole: parts[4] === undefined } : null;
}

function end({ at, whole }: Moment): number {
  return whole ? at + dayMs : at;
}

function period(from: number | null, to: number | null): Period | null {
  if (from !== null && to !== null && from >= to) return null;
  const text = (at: number | null) => (at === null ? '' : new Date(at).toISOString());
  return { from: text(from), to: text(to) };
}

function koreanDayStart(at: number): number {
  return Math.floor((at + offsetMs) / dayMs) * dayMs - offsetMs;
}

function isMidnight(at: number): boolean {
  return (at + offsetMs) % dayMs === 0;
}
