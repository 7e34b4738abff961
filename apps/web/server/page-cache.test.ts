import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test, vi } from 'vitest';
import { PageCache, pageKey, type RenderedPage } from './page-cache.ts';

const page = (text: string, failed = false): RenderedPage => ({
  status: 200,
  headers: { 'content-type': 'text/html' },
  body: Buffer.from(text),
  failed,
});

describe('which pages are kept', () => {
  const keyOf = (path: string, language: 'ko' | 'en' = 'ko') => pageKey(new URL(path, 'http://x'), language);

  test('public pages, by path, known query and language', () => {
    expect(keyOf('/')).toBe('ko http://x/?');
    expect(keyOf('/contest/apply-team?page=2')).toBe('ko http://x/contest/apply-team?page=2');
    expect(keyOf('/', 'en')).not.toBe(keyOf('/', 'ko'));
  });

  test('a company as visitors see it, and not as its team is writing it', () => {
    expect(keyOf('/ipo/detail/1/2')).not.toBeNull();
    expect(keyOf('/ipo/detail/1/2?preview')).toBeNull();
  });

  test('by the address the site was reached at, which stands in the page', () => {
    expect(pageKey(new URL('http://a/'), 'ko')).not.toBe(pageKey(new URL('http://b/'), 'ko'));
  });

  test('their data, apart from the page', () => {
    expect(keyOf('/_.data')).not.toBeNull();
    expect(keyOf('/contest/apply-team.data?page=2')).not.toBe(keyOf('/contest/apply-team?page=2'));
  });

  test('the order of the query makes no difference', () => {
    expect(keyOf('/contest/apply-team?region=a&page=2')).toBe(keyOf('/contest/apply-team?page=2&region=a'));
  });

  test.each([
    ['a page that is not named', '/auth/login'],
    ['a path that only begins alike', '/contest/apply-information'],
    ['an unknown query', '/?token=1'],
    ['a language asked for in the address, which sets a cookie', '/?lang=en'],
    ['the data of a page that is not named', '/auth/login.data'],
    ['a part of the data', '/contest/apply-team.data?_routes=a'],
    ['an endless query', `/contest/apply-team?keyword=${'x'.repeat(400)}`],
  ])('not %s', (_, path) => {
    expect(keyOf(path)).toBeNull();
  });
});

describe('keeping', () => {
  test('however many ask at once, a page is made once', async () => {
    const cache = new PageCache();
    let made = 0;
    const make = async () => {
      made += 1;
      await new Promise((resolve) => setTimeout(resolve, 10));
      return page(`page ${made}`);
    };
    const pages = await Promise.all(Array.from({ length: 50 }, () => cache.get('k', make)));
    expect(made).toBe(1);
    expect(new Set(pages.map((one) => one?.body.identity.toString()))).toEqual(new Set(['page 1']));
  });

  test('it is compressed once, in both ways', async () => {
    const kept = await new PageCache().get('k', async () => page('text'.repeat(500)));
    expect(brotliDecompressSync(kept?.body.br ?? '').toString()).toBe('text'.repeat(500));
    expect(gunzipSync(kept?.body.gzip ?? '').toString()).toBe('text'.repeat(500));
    for (const bytes of Object.values(kept?.body ?? {})) expect(bytes.buffer.byteLength).toBe(bytes.length);
  });

  test('after four seconds it is made anew while the copy is shown, after five it is waited for', async () => {
    let now = 1000;
    const cache = new PageCache({ now: () => now });
    const textOf = async (made: string) =>
      (await cache.get('k', async () => page(made)))?.body.identity.toString();
    expect(await textOf('first')).toBe('first');
    now += 3999;
    expect(await textOf('too early')).toBe('first');
    now += 2;
    expect(await textOf('second')).toBe('first');
    await expect.poll(() => cache.find('k')?.body.identity.toString()).toBe('second');
    now += 5000;
    expect(await textOf('third')).toBe('third');
  });

  test('nobody waits for a page that is being made anew, or hears that it could not be', async () => {
    let now = 1000;
    const cache = new PageCache({ now: () => now });
    await cache.get('k', async () => page('good'));
    now += 4500;
    const shown = await cache.get('k', () => Promise.reject(new Error('no')));
    expect(shown?.body.identity.toString()).toBe('good');
    await expect.poll(() => cache.find('k')).toBeDefined();
  });

  test('an error page is not kept, and a failed render does not stick', async () => {
    const cache = new PageCache();
    await cache.get('k', async () => page('error', true));
    await cache.get('k', async () => ({ ...page('gone'), status: 404 }));
    expect(cache.find('k')).toBeUndefined();
    await expect(cache.get('k', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect((await cache.get('k', async () => page('fine')))?.body.identity.toString()).toBe('fine');
  });

  test('only so many pages are kept', async () => {
    const cache = new PageCache({ pages: 3 });
    for (const key of ['a', 'b', 'c', 'd']) await cache.get(key, async () => page(key));
    expect(cache.find('a')).toBeUndefined();
    expect(cache.find('d')).toBeDefined();
  });
});

describe('the last good copy', () => {
  const fail = () => Promise.reject(new Error('no'));
  const text = async (cache: PageCache, make: () => Promise<RenderedPage | null>) =>
    (await cache.get('k', make))?.body.identity.toString();

  test.each<[string, () => Promise<RenderedPage | null>]>([
    ['cannot be made', fail],
    ['could not be had whole', async () => page('without its notices', true)],
    ['is an error', async () => ({ ...page('error', true), status: 500 })],
    ['is not made for too many who ask', async () => null],
  ])('stands in for a page that %s, until it can be made again', async (_, broken) => {
    let now = 1000;
    const cache = new PageCache({ now: () => now });
    await text(cache, async () => page('good'));
    now += 6000;
    expect(await text(cache, broken)).toBe('good');
    expect(cache.find('k')).toBeDefined();
    now += 6000;
    expect(await text(cache, async () => page('new'))).toBe('new');
  });

  test('a page that is gone is gone', async () => {
    let now = 1000;
    const cache = new PageCache({ now: () => now });
    await text(cache, async () => page('good'));
    now += 6000;
    expect(await text(cache, async () => ({ ...page('gone'), status: 404 }))).toBe('gone');
    await expect(text(cache, fail)).rejects.toThrow('no');
  });

  test('no copy is older than a day', async () => {
    let now = 1000;
    const cache = new PageCache({ now: () => now });
    await text(cache, async () => page('good'));
    now += 25 * 3600 * 1000;
    await expect(text(cache, fail)).rejects.toThrow('no');
  });

  test('nobody waits long for a page that is slow to be made', async () => {
    vi.useFakeTimers();
    let now = 1000;
    const cache = new PageCache({ now: () => now });
    const first = text(cache, async () => page('good'));
    await vi.runAllTimersAsync();
    await first;
    now += 6000;
    const slow = text(cache, () => new Promise(() => {}));
    await vi.advanceTimersByTimeAsync(2000);
    expect(await slow).toBe('good');
    vi.useRealTimers();
  });
});
