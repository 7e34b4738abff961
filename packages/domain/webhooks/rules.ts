import type { WebhookDelivery } from '@chulbal/contract/webhooks';
import type { EventData } from './tables.ts';

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;
export const DAY_MS = 24 * HOUR;

/** How long an endpoint has to answer. */
export const TIMEOUT_MS = 10 * SECOND;

/** Longer than a try may take; what was taken by a process that died is sent again after it. */
export const LEASE_MS = 60 * SECOND;

/** Nearly a day of trying: 22 hours and 50 minutes. */
export const MAX_TRIES = 11;

/** The longest wait between two tries. What is to wait for longer was written by a clock that has been put back since. */
export const LONGEST_WAIT_MS = 4 * HOUR;

/** When to try again after so many failed tries: half a minute, four times as long each time, at most four hours. */
export function retryDelay(tries: number): number {
  return Math.min(LONGEST_WAIT_MS, 30 * SECOND * 4 ** Math.min(tries - 1, 20));
}

/** What becomes of a delivery that was not taken for so many times. */
export function afterFailure(tries: number, now: Date): { state: 'pending' | 'failed'; nextAt: Date } {
  if (tries >= MAX_TRIES) return { state: 'failed', nextAt: now };
  return { state: 'pending', nextAt: new Date(now.getTime() + retryDelay(tries)) };
}

/** A program that answers so wants nothing any more (410, as Standard Webhooks has it). */
export const GONE = 410;

/** Only what begins with 2 was taken: redirects are not followed. */
export function isTaken(status: number): boolean {
  return status >= 200 && status < 300;
}

type Event = { type: WebhookDelivery['type']; at: Date; data: EventData; path: string | null };

/** The body of a message: what, when, about which numbers, and where a token reads more. */
export function bodyOf({ type, at, data, path }: Event, publicUrl: string): string {
  const read = path === null ? {} : { url: publicUrl + path };
  return JSON.stringify({ type, timestamp: at.toISOString(), data: { ...data, ...read } });
}

/** How an address stands in the audit log: whose it is, without what may be a secret in it. */
export function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : '';
}
