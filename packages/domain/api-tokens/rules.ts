import { randomBytes } from 'node:crypto';
import { API_TOKEN_PREFIX, type ApiScope, apiScopes } from '@chulbal/contract/api-tokens';
import type { Endpoint } from '@chulbal/contract/endpoint';
import { may, type OperatorRole } from '@chulbal/contract/operators/values';

const HOUR_MS = 3_600_000;

/** A new token: 256 random bits behind a prefix that says what it is. */
export function newApiToken(): string {
  return API_TOKEN_PREFIX + randomBytes(32).toString('base64url');
}

/** Whether a bearer's token is one of these, by its look. */
export function isApiToken(token: string): boolean {
  return token.startsWith(API_TOKEN_PREFIX) && token.length < 100;
}

/** What an operator of this role may give a token. */
export function scopesOf(role: OperatorRole): ApiScope[] {
  return apiScopes.filter((scope) => may(role, scope));
}

/**
 * Whether a token opens an endpoint: reading only, what one of its scopes names and its operator's role still may. What asks
 * who is there, and what is an operator's own, is for people.
 */
export function opens(
  { scopes, role }: { scopes: readonly ApiScope[]; role: OperatorRole },
  { method, may: what, fresh }: Pick<Endpoint, 'method' | 'may' | 'fresh'>,
): boolean {
  if (method !== 'GET' || fresh || !what || what === 'own') return false;
  return scopes.some((scope) => scope === what) && may(role, what);
}

/** The hour of a use that has to be written down; null where it stands already. */
export function useToNote(lastUsedAt: Date | null, now: Date): Date | null {
  const hour = new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS);
  return lastUsedAt && lastUsedAt >= hour ? null : hour;
}
