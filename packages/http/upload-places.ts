import { fault } from '@chulbal/domain/fault';
import { RETRY_SECONDS } from './probes.ts';
import type { UploadWatch } from './signals/upload-metrics.ts';

/**
 * Bodies of files that a server takes in at a time. What each holds of memory is reckoned in docs/operating/capacity.md. As many
 * may wait to be looked into (`judge-in-thread.ts`), so that nothing is sent away once it has come.
 */
export const MOST_UPLOADS = 200;

/** Of one session, whose browser sends three at a time from a window; and of one address from where no session is known. */
export const mostOfOne = { session: 12, address: 60 };

/** After so many seconds somebody who has many uploads under way may begin another. */
const OWN_RETRY_SECONDS = 30;

export type Uploader = { kind: keyof typeof mostOfOne; key: string };

export type UploadPlaces = {
  /** Does the work of taking a file in, in a place of its own. Throws 503 where all are taken, and 429 where its sender has enough. */
  hold<T>(uploader: Uploader, work: () => Promise<T>): Promise<T>;
};

/** Bounds what comes in at a time, for all senders and for each: what is beyond is sent away before a byte of it is read. */
export function uploadPlaces(watch: UploadWatch | undefined, most = MOST_UPLOADS): UploadPlaces {
  const held = new Map<string, number>();
  let taken = 0;

  function change(key: string, by: 1 | -1): void {
    const own = (held.get(key) ?? 0) + by;
    if (own > 0) held.set(key, own);
    else held.delete(key);
    taken += by;
    watch?.underWay(taken);
  }

  return {
    async hold({ kind, key }, work) {
      if ((held.get(key) ?? 0) >= mostOfOne[kind]) {
        watch?.refused('sender');
        throw fault('tooManyRequests', { retryAfter: OWN_RETRY_SECONDS });
      }
      if (taken >= most) {
        watch?.refused('full');
        throw fault('unavailable', { retryAfter: RETRY_SECONDS });
      }
      change(key, 1);
      try {
        return await work();
      } finally {
        change(key, -1);
      }
    },
  };
}
