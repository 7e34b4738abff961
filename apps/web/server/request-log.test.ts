import { parseWebEnv } from '@chulbal/http/env';
import { createLog } from '@chulbal/http/signals/log';
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
    signals: { log: createLog('web', { stream: { write: (line) => void lines.push(line) } }) },
    handle: async (request) => new Response('', { status: request.url.includes('/no-such') ? 404 : 200 }),
    routeOf: (path) => (path.startsWith('/no-such') ? '*' : path.replace(/\d+/, ':teamNo')),
  });
  await app.inject({ url: '/board/notice?keyword=canary' });
  await app.inject({
    url: '/contest/apply-team/detail/1204.data?_routes=canary',
    headers: { cookie: 'user_accessToken=canary' },
  });
  await app.inject({ url: '/no-such/canary@test.example' });
  await app.inject({ url: '/%E0canary' });
  await app.inject({ url: '/console/transfer/content/canary.png' });
  await app.inject({ method: 'POST', url: '/auth/login', headers: { origin: 'https://canary.example' } });
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { msg: 'request', method: 'GET', route: '/board/notice', status: 200, requestId: expect.any(String) },
    { msg: 'request', method: 'GET', route: '/contest/apply-team/detail/:teamNo', status: 200 },
    { msg: 'request', method: 'GET', route: '*', status: 404 },
    { msg: 'request', method: 'GET', route: '/console/transfer/content/:serverFileName' },
    { msg: 'request', method: 'POST', route: '/auth/login', status: 400 },
  ]);
  expect(lines.join('')).not.toContain('canary');
  await app.close();
  await api.app.close();
});
