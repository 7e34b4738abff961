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

/** Whether a way in may be taken away: a password or another provider is left. */
export function mayUnlink(
  ways: { hasPassword: boolean; linked: readonly string[] },
  provider: string,
): boolean {
  return ways.hasPassword || ways.linked.some((other) => other !== provider);
}
