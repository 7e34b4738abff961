import { parseWebEnv } from '@chulbal/http/env';
import { routeOfPage } from '@chulbal/http/request-log';
import { expect, test } from 'vitest';
import { startStandIn } from './stand-in-api.ts';
import { testKeys } from './stand-in-site.ts';
import { createWebServer } from './web-server.ts';

test('M8 the web server writes a line a request: method, route, status, time and id, and nothing of who asks', async () => {
  const api = await startStandIn();
  const lines: string[] = [];
  const { env } = parseWebEnv({
    CHULBAL_MODE: 'demo',
    USER_API_URL: api.url,
    POINTER_API_URL: api.url,
    ...testKeys,
  });
  const app = await createWebServer({
    env,
    mode: 'demo',
    logger: { write: (line) => void lines.push(line) },
    handle: async (request) => new Response('', { status: request.url.includes('/no-such') ? 404 : 200 }),
  });
  await app.inject({ url: '/board/notice?keyword=canary' });
  await app.inject({
    url: '/contest/apply-team/detail/1204',
    headers: { cookie: 'user_accessToken=canary' },
  });
  await app.inject({ url: '/no-such/canary@test.example' });
  await app.inject({ method: 'POST', url: '/auth/login', headers: { origin: 'https://canary.example' } });
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { msg: 'request', method: 'GET', route: '/board/notice', status: 200, requestId: expect.any(String) },
    { msg: 'request', method: 'GET', route: '/contest/apply-team/detail/:', status: 200 },
    { msg: 'request', method: 'GET', route: '*', status: 404 },
    { msg: 'request', method: 'POST', route: '*', status: 400 },
  ]);
  expect(lines.join('')).not.toContain('canary');
  await app.close();
  await api.app.close();
});

test.each([
  ['/', 200, '/'],
  ['/apply/3/1', 200, '/apply/:/:'],
  ['/apply/3/1.data', 200, '/apply/:/:'],
  ['/board/notice.data', 200, '/board/notice.data'],
  ['/assets/index-B3x9.js', 200, '/assets/:'],
  ['/kim@test.example', 404, '*'],
])('the route of %s with %i is %s', (path, status, route) => {
  expect(routeOfPage(path, status)).toBe(route);
});
