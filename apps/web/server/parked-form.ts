import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { Sealer } from './sealed.ts';
import type { SetCookie } from './session-cookies.ts';

const parkedForm = z.object({
  path: z.string(),
  userId: z.number(),
  fields: z.record(z.string(), z.array(z.string())),
});

/** What someone had typed when their session ended: by field name, in order. */
export type FormFields = Record<string, string[]>;

const cookieName = 'form';
const keepSeconds = 15 * 60;
const secret = /password|code|secret|totp/i;

/**
 * The longest form that travels in a cookie. A proxy takes a reply's whole head in 4 kB and a request's cookies
 * in one line of 8 kB (nginx as it is installed), and the session's cookies and our headers are there as well:
 * beyond it the reply would be a 502, and then every page a 400 until the cookie ends.
 */
const cookieLength = 1600;

/** Forms that are longer stay in this process; together they take no more than this. */
const memoryBytes = 32 * 1024 * 1024;
const longestForm = 64 * 1024;

/**
 * Keeps a form over a new log-in; only the same person gets it back. A short one is in a cookie that only we can
 * read, so that any process of ours can, before and after a restart. A long one waits here, as sealed text, and
 * the cookie names it: where several processes answer, it comes back if the same one does.
 */
export class ParkedForms {
  readonly #sealer: Sealer;
  readonly #long = new LRUCache<string, string>({
    maxSize: memoryBytes,
    sizeCalculation: (sealed) => sealed.length,
    ttl: keepSeconds * 1000,
  });

  constructor(cookieSecret: string) {
    this.#sealer = new Sealer(cookieSecret, 'kept form');
  }

  /** The cookies that keep the fields of a form sent to `path`; none when there is nothing to keep. */
  async keep(
    path: string,
    userId: number,
    contentType: string | undefined,
    body: Buffer,
  ): Promise<SetCookie[]> {
    if (!contentType?.startsWith('application/x-www-form-urlencoded')) return [];
    // A field may be called anything, `toString` too.
    const fields: FormFields = Object.create(null);
    for (const [name, value] of new URLSearchParams(body.toString())) {
      if (secret.test(name)) continue;
      fields[name] ??= [];
      fields[name].push(value);
    }
    const form = { path, userId, fields };
    if (Buffer.byteLength(JSON.stringify(form)) > longestForm) return [];
    const sealed = await this.#sealer.seal(form);
    if (sealed.length <= cookieLength) return [cookieOf(sealed)];
    const id = randomUUID();
    this.#long.set(id, sealed);
    return [cookieOf(id)];
  }

  /** The fields kept for this path and person. */
  async take(
    path: string,
    userId: number,
    cookies: Record<string, string | undefined>,
  ): Promise<FormFields | null> {
    const value = cookies[cookieName];
    if (!value) return null;
    const kept = parkedForm.safeParse(await this.#sealer.open(this.#long.get(value) ?? value));
    if (!kept.success || kept.data.path !== path || kept.data.userId !== userId) return null;
    this.#long.delete(value);
    return kept.data.fields;
  }

  forget(): SetCookie[] {
    return [cookieOf('')];
  }
}

function cookieOf(value: string): SetCookie {
  return { name: cookieName, value, maxAge: value ? keepSeconds : 0, httpOnly: true };
}
