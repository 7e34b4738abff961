import { REQUEST_DAYS } from '@chulbal/contract/data-requests.values';
import type { ErrorName } from '@chulbal/contract/errors';
import { addDays, koreanDay } from '@chulbal/contract/korean-days';

const DAY_MS = 86_400_000;

/** How long ago something may have come that is entered today, in days. */
export const MOST_DAYS_AGO = 60;

/** The last day (yyyy-MM-dd) on which a request is answered in time: the day it came is not counted, every other one is. */
export function dueDay(receivedAt: Date): string {
  return addDays(koreanDay(receivedAt), REQUEST_DAYS);
}

/** The last day after it was put off. */
export function extendedDay(dueOn: string): string {
  return addDays(dueOn, REQUEST_DAYS);
}

/** Which day of the term it is, from 1, and how many are left: 0 on the last one, negative once it is over. */
export function termOf(
  { receivedAt, dueOn }: { receivedAt: Date; dueOn: string },
  now: Date,
): { day: number; left: number } {
  const today = Date.parse(koreanDay(now));
  const gone = Math.round((today - Date.parse(koreanDay(receivedAt))) / DAY_MS);
  return { day: Math.max(1, gone), left: Math.round((Date.parse(dueOn) - today) / DAY_MS) };
}

type Facts = { state: string; dueOn: string; extended: boolean };

/** Why a request cannot be put off, or null: answered 4401, put off before 4402, its last day gone 4403. */
export function extensionProblem({ state, dueOn, extended }: Facts, now: Date): ErrorName | null {
  if (state !== 'open') return 'requestAnswered';
  if (extended) return 'requestPutOff';
  return koreanDay(now) > dueOn ? 'requestOverdue' : null;
}
