import type { ErrorData } from '@chulbal/contract/errors';
import { isRouteErrorResponse } from 'react-router';

/**
 * Why a page is not there. `limited`: too much was asked, and in how many seconds one may ask again; `service`: the web
 * server had no answer from an API, or one that it cannot serve now; `network`: the browser had none.
 */
export type Failure = { kind: 'limited'; seconds: number } | { kind: 'network' | 'service' | 'failed' };

/** Where no time was told. */
const LIMIT_SECONDS = 60;

/** What a page is to say of what its loader, its action or its rendering threw. */
export function failureOf(error: unknown): Failure {
  if (isRouteErrorResponse(error)) {
    const { retryAfter = LIMIT_SECONDS } = (error.data ?? {}) as Partial<ErrorData>;
    if (error.status === 429) return { kind: 'limited', seconds: retryAfter };
    return { kind: error.status === 503 ? 'service' : 'failed' };
  }
  const lost = error instanceof TypeError && /fetch|network|load failed/i.test(error.message);
  return { kind: lost ? 'network' : 'failed' };
}
