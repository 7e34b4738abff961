import type { OutgoingHttpHeaders } from 'node:http';
import { LRUCache } from 'lru-cache';

/** Bytes of all kept replies and their addresses together. */
const MAX_BYTES = 64 * 1024 * 1024;

/** A reply as it leaves, until a time of `performance.now()`. */
export type KeptReply = { readonly headers: OutgoingHttpHeaders; readonly bytes: Buffer; until: number };

export type ReplyCache = {
  /** The kept reply for `key`, or what `make` gives; many callers at once make it once. */
  get(key: string, seconds: number, make: () => Promise<Buffer>): Promise<KeptReply>;
  /** The kept reply for `key`, if there is one. */
  peek(key: string): KeptReply | undefined;
};

/** Keeps serialised public replies for a few seconds, with `headers` and their length (F-02). Failures are not kept. */
export function createReplyCache(headers: OutgoingHttpHeaders): ReplyCache {
  // The library's own limit of time costs a timer nearly each time that it is asked, its order of use as much as the rest;
  // what lives for seconds needs neither.
  const kept = new LRUCache<string, KeptReply>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ bytes }, key) => bytes.length + 2 * key.length,
  });
  const making = new Map<string, Promise<KeptReply>>();
  function peek(key: string): KeptReply | undefined {
    const hit = kept.peek(key);
    if (!hit || hit.until > performance.now()) return hit;
    kept.delete(key);
    return undefined;
  }
  return {
    peek,
    async get(key, seconds, make) {
      const hit = peek(key);
      if (hit) return hit;
      const running = making.get(key);
      if (running) return running;
      const work = make()
        .then((bytes) => {
          const reply = {
            headers: { ...headers, 'content-length': bytes.length },
            bytes,
            until: performance.now() + seconds * 1_000,
          };
          kept.set(key, reply);
          return reply;
        })
        .finally(() => making.delete(key));
      making.set(key, work);
      return work;
    },
  };
}
