import type { GuardianState } from '@chulbal/contract/guardians/guardians';
import { GUARDIAN_DAYS } from '@chulbal/contract/guardians/values';
import { secretHash } from '../secret.ts';

const DAY_MS = 24 * 3_600_000;

/** How long a guardian whose phone is proven may read and decide. */
export const PASS_LIFE_MS = 30 * 60_000;

/** The text of the consent that the page shows; a change of what it says is a new version. */
export const TERMS_VERSION = '2026-11-27';

/** When a request made at `now` lapses: five times 24 hours later, to the millisecond. */
export function lapsesAt(now: Date): Date {
  return new Date(now.getTime() + GUARDIAN_DAYS * DAY_MS);
}

/** Which of the five days of waiting it is, from 1. */
export function dayOfWaiting(askedAt: Date, now: Date): number {
  const days = Math.floor((now.getTime() - askedAt.getTime()) / DAY_MS) + 1;
  return Math.min(GUARDIAN_DAYS, Math.max(1, days));
}

/** Whether a request that nobody has answered is over: nothing of it counts, even where the sweep has yet to come. */
export function hasLapsed({ state, until }: { state: GuardianState; until: Date }, now: Date): boolean {
  return state === 'waiting' && until <= now;
}

/** Whether what a guardian's browser holds opens what stands behind the link. */
export function isPassGood(
  { passHash, passUntil }: { passHash: string | null; passUntil: Date | null },
  pass: string,
  now: Date,
): boolean {
  return passHash !== null && passHash === secretHash(pass) && passUntil !== null && now < passUntil;
}

/** `010-••••-3917`: enough to know one's own number by. */
export function shownPhone(phone: string): string {
  return `${phone.slice(0, 4)}••••${phone.slice(-5)}`;
}

/** The day on which somebody is 14 (yyyy-MM-dd); born on 29 February it is 1 March where there is none. */
export function fourteenthBirthday(birthDate: string): string {
  const year = Number(birthDate.slice(0, 4)) + 14;
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return birthDate.endsWith('-02-29') && !isLeap ? `${year}-03-01` : `${year}${birthDate.slice(4)}`;
}
