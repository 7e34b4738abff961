import { randomBytes } from 'node:crypto';
import type { OperatorRole } from '@chulbal/contract/operators/values';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** How long a link to join, or to set password and authenticator anew, may be used. */
export const LINK_LIFE_MS = 7 * DAY_MS;

/** How long a confirmation opens what asks for one (S-11). */
export const CONFIRMED_MS = 5 * MINUTE_MS;

/** 32 random bytes as base64url; only their hash is kept. */
export function newLinkToken(): string {
  return randomBytes(32).toString('base64url');
}

/** No 0, o, 1, i or l: somebody copies it from a terminal. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A password to be changed at the first log-in: five groups of four letters, some 99 bits. */
export function newOneTimePassword(): string {
  const text = Array.from({ length: 20 }, randomLetter).join('');
  return text.replace(/(.{4})(?!$)/g, '$1-');
}

/** Bytes past the last whole round of the letters are thrown away, so that all are equally likely. */
function randomLetter(): string {
  const rounds = Math.floor(256 / letters.length) * letters.length;
  for (;;) {
    const [byte = 0] = randomBytes(1);
    if (byte < rounds) return letters.charAt(byte % letters.length);
  }
}

/** What an operator is about to be. */
export type Standing = { role: OperatorRole; disabled: boolean };

/**
 * Whether a change is refused because nobody would be left who decides about operators.
 *
 * @param owners ids of all owners who may work.
 */
export function leavesNoOwner(owners: readonly number[], operatorId: number, next: Standing): boolean {
  const stays = next.role === 'owner' && !next.disabled;
  return !stays && owners.includes(operatorId) && owners.length === 1;
}
