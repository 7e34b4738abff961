import type { OutgoingHttpHeaders } from 'node:http';
import { LRUCache } from 'lru-cache';
import { unpooled } from './unpooled.ts';

/**
 * Bytes of all cached replies and their addresses together. They live for seconds, and what has expired stays until
 * others need its room: more would be memory without use.
 */
const MAX_BYTES = 16 * 1024 * 1024;

/** A reply as it leaves. */
export type CachedReply = { readonly headers: OutgoingHttpHeaders; readonly bytes: Buffer };

export type ReplyCache = {
  /** The cached reply for `key`, or what `make` gives; concurrent callers share one call of `make`. */
  get(key: string, seconds: number, make: () => Promise<Buffer>): Promise<CachedReply>;
  /** The cached reply for `key`, if there is one. */
  peek(key: string): CachedReply | undefined;
};

/** Caches serialised public replies for a few seconds, with `headers` and their length (F-02). Failures are not cached. */
export function createReplyCache(headers: OutgoingHttpHeaders): ReplyCache {
  // The time is read each time: to keep it for a millisecond costs a timer. What lives for seconds needs no order of use.
  const cached = new LRUCache<string, CachedReply>({
    maxSize: MAX_BYTES,
    ttlResolution: 0,
    sizeCalculation: ({ bytes }, key) => bytes.length + 2 * key.length,
  });
  const making = new Map<string, Promise<CachedReply>>();
  return {
    peek: (key) => cached.peek(key),
    async get(key, seconds, make) {
      const hit = cached.peek(key);
      if (hit) return hit;
      const running = making.get(key);
      if (running) return running;
      const work = make()
        .then((made) => {
          const bytes = unpooled(made);
          const reply = { headers: { ...headers, 'content-length': bytes.length }, bytes };
          cached.set(key, reply, { ttl: seconds * 1_000 });
          return reply;
        })
        .finally(() => making.delete(key));
      making.set(key, work);
      return work;
    },
  };
}
