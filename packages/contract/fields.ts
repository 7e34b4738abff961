import { z } from 'zod';
import { lettersSeen, saysEnough } from './letters-seen.ts';
import type { LeastLetters, ReasonLength } from './reason-lengths.values.ts';
import { hasRegistrationNumber } from './registration-number.ts';
import { emailPattern, isDay, isLinkAddress, MAX_EMAIL, phonePattern } from './single-values.ts';

/** Forms of single values that several features share. Messages name a row of `fieldErrors`. */

/** 010-1234-1234 (specification, section 5). */
export const phone = z.string().regex(phonePattern, 'phone');

/** Trimmed and lower-cased, at most 254 characters (RFC 5321). */
export const email = z
  .string()
  .trim()
  .toLowerCase()
  .max(MAX_EMAIL, 'email')
  .pipe(z.email({ pattern: emailPattern, error: 'email' }));

/** yyyy-MM-dd of a day that exists. */
export const isoDate = z.string().refine(isDay, 'date').meta({ format: 'date' });

/** Six digits, in whatever groups and letters somebody types them: before a page's scripts run, nothing tidies them. */
const sixDigits = z
  .string()
  .max(20, 'code')
  .overwrite((text) => text.normalize('NFKC').replaceAll(/\s/g, ''))
  .regex(/^\d{6}$/, 'code');

/** A code that was sent by e-mail or SMS. */
export const verificationCode = sixDigits;

/** 8 to 128 characters as people count them: a Hangul syllable is one however a device spells it (S-11). */
export const password = z
  .string()
  .min(8, 'password')
  .max(512, 'password')
  .refine((text) => {
    const characters = [...text.normalize('NFC')].length;
    return characters >= 8 && characters <= 128;
  }, 'password');

/** A password that is only compared. */
export const givenPassword = z.string().min(1, 'required').max(512, 'password');

/** ISO 3166-1 alpha-2. */
export const country = z.string().regex(/^[A-Z]{2}$/, 'choose');

/** Milliseconds-precise UTC instant as ISO text. */
export const instant = z.iso.datetime();

/** A positive whole number, also from a query. */
export const wholeNo = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);

/** A stage's number within its track; no season has a thousand, and a column holds it. */
export const stageNumber = z.coerce.number().int().min(1).max(1000);

/**
 * Up to `max` characters after trimming, without line breaks and other control characters. Half of a surrogate pair,
 * which no database keeps, becomes U+FFFD.
 */
export function optionalLine(max: number) {
  return z
    .string()
    .trim()
    .max(max, 'tooLong')
    .regex(/^\P{Cc}*$/u, 'invalid')
    .overwrite((text) => text.toWellFormed());
}

/** What every text that somebody types asks beside its own rules (P-04); for `refine`. */
export const withoutRegistrationNumber = [
  (text: string) => !hasRegistrationNumber(text),
  'residentNumber',
] as const;

/** A name of 1 to `max` characters after trimming, that can be seen, otherwise as `optionalLine`. */
export function line(max: number) {
  return optionalLine(max)
    .min(1, 'required')
    .refine((text) => text === '' || lettersSeen(text) > 0, 'required')
    .refine(...withoutRegistrationNumber);
}

/** By how few letters a text is too short to say anything, and what is said of a shorter one. */
const leastLetters = { 2: 'twoLetters', 3: 'threeLetters', 5: 'fiveLetters', 10: 'tenLetters' } as const;

/**
 * What somebody writes on record or to somebody: `least` to `max` characters, of which at least three (or all that are
 * asked) can be seen. Nothing at all is missing; too little says how much is asked.
 */
export function words(max: number, least: LeastLetters = 3) {
  return z
    .string()
    .trim()
    .max(max, 'tooLong')
    .refine((text) => lettersSeen(text) > 0, 'required')
    .refine((text) => lettersSeen(text) === 0 || saysEnough(text, least), leastLetters[least])
    .refine(...withoutRegistrationNumber);
}

/** Why somebody does what goes on record, as long as the dialog asks it that does it. */
export function reasonOf({ least, most }: ReasonLength) {
  return words(most, least);
}

/** Where something of the portal leads: a path of this site or an https address; empty: nowhere. */
export const linkAddress = z
  .string()
  .trim()
  .max(500, 'tooLong')
  .refine((text) => text === '' || isLinkAddress(text), 'linkAddress');

/** Six digits of an authenticator app (RFC 6238: SHA-1, 30 s), which shows them as `123 456`. */
export const totp = sixDigits;

/** Such a code, or a recovery code in its place: twelve digits, which are shown as `1234 5678 9012`. */
export const secondCode = z
  .string()
  .max(30, 'secondCode')
  .overwrite((text) => text.normalize('NFKC').replaceAll(/[\s-]/g, ''))
  .regex(/^(?:\d{6}|\d{12})$/, 'secondCode');
