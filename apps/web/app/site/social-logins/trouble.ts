import type { ApiErrorName } from '../../../server/api-error.ts';

/** What can go wrong on the way by a provider, as the address of the next page says it. */
export const troubles = ['cancelled', 'unreachable', 'failed', 'taken', 'already'] as const;
export type Trouble = (typeof troubles)[number];

const byError: Partial<Record<ApiErrorName, Trouble>> = {
  socialCancelled: 'cancelled',
  socialUnreachable: 'unreachable',
  networkError: 'unreachable',
  socialTaken: 'taken',
  socialAlready: 'already',
};

export function troubleOf(error: ApiErrorName): Trouble {
  return byError[error] ?? 'failed';
}

/** Reads it from an address; null for anything else. */
export function readTrouble(query: URLSearchParams): { trouble: Trouble; by: string } | null {
  const trouble = troubles.find((one) => one === query.get('social'));
  const by = query.get('by');
  return trouble && by ? { trouble, by } : null;
}
