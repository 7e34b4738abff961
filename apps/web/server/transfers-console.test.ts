import { request } from 'node:http';
import { parseWebEnv } from '@chulbal/http/env';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { SessionCookies } from './session-cookies.ts';
import { type StandIn, startStandIn } from './stand-in-api.ts';
import { testKeys } from './stand-in-site.ts';
import { createWebServer } from './web-server.ts';

const cookies = new SessionCookies(testKeys.COOKIE_SECRET, false);
const file = 'ab'.repeat(16);
const asked = {
  format: 'csv',
  filter: { trackNo: [3], status: ['submitted'] },
  columns: ['number', 'contacts'],
  reason: '심사위원 배정 준비',
};
let api: StandIn;
let app: FastifyInstance;
let url: string;

beforeAll(async () => {
  api = await startStandIn();
  const { env } = parseWebEnv({
    CHULBAL_MODE: 'demo',
    USER_API_URL: api.url,
    POINTER_API_URL: api.url,
    ...testKeys,
  });
  app = await createWebServer({ env, mode: 'demo', handle: async () => new Response('page') });
  url = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await app.close();
  await api.app.close();
});
beforeEach(() => {
  api.asked = [];
  api.refuseWith = null;
});

async function session(area: 'operator' | 'user' = 'operator'): Promise<string> {
  const tokens = api.tokens();
  const written = await cookies.write(area, {
    who: { userId: 7, name: '운영자' },
    access: tokens.accessToken,
    refresh: tokens.refreshToken,
    expiresAt: Date.now() + 600_000,
    refreshFor: tokens.refreshExpiresIn,
    persistent: false,
  });
  return written.map(({ name, value }) => `${name}=${value}`).join('; ');
}

const fetched = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' };
const navigated = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' };

/** Not by `fetch`, which says by itself that it fetches. */
function send(
  path: string,
  body: URLSearchParams | string,
  headers: Record<string, string>,
): Promise<Response> {
  const type = typeof body === 'string' ? 'application/json' : 'application/x-www-form-urlencoded';
  const sent = { 'content-type': type, ...headers };
  return new Promise((resolve, reject) => {
    const call = request(
      `${url}/console/applications/${path}`,
      { method: 'POST', headers: sent },
      (reply) => {
        const chunks: Buffer[] = [];
        reply.on('data', (chunk: Buffer) => chunks.push(chunk));
        reply.on('error', reject);
        reply.on('end', () => {
          const got = Object.entries(reply.headersDistinct).flatMap(([name, values = []]) =>
            values.map((value): [string, string] => [name, value]),
          );
          resolve(new Response(Buffer.concat(chunks), { status: reply.statusCode ?? 0, headers: got }));
        });
      },
    );
    call.on('error', reject);
    call.end(body.toString());
  });
}

function formOf({ filter, columns, ...rest }: typeof asked): URLSearchParams {
  const form = new URLSearchParams({ ...rest, filter: JSON.stringify(filter) });
  for (const column of columns) form.append('columns', column);
  return form;
}

describe('export', () => {
  test('a plain form is what the API is asked, and the file streams back', async () => {
    const reply = await send('export', formOf(asked), { ...navigated, cookie: await session() });
    expect(reply.status).toBe(200);
    expect(reply.headers.get('content-disposition')).toBe('attachment; filename="applications.csv"');
    expect(await reply.json()).toEqual(asked);
  });

  test('so is JSON that a script sends', async () => {
    const headers = { ...fetched, cookie: await session() };
    const reply = await send('export', JSON.stringify(asked), headers);
    expect(await reply.json()).toEqual(asked);
  });

  test.each([
    ['without a session', {}],
    ['with that of a user', 'user'],
  ])('%s it is refused and the API is not asked', async (_, area) => {
    const headers: Record<string, string> = area === 'user' ? { cookie: await session('user') } : {};
    const reply = await send('export', formOf(asked), { ...fetched, ...headers });
    expect(reply.status).toBe(401);
    expect(api.asked).toEqual([]);
  });

  test('S-13: from another site it is refused', async () => {
    const reply = await send('export', formOf(asked), {
      ...navigated,
      cookie: await session(),
      'sec-fetch-site': 'cross-site',
    });
    expect(reply.status).toBe(400);
    expect(api.asked).toEqual([]);
  });

  test.each([
    ['a second reason', (form: URLSearchParams) => form.append('reason', 'x')],
    ['a filter that is no JSON', (form: URLSearchParams) => form.set('filter', '{')],
    ['an unknown field', (form: URLSearchParams) => form.set('operatorId', '1')],
    ['a name of every object', (form: URLSearchParams) => form.set('__proto__', '1')],
  ])('%s is refused here', async (_, change) => {
    const form = formOf(asked);
    change(form);
    const reply = await send('export', form, { ...fetched, cookie: await session() });
    expect(reply.status).toBe(400);
    expect(api.asked).toEqual([]);
  });

  test('a refusal of the API comes as it is to who fetched', async () => {
    api.refuseWith = 'confirmYourself';
    const reply = await send('export', formOf(asked), { ...fetched, cookie: await session() });
    expect(reply.status).toBe(422);
    expect(await reply.json()).toMatchObject({ code: 4041, data: { error: 'confirmYourself' } });
  });

  test.each([
    ['confirmYourself', '/console/applications?trackNo=3', 'flash=confirmNeeded.'],
    ['noPermission', '/console/applications?trackNo=3', 'flash=exportRefused.'],
    [
      'sessionOver',
      `/console/login?next=${encodeURIComponent('/console/applications?trackNo=3')}`,
      undefined,
    ],
  ] as const)('%s leads who navigated back to the page', async (name, location, flash) => {
    api.refuseWith = name;
    const headers = {
      ...navigated,
      cookie: await session(),
      referer: `${url}/console/applications?trackNo=3`,
    };
    const reply = await send('export', formOf(asked), headers);
    expect(reply.status).toBe(303);
    expect(reply.headers.get('location')).toBe(location);
    const set = reply.headers.getSetCookie().find((text) => text.startsWith('flash='));
    if (flash) expect(set).toContain(flash);
    else expect(set).toBeUndefined();
  });

  test.each(['https://evil.example/console/applications', 'nonsense', '/somewhere'])(
    'who came from %s is led to the table',
    async (referer) => {
      api.refuseWith = 'noPermission';
      const reply = await send('export', formOf(asked), { ...navigated, cookie: await session(), referer });
      expect(reply.headers.get('location')).toBe('/console/applications');
    },
  );
});

describe('document', () => {
  test('is fetched with its request-uuid, for whoever shows how far it is', async () => {
    const headers = { ...fetched, cookie: await session() };
    const body = JSON.stringify({ serverFileName: file });
    const reply = await send('document', body, { ...headers, 'request-uuid': 'u-1' });
    expect(reply.headers.get('request-uuid')).toBe('u-1');
    expect((await reply.arrayBuffer()).byteLength).toBe(300_000);
  });

  test('is saved by a plain form', async () => {
    const body = new URLSearchParams({ serverFileName: file });
    const reply = await send('document', body, { ...navigated, cookie: await session() });
    expect(reply.status).toBe(200);
    await reply.body?.cancel();
  });

  test.each(['../../etc/passwd', ''])('the name "%s" is refused here', async (serverFileName) => {
    const headers = { ...fetched, cookie: await session() };
    const reply = await send('document', JSON.stringify({ serverFileName }), headers);
    expect(reply.status).toBe(400);
    expect(api.asked).toEqual([]);
  });
});
