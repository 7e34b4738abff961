import { parseWebEnv } from '@chulbal/http/env';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SessionCookies } from './session-cookies.ts';
import { type StandIn, startStandIn } from './stand-in-api.ts';
import { testKeys } from './stand-in-site.ts';
import { createWebServer } from './web-server.ts';

const cookies = new SessionCookies(testKeys.COOKIE_SECRET, false);
const form = '/console/transfer/guardian-form?fileName=%EB%8F%99%EC%9D%98%EC%84%9C.pdf&size=3';
let api: StandIn;
let app: FastifyInstance;

beforeAll(async () => {
  api = await startStandIn();
  const { env } = parseWebEnv({
    CHULBAL_MODE: 'demo',
    USER_API_URL: api.url,
    POINTER_API_URL: api.url,
    ...testKeys,
  });
  app = await createWebServer({ env, mode: 'demo', handle: async () => new Response('page') });
});
afterAll(async () => {
  await app.close();
  await api.app.close();
});

async function session(area: 'operator' | 'user'): Promise<string> {
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

function upload(url: string, cookie: string) {
  const headers = {
    'content-type': 'application/octet-stream',
    'sec-fetch-site': 'same-origin',
    host: 'localhost',
    cookie,
  };
  return app.inject({ method: 'POST', url, headers, payload: Buffer.from('pdf') });
}

test('a form goes to the operators’ API as it is, with its name and the operator’s session', async () => {
  const answer = await upload(form, await session('operator'));
  expect(answer.statusCode).toBe(200);
  expect(answer.json().data).toEqual({ bytes: 3, query: { fileName: '동의서.pdf', size: '3' } });
});

test('a list of schools too', async () => {
  const answer = await upload('/console/transfer/schools?size=3', await session('operator'));
  expect(answer.json().data).toEqual({ bytes: 3, query: { size: '3' } });
});

test.each([
  ['without a session', form, null, 401],
  ['with a student’s session', form, 'user', 401],
  ['without a name', '/console/transfer/guardian-form?size=3', 'operator', 400],
  ['with a field that nobody asked for', '/console/transfer/schools?size=3&to=%2Fetc', 'operator', 400],
] as const)('%s nothing is passed on', async (_, url, area, status) => {
  api.asked = [];
  const answer = await upload(url, area ? await session(area) : '');
  expect([answer.statusCode, api.asked.filter((path) => path.startsWith('/admin'))]).toEqual([status, []]);
});
