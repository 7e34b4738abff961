import { createHash, randomBytes } from 'node:crypto';

const MINUTE_MS = 60_000;

/** How long somebody may be away at a provider, and then fill in who they are. */
export const ATTEMPT_LIFE_MS = 10 * MINUTE_MS;
export const TICKET_LIFE_MS = 30 * MINUTE_MS;

/** What a browser keeps between two requests. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** What the database keeps of it. */
export function secretHash(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** Every way into an account. */
export type WaysIn = { hasPassword: boolean; linked: readonly string[]; passkeys: number };

/** Whether one of the ways in may be taken away: another is left. */
export function mayRemoveWay({ hasPassword, linked, passkeys }: WaysIn): boolean {
  return Number(hasPassword) + linked.length + passkeys > 1;
}
