import { failureOf } from './failures.rules.ts';
import type { Channel } from './tables.ts';

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;

/** Longer than any transport may take; a message claimed by a process that died is sent again after it. */
export const LEASE_MS = 60 * SECOND;

/** About two days of trying. */
export const MAX_ATTEMPTS = 54;

/** The longest wait between two tries. What is to wait for longer was written by a clock that has been put back since. */
export const LONGEST_WAIT_MS = HOUR;

/** When to try again after the given number of failed tries: 15 s, doubling, at most an hour. */
export function retryDelay(attempts: number): number {
  return Math.min(LONGEST_WAIT_MS, 15 * SECOND * 2 ** Math.min(attempts - 1, 20));
}

/** An address that is refused three times within a minute is wrong, and nobody should learn of it two days later; so is one that takes no text messages of ours. */
const MAX_REFUSALS = 3;

/** What becomes of a message whose sending failed for the given time, and with which code. */
export function afterFailure(
  message: { channel: Channel; attempts: number; sendBy: Date | null },
  { code, now }: { code: string; now: Date },
): { status: 'pending'; nextAt: Date } | { status: 'failed'; failedAt: Date } {
  const nextAt = new Date(now.getTime() + retryDelay(message.attempts));
  const tooLate = message.sendBy !== null && nextAt > message.sendBy;
  const failure = failureOf(message.channel, code);
  const isFinal = failure === 'address' || (failure === 'refused' && message.channel === 'sms');
  const most = isFinal ? MAX_REFUSALS : MAX_ATTEMPTS;
  return message.attempts >= most || tooLate
    ? { status: 'failed', failedAt: now }
    : { status: 'pending', nextAt };
}

/**
 * A short name of what went wrong: a code (ECONNREFUSED), a status (550), or the error's class. A server's own
 * words are left out, for they name the addressee (P-05).
 */
export function errorCode(error: unknown): string {
  if (typeof error === 'object' && error !== null) {
    for (const key of ['responseCode', 'code', 'status'] as const) {
      const value: unknown = key in error ? error[key as keyof typeof error] : undefined;
      if (typeof value === 'number') return String(value);
      if (typeof value === 'string' && /^[A-Za-z0-9_]{1,40}$/.test(value)) return value;
    }
    if (error instanceof Error) return error.name;
  }
  return 'unknown';
}
