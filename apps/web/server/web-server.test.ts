import { once } from 'node:events';
import { drain } from '@chulbal/http/run-process';
import type { LightMyRequestResponse } from 'fastify';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { formLimit } from './read-form.ts';
import { StandInSite } from './stand-in-site.ts';

const formType = { 'content-type': 'application/x-www-form-urlencoded' };

let site: StandInSite;

beforeEach(async () => {
  site = await StandInSite.start();
});
afterEach(() => site.close());

describe('S-13: state changes', () => {
  test.each([
    [{ origin: 'http://localhost:80' }, 400],
    [{ origin: 'http://localhost' }, 200],
    [{ 'sec-fetch-site': 'same-origin' }, 200],
    [{ 'sec-fetch-site': 'cross-site', origin: 'http://localhost' }, 400],
    [{ origin: 'https://evil.example' }, 400],
    [{}, 400],
  ])('a POST with %o gets %i', async (headers, status) => {
    const reply = await site.app.inject({
      method: 'POST',
      url: '/echo',
      payload: 'x',
      headers: { host: 'localhost', ...formType, ...headers },
    });
    expect(reply.statusCode).toBe(status);
  });

  test('behind a proxy the public address counts', async () => {
    await site.restart({ PUBLIC_URL: 'https://chulbal.kr', TRUST_PROXY: '1' });
    const post = (origin: string) =>
      site.app.inject({
        method: 'POST',
        url: '/echo',
        payload: 'x',
        headers: { host: '10.0.0.3:3000', origin, ...formType },
      });
    expect((await post('https://chulbal.kr')).statusCode).toBe(200);
    expect((await post('http://10.0.0.3:3000')).statusCode).toBe(400);
  });
});

describe('forms', () => {
  const post = (payload: Buffer, headers: Record<string, string> = {}) =>
    site.app.inject({
      method: 'POST',
      url: '/echo',
      payload,
      headers: { 'sec-fetch-site': 'same-origin', ...formType, ...headers },
    });

  test('reach the page whole up to 1 MiB', async () => {
    const reply = await post(Buffer.alloc(formLimit, 'a'));
    expect(reply.statusCode).toBe(200);
    expect(reply.body).toHaveLength(formLimit);
  });

  test('with a byte more get 413', async () => {
    expect((await post(Buffer.alloc(formLimit + 1, 'a'))).statusCode).toBe(413);
  });

  test('that do not say how long they are are counted', async () => {
    const url = await site.app.listen({ port: 0, host: '127.0.0.1' });
    const body = new ReadableStream({
      pull(controller) {
        controller.enqueue(new Uint8Array(256 * 1024));
      },
    });
    const reply = fetch(`${url}/echo`, {
      method: 'POST',
      body,
      duplex: 'half',
      headers: { 'sec-fetch-site': 'same-origin', origin: url, ...formType },
    } as RequestInit);
    await expect(reply.then(({ status }) => status)).resolves.toBe(413);
  });
});

describe('what the APIs are told', () => {
  test('the token, the language and the signed edge facts', async () => {
    const jar = await site.logIn();
    const before = Date.now();
    const { seen } = (await site.get('/profile', { ...jar, lang: 'en' })).json();
    expect(seen.authorization).toBe(`Bearer ${jar.user_access}`);
    expect(seen['accept-language']).toBe('en');
    const facts = JSON.parse(Buffer.from(seen['x-edge'].split('.')[0], 'base64url').toString());
    expect(facts).toMatchObject({ language: 'en', address: '127.0.0.1' });
    expect(facts.arrivedAt).toBeGreaterThanOrEqual(before);
    expect(facts.requestId).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('a forwarded address is believed from a trusted proxy only', async () => {
    const jar = await site.logIn();
    const headers = { 'x-forwarded-for': '198.51.100.9, 203.0.113.7' };
    const addressOf = (reply: LightMyRequestResponse) =>
      JSON.parse(Buffer.from(reply.json().seen['x-edge'].split('.')[0], 'base64url').toString()).address;
    expect(addressOf(await site.get('/profile', jar, { headers }))).toBe('127.0.0.1');
    await site.restart({ TRUST_PROXY: '1' });
    expect(addressOf(await site.get('/profile', jar, { headers }))).toBe('203.0.113.7');
  });

  test('a public answer is asked for once in its seconds', async () => {
    for (let time = 0; time < 5; time += 1) await site.get('/x?q=1');
    expect(site.asked('/api/site/query/site')).toBe(1);
  });
});

describe('language', () => {
  test('the address wins and is stored', async () => {
    const reply = await site.get('/x?lang=en', { lang: 'ko' });
    expect(reply.json().language).toBe('en');
    expect(reply.cookies).toMatchObject([{ name: 'lang', value: 'en', path: '/', maxAge: 31_536_000 }]);
  });
});

describe('pages', () => {
  test('carry the security headers, and are not kept by anyone else', async () => {
    const { headers } = await site.get('/x');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cache-control': 'private, no-cache',
    });
    expect(headers['server-timing']).toMatch(/^now;desc="\d+"$/);
  });

  test('of the console are not stored at all, not even for Back', async () => {
    const { headers } = await site.get('/console/x?token=1', { lang: 'ko' });
    expect(headers['cache-control']).toBe('no-store');
  });

  test('that break say so without their inside', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const reply = await site.get('/throws?code=123456');
    expect(reply.statusCode).toBe(500);
    expect(reply.body).not.toContain('broken');
    expect(log).toHaveBeenCalledOnce();
    expect(log.mock.calls[0]?.[0]).toMatchObject({ message: 'broken' });
    expect(reply.json().data.reference).toMatch(/^[0-9a-f]{8}$/);
  });
});

describe('R-15: going down', () => {
  test('what is under way is finished, and nothing new is taken', async () => {
    const url = await site.app.listen({ port: 0, host: '127.0.0.1' });
    const jar = await site.logIn();
    site.api.alive.clear();
    const cookie = Object.entries(jar).map(([name, value]) => `${name}=${value}`);
    const asked = once(site.app.server, 'request');
    const underWay = fetch(`${url}/profile`, { headers: { cookie: cookie.join('; ') } });
    await asked;
    // Longer than this test may last: it ends by itself, not by being cut off.
    await drain(site.app, 3600);
    expect((await underWay).status).toBe(200);
    await expect(fetch(url)).rejects.toThrow();
  });
});
