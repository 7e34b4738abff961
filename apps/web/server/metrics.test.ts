import { parseWebEnv } from '@chulbal/http/env';
import { createMetrics } from '@chulbal/http/signals/metrics';
import { expect, test } from 'vitest';
import { startStandIn } from './stand-in-api.ts';
import { testKeys } from './stand-in-site.ts';
import { createWebServer } from './web-server.ts';

test('the web server counts by route: a thousand addresses make no series that ten did not make', async () => {
  const api = await startStandIn();
  const metrics = createMetrics({ port: 0, host: '127.0.0.1' });
  const urls = { USER_API_URL: api.url, POINTER_API_URL: api.url };
  const { env } = parseWebEnv({ CHULBAL_MODE: 'demo', ...urls, ...testKeys });
  const app = await createWebServer({
    env,
    mode: 'demo',
    signals: { metrics },
    handle: async () => new Response('', { status: 200 }),
    routeOf: (path) => (path.startsWith('/team/') ? '/team/:teamNo' : '*'),
  });
  const ask = async (from: number, to: number) => {
    for (let at = from; at < to; at += 1) {
      await app.inject({ url: `/team/${at}?keyword=canary${at}` });
      await app.inject({ url: `/canary${at}` });
      await app.inject({ url: `/console/transfer/content/canary${at}.png` });
    }
  };
  const series = async () => {
    const text = await metrics.text();
    expect(text).not.toContain('canary');
    return text.split('\n').flatMap((line) => (line.startsWith('chulbal_') ? [line.split(' ')[0]] : []));
  };
  await ask(0, 10);
  const few = await series();
  await ask(10, 1_000);
  expect(await series()).toEqual(few);
  expect(await metrics.text()).toContain(
    'chulbal_requests_total{server="web",method="GET",route="/team/:teamNo",outcome="ok"} 1000',
  );
  expect((await app.inject({ url: '/metrics' })).body).not.toContain('chulbal_');
  await app.close();
  await api.app.close();
});
