import type { Language } from '@chulbal/contract/language';
import { unpooled } from '@chulbal/http/unpooled';
import { LRUCache } from 'lru-cache';
import { cachedPages } from './cached-pages.ts';
import { compress, type Encoding } from './compress.ts';

/** A page as it goes out, in each encoding. */
export type CachedPage = {
  status: number;
  headers: Record<string, string>;
  body: Record<Encoding, Buffer>;
};

export type RenderedPage = {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  /** Something it needs could not be had: it may say less than there is. */
  failed: boolean;
};

type Cached = { page: CachedPage; madeAt: number };

/** Milliseconds: how old a copy may be that replaces a page that cannot be rendered, and how long to wait before using it. */
const standIn = { oldest: 24 * 3600 * 1000, timeout: 2000 };

const longestKey = 300;

/** The key under which a request's page, or its data, may be cached; null when it has to be rendered for itself. */
export function pageKey(url: URL, language: Language): string | null {
  const pathname = url.pathname.replace(/(\/)?_?\.data$/, '$1') || '/';
  const known = cachedPages.paths.some((path) =>
    path !== '/' && path.endsWith('/') ? pathname.startsWith(path) : pathname === path,
  );
  if (!known) return null;
  const query = [...url.searchParams].sort(([a], [b]) => (a < b ? -1 : 1));
  if (!query.every(([name]) => (cachedPages.query as readonly string[]).includes(name))) return null;
  const key = `${language} ${url.origin}${url.pathname}?${new URLSearchParams(query)}`;
  return key.length > longestKey ? null : key;
}

/**
 * Public pages, rendered and compressed once and cached for a few seconds. If a page cannot be rendered, because the
 * database or an API is down, the last good copy is used. Bounded by number and by bytes.
 */
export class PageCache {
  readonly #pages: LRUCache<string, Cached>;
  readonly #now: () => number;
  readonly #rendering = new Map<string, Promise<CachedPage | null>>();

  constructor(options: { pages?: number; bytes?: number; now?: () => number } = {}) {
    this.#now = options.now ?? Date.now;
    this.#pages = new LRUCache({
      max: options.pages ?? 500,
      maxSize: options.bytes ?? 32 * 1024 * 1024,
      sizeCalculation: ({ page: { body } }) => body.identity.length + body.br.length + body.gzip.length,
      noDeleteOnStaleGet: true,
      ttl: cachedPages.freshSeconds * 1000,
      ...(options.now ? { perf: { now: options.now }, ttlResolution: 0 } : {}),
    });
  }

  /** The cached page, if it is fresh. */
  find(key: string): CachedPage | undefined {
    return this.#pages.get(key)?.page;
  }

  /**
   * The cached page, or the one that `render` makes; concurrent callers share one rendering. What is no longer fresh, yet
   * young enough to be shown, nobody waits for. If rendering fails or takes long, the last good copy; null if there is none.
   */
  async get(key: string, render: () => Promise<RenderedPage | null>): Promise<CachedPage | null> {
    const fresh = this.find(key);
    if (fresh) return fresh;
    const good = this.#lastGood(key);
    let making = this.#rendering.get(key);
    if (!making) {
      making = this.#make(key, render, good).finally(() => this.#rendering.delete(key));
      this.#rendering.set(key, making);
    }
    if (!good) return making;
    if (this.#now() - good.madeAt >= cachedPages.seconds * 1000) return orSoon(making, good.page);
    // Whoever waits for it is told what goes wrong.
    making.catch(() => {});
    return good.page;
  }

  #lastGood(key: string): Cached | undefined {
    const cached = this.#pages.get(key, { allowStale: true });
    return cached && this.#now() - cached.madeAt < standIn.oldest ? cached : undefined;
  }

  async #make(
    key: string,
    render: () => Promise<RenderedPage | null>,
    good: Cached | undefined,
  ): Promise<CachedPage | null> {
    const made = await render().catch((error: unknown) => {
      if (good) return null;
      throw error;
    });
    if (good && (!made || made.failed)) {
      // It counts as fresh again, so that not every visitor asks what cannot be had.
      this.#pages.set(key, good);
      return good.page;
    }
    if (!made) return null;
    const { status, headers, body, failed } = made;
    const keep = status === 200 && !failed;
    const [br, gzip] = await Promise.all([compress(body, 'br', keep ? 6 : 4), compress(body, 'gzip', 6)]);
    const page: CachedPage = {
      status,
      headers,
      body: { identity: unpooled(body), br: unpooled(br), gzip: unpooled(gzip) },
    };
    if (keep) this.#pages.set(key, { page, madeAt: this.#now() });
    // Taken out of sight: it must not come back while the database is down.
    else if (!failed) this.#pages.delete(key);
    return page;
  }
}

/** What is being made, or the stand-in where that takes longer than a visitor should wait. */
async function orSoon(making: Promise<CachedPage | null>, good: CachedPage): Promise<CachedPage | null> {
  let timer: NodeJS.Timeout | undefined;
  const soon = new Promise<CachedPage>((resolve) => {
    timer = setTimeout(() => resolve(good), standIn.timeout);
  });
  return Promise.race([making.then((page) => page ?? good), soon]).finally(() => clearTimeout(timer));
}
