import type { ErrorName } from '@chulbal/contract/errors';
import type { ApiError } from '../../server/api-error.ts';

/** Why something could not be done, as a form shows it. `fields` by the path in the input: `members.0.tmPhone`. */
export type Problem = {
  name: ErrorName | 'networkError';
  code: number;
  message: string;
  fields: Record<string, string>;
  /** Seconds to wait before trying again. */
  retryAfter?: number;
  detail?: unknown;
};

export function isApiError(error: unknown): error is ApiError {
  return typeof error === 'object' && error !== null && 'code' in error && 'init' in error && 'name' in error;
}

/**
 * Turns what an API call threw into something a form can show. Anything else, redirects included, is thrown
 * again.
 */
export function problemOf(error: unknown): Problem {
  if (!isApiError(error)) throw error;
  const { retryAfter, detail, fields = {} } = error.data;
  return {
    name: error.name,
    code: error.code,
    message: error.message,
    fields,
    ...(retryAfter === undefined ? {} : { retryAfter }),
    ...(detail === undefined ? {} : { detail }),
  };
}
