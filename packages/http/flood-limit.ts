import { LRUCache } from 'lru-cache';

const WINDOW_MS = 60_000;

/** Sessions and addresses that are counted at a time; the least recently seen are forgotten first. */
const MOST_CALLERS = 50_000;

/**
 * Counts requests of each caller, a session or an address, in windows of a minute. The returned function counts one at
 * `now` (milliseconds) and gives the seconds until the caller may come again, 0 while it may.
 */
export function floodLimit(requestsAMinute: number): (caller: string, now: number) => number {
  const counts = new LRUCache<string, { requests: number }>({ max: MOST_CALLERS });
  let begin = Number.NEGATIVE_INFINITY;
  return (caller, now) => {
    if (now - begin >= WINDOW_MS || now < begin) {
      counts.clear();
      begin = now;
    }
    const counted = counts.get(caller);
    if (!counted) {
      counts.set(caller, { requests: 1 });
      return 0;
    }
    counted.requests += 1;
    return counted.requests > requestsAMinute ? Math.ceil((begin + WINDOW_MS - now) / 1000) : 0;
  };
}
