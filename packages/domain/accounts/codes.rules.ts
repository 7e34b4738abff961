import { randomInt } from 'node:crypto';
import type { CodePurpose } from '@chulbal/contract/accounts';
import type { VerificationCodesTable } from './tables.ts';

const MINUTE_MS = 60_000;

/** A code may be entered for this long (S-09: at most 10 minutes), and five times. */
export const CODE_LIFE_MS = 10 * MINUTE_MS;
export const MAX_TRIES = 5;

/** How long a proven e-mail or phone may be used by the form it was proven for. */
export const PROOF_LIFE_MS = 30 * MINUTE_MS;

/** Where the code of a purpose goes. */
export const channelOf = {
  signUpEmail: 'mail',
  resetPassword: 'mail',
  resetPointerPassword: 'mail',
  changeEmail: 'mail',
  signUpPhone: 'sms',
  findId: 'sms',
  changePhone: 'sms',
  guardian: 'sms',
  memberPhone: 'sms',
  memberEmail: 'mail',
  lostAuthenticator: 'sms',
} as const satisfies Record<CodePurpose, 'mail' | 'sms'>;

export type Recovery = 'findId' | 'resetPassword' | 'resetPointerPassword';

/** Purposes that open an account there is. Nobody learns but by the message whether there is one. */
export function isRecovery(purpose: CodePurpose): purpose is Recovery {
  return purpose === 'findId' || purpose === 'resetPassword' || purpose === 'resetPointerPassword';
}

/** Purposes for which it does not matter whether there is an account. */
const anybody: readonly CodePurpose[] = ['guardian', 'memberPhone', 'memberEmail', 'lostAuthenticator'];

/** Purposes whose target must not belong to an account yet. */
export function needsFreeTarget(purpose: CodePurpose): boolean {
  return !isRecovery(purpose) && !anybody.includes(purpose);
}

/** Six digits, each of the million equally likely. */
export function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}

type CodeState = Pick<VerificationCodesTable, 'expiresAt' | 'usedAt'> & { attempts: number };

/**
 * Whether an entered code proves possession. `right` and `wrong` are answers to a code that may still be
 * tried; `dead` codes are used, too old, or were tried five times, and say nothing about what was entered.
 */
export function codeVerdict(code: CodeState, matches: boolean, now: Date): 'right' | 'wrong' | 'dead' {
  if (code.usedAt || code.expiresAt <= now || code.attempts >= MAX_TRIES) return 'dead';
  return matches ? 'right' : 'wrong';
}

/** Whether a request proven earlier may be used now; each only once. */
export function isProven(code: Pick<VerificationCodesTable, 'verifiedAt' | 'usedAt'>, now: Date): boolean {
  if (!code.verifiedAt || code.usedAt) return false;
  return now.getTime() - code.verifiedAt.getTime() <= PROOF_LIFE_MS;
}
