import { useServerNow } from '../../lib/server-now.ts';

/** The time in ms: a kept page tells the one it was made at, the browser corrects it within the minute. */
export function useNowOf(madeAt: number): number {
  return useServerNow(60_000)?.getTime() ?? madeAt;
}
