import type { ApiErrorName } from '../../../server/api-error.ts';

/** What can go wrong on the way by the identity service, as the address of the next page says it. */
export const troubles = ['cancelled', 'unreachable', 'failed', 'mismatch', 'taken', 'often'] as const;
export type Trouble = (typeof troubles)[number];

const byError: Partial<Record<ApiErrorName, Trouble>> = {
  identityUnreachable: 'unreachable',
  networkError: 'unreachable',
  identityMismatch: 'mismatch',
  identityTaken: 'taken',
  tooManyRequests: 'often',
};

export function troubleOf(error: ApiErrorName): Trouble {
  return byError[error] ?? 'failed';
}

/** Reads it from an address; null for anything else. */
export function readTrouble(query: URLSearchParams): Trouble | null {
  return troubles.find((one) => one === query.get('identity')) ?? null;
}

/** The way to the service, which comes back to `back`, a path of ours. */
export function identityPath(back: string): string {
  return `/auth/identity?${new URLSearchParams({ back })}`;
}
