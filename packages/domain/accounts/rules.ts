import { createHmac } from 'node:crypto';
import { koreanDay } from '@chulbal/contract/korean-days';
import type { Bilingual } from '@chulbal/contract/language';

const GUARDIAN_AGE = 14;
const OLDEST_YEARS = 120;

/**
 * Whether somebody born on `birthDate` (yyyy-MM-dd) is under 14 on the day it is in Korea (P-02). The age is
 * reached on the birthday; a birthday on 29 February counts on 1 March of other years.
 */
export function isUnderFourteen(birthDate: string, now: Date): boolean {
  return koreanDay(now) < yearsAfter(birthDate, GUARDIAN_AGE);
}

/** A day that lies in the past, within a human life. */
export function isBirthDate(birthDate: string, now: Date): boolean {
  const today = koreanDay(now);
  return birthDate <= today && today < yearsAfter(birthDate, OLDEST_YEARS);
}

/** The same day some years later, as text that compares; 29 February may name a day that does not exist. */
function yearsAfter(day: string, years: number): string {
  return `${String(Number(day.slice(0, 4)) + years).padStart(4, '0')}${day.slice(4)}`;
}

/** Whether two people's names are spelled alike, however the device composes Hangul or sets spaces. */
export function isSameName(one: string, other: string): boolean {
  const plain = (name: string) => name.normalize('NFC').replace(/\s/gu, '').toLowerCase();
  return plain(one) === plain(other);
}

/** The newest version of a term that is in force. */
export type CurrentTerm = { term: string; version: string; required: boolean; title: Bilingual };

export type GivenConsent = { term: string; version: string; agreed: boolean };

/**
 * What to record of the consents given at sign-up: an answer for each term in force, where an unticked box
 * and an older text count as refused (P-01). `missing` names required terms that were not agreed to.
 */
export function consentsAtSignUp(
  current: readonly CurrentTerm[],
  given: readonly GivenConsent[],
): { record: GivenConsent[]; missing: string[] } {
  const record = current.map(({ term, version }) => {
    const agreed = given.some((one) => one.term === term && one.version === version && one.agreed);
    return { term, version, agreed };
  });
  const required = new Set(current.filter((one) => one.required).map((one) => one.term));
  const missing = record.filter((one) => required.has(one.term) && !one.agreed).map((one) => one.term);
  return { record, missing };
}

/**
 * The key (base64, 32 bytes) under which a user's device keeps drafts that the server has not acknowledged.
 * The same on every device of the user and after every log-in, and nobody else's.
 */
export function deviceKeyOf(userId: number, secret: string): string {
  return createHmac('sha256', secret).update(`device key of user ${userId}`).digest('base64');
}
