import { addDays, koreanDay, koreanInstant, weekday } from '@chulbal/contract/korean-days';

/** Days from today on which a stage opens and closes. */
export type Offsets = readonly [opens: number, closes: number];

const OPENS = '10:00';
const CLOSES = '18:00';
const ANNOUNCES = '14:00';

/**
 * The demo's lanes by days from today, so that on any day 캠퍼스 and 도전 take applications for about twelve more
 * days and 새싹 for about 23, 성장 is being reviewed and 글로벌 opens in about 19 days.
 */
export const laneOffsets: Record<number, { application: Offsets; review: Offsets; presentation: Offsets }> = {
  1: { application: [-16, 23], review: [27, 37], presentation: [61, 65] },
  2: { application: [-30, 12], review: [15, 30], presentation: [54, 58] },
  3: { application: [-30, 12], review: [15, 30], presentation: [47, 51] },
  4: { application: [-51, -6], review: [-2, 9], presentation: [33, 37] },
  5: { application: [19, 44], review: [48, 58], presentation: [75, 79] },
};

/** Stages that all lanes share. */
export const sharedOffsets = { exhibition: [89, 114], final: [155, 156] } as const;

/** The exhibition of the season before last, whose market is open for weeks to come. */
export const encoreOffsets = { exhibition: [-12, 37] } as const;

/** Fifty-two weeks: last year's season fell on the same days of the week. */
export const LAST_SEASON_DAYS = -364;

/**
 * The period of a stage around `today` (yyyy-MM-dd in Korea), from 10:00 to 18:00. Nothing opens or closes on a
 * weekend: what lies ahead moves to Monday, a past opening back to Friday, so that "open today" stays true.
 */
export function stagePeriod(today: string, [opens, closes]: Offsets, shift = 0) {
  const opening = opens <= 0 ? backToFriday(addDays(today, opens)) : onToMonday(addDays(today, opens));
  const closing = onToMonday(addDays(today, closes));
  return {
    opensAt: koreanInstant(addDays(opening, shift), OPENS),
    closesAt: koreanInstant(addDays(closing, shift), CLOSES),
  };
}

/** When results are out: 14:00 on a weekday about `after` days after the closing. */
export function announcement(today: string, [, closes]: Offsets, after: number, shift = 0): Date {
  const day = onToMonday(addDays(onToMonday(addDays(today, closes)), after));
  return koreanInstant(addDays(day, shift), ANNOUNCES);
}

/** Until when members confirm their entry: 18:00 on the day before the review begins. */
export function confirmation(today: string, review: Offsets, shift = 0): Date {
  const { opensAt } = stagePeriod(today, review, shift);
  return koreanInstant(addDays(koreanDay(opensAt), -1), CLOSES);
}

/** `time` (HH:mm) on `day`; on a weekend on the Monday after it, or on the Friday before where it must not be later. */
export function workingTime(day: string, time: string, away: 'after' | 'before' = 'after'): Date {
  return koreanInstant(away === 'after' ? onToMonday(day) : backToFriday(day), time);
}

function onToMonday(day: string): string {
  return addDays(day, { 0: 1, 6: 2 }[weekday(day)] ?? 0);
}

function backToFriday(day: string): string {
  return addDays(day, { 0: -2, 6: -1 }[weekday(day)] ?? 0);
}
