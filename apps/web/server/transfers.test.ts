import { request } from 'node:http';
import { parseWebEnv } from '@chulbal/http/env';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { SessionCookies } from './session-cookies.ts';
import { type StandIn, startStandIn } from './stand-in-api.ts';
import { testKeys } from './stand-in-site.ts';
import { createWebServer } from './web-server.ts';

const cookies = new SessionCookies(testKeys.COOKIE_SECRET, false);
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
});

/** The Cookie header of a logged-in browser whose access token lives for so many seconds. */
async function session(seconds = 600): Promise<string> {
  const tokens = api.tokens();
  const written = await cookies.write('user', {
    who: { userId: 7, name: '김출발' },
    access: tokens.accessToken,
    refresh: tokens.refreshToken,
    expiresAt: Date.now() + seconds * 1000,
    refreshFor: tokens.refreshExpiresIn,
    persistent: false,
  });
  return written.map(({ name, value }) => `${name}=${value}`).join('; ');
}

const fromUs = { 'sec-fetch-site': 'same-origin' };
const upload = '/transfer/upload?teamNo=3&slot=business&fileName=%EA%B3%84%ED%9A%8D.pdf&size=10';

async function send(path: string, body: BodyInit, headers: Record<string, string>): Promise<Response> {
  return fetch(url + path, {
    method: 'POST',
    body,
    headers: { ...fromUs, 'content-type': 'application/octet-stream', ...headers },
    duplex: 'half',
  } as RequestInit);
}

/** A body of so many MiB that is made while it is read. */
function made(mebibytes: number): ReadableStream<Uint8Array> {
  let left = mebibytes * 16;
  const piece = new Uint8Array(64 * 1024);
  return new ReadableStream({
    pull(controller) {
      if (left-- > 0) controller.enqueue(piece);
      else controller.close();
    },
  });
}

describe('upload', () => {
  test('the file reaches the API with its query', async () => {
    const reply = await send(upload, Buffer.alloc(10), { cookie: await session() });
    expect(reply.status).toBe(200);
    const { data } = (await reply.json()) as { data: { bytes: number; query: Record<string, string> } };
    expect(data.bytes).toBe(10);
    expect(data.query).toEqual({ teamNo: '3', slot: 'business', fileName: '계획.pdf', size: '10' });
  });

  test('F-05: 256 MiB pass without being held', async () => {
    const before = process.memoryUsage().rss;
    let most = before;
    const watch = setInterval(() => {
      most = Math.max(most, process.memoryUsage().rss);
    }, 10);
    const reply = await send(upload, made(256), { cookie: await session() });
    clearInterval(watch);
    const { data } = (await reply.json()) as { data: { bytes: number } };
    expect(data.bytes).toBe(256 * 1024 * 1024);
    expect((most - before) / 1024 / 1024).toBeLessThan(160);
  }, 60_000);

  test('the session is renewed before the body is touched', async () => {
    const reply = await send(upload, Buffer.alloc(10), { cookie: await session(30) });
    expect(reply.status).toBe(200);
    expect(api.asked).toEqual(['/api/user/command/refresh', '/api/files/command/upload']);
    expect(reply.headers.getSetCookie()).toHaveLength(3);
  });

  test('without a session it is refused and the API is not asked', async () => {
    const reply = await send(upload, Buffer.alloc(10), {});
    expect(reply.status).toBe(401);
    expect(api.asked).toEqual([]);
  });

  test.each([
    ['of somebody else, left open in another window,', '8', 401],
    ['of whoever is logged in', '7', 200],
  ])('from a page %s it is answered so', async (_, owner, status) => {
    const reply = await send(upload, Buffer.alloc(10), { cookie: await session(), 'x-page-of': owner });
    expect(reply.status).toBe(status);
    expect(api.asked).toHaveLength(status === 200 ? 1 : 0);
  });

  test('S-13: from another site it is refused', async () => {
    const reply = await send(upload, Buffer.alloc(10), {
      cookie: await session(),
      'sec-fetch-site': 'cross-site',
    });
    expect(reply.status).toBe(400);
    expect(api.asked).toEqual([]);
  });

  test('an unknown query part is refused', async () => {
    const reply = await send(`${upload}&userId=1`, Buffer.alloc(10), { cookie: await session() });
    expect(reply.status).toBe(400);
  });

  test('an early refusal reaches the browser though the body is long', async () => {
    api.refuseWith = 'notInPeriod';
    const reply = await send(upload, made(8), { cookie: await session() });
    api.refuseWith = null;
    expect(reply.status).toBe(422);
    expect(await reply.json()).toMatchObject({ code: 1353, data: { error: 'notInPeriod' } });
  });

  test('giving up in the browser ends the call to the API', async () => {
    const ended = new Promise<boolean>((resolve) => {
      api.app.server.once('request', (incoming) => {
        incoming.once('close', () => resolve(incoming.complete));
        call.destroy();
      });
    });
    const cookie = await session();
    const call = request(url + upload, {
      method: 'POST',
      headers: { ...fromUs, cookie, 'content-type': 'application/octet-stream', 'content-length': 1_000_000 },
    });
    call.on('error', () => {});
    call.write(Buffer.alloc(100_000));
    expect(await ended).toBe(false);
  });
});

describe('download', () => {
  const ask = (serverFileName: string, headers: Record<string, string> = {}) =>
    send('/transfer/download', JSON.stringify({ serverFileName }), {
      'content-type': 'application/json',
      ...headers,
    });

  test('streams the file with its length, name and request-uuid, and nothing else of the API', async () => {
    const reply = await ask('known', { 'request-uuid': 'u-1' });
    expect(reply.status).toBe(200);
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      'content-length': '300000',
      'content-disposition': "attachment; filename*=UTF-8''%EA%B3%84%ED%9A%8D.pdf",
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'request-uuid': 'u-1',
    });
    expect(reply.headers.has('x-internal')).toBe(false);
    expect((await reply.arrayBuffer()).byteLength).toBe(300_000);
  });

  test('as a plain link', async () => {
    const reply = await fetch(`${url}/transfer/file/known`);
    expect(reply.status).toBe(200);
    expect(reply.headers.get('content-disposition')).toContain('attachment');
    await reply.body?.cancel();
  });

  test('a guessed name gets nothing', async () => {
    expect((await ask('guessed')).status).toBe(404);
    expect((await fetch(`${url}/transfer/file/..%2F..%2Fetc%2Fpasswd`)).status).toBe(404);
  });

  test('there is no pass-through to the APIs', async () => {
    const reply = await fetch(`${url}/api/user/query/my-profile`);
    expect(await reply.text()).toBe('page');
    expect(api.asked).toEqual([]);
  });
});
