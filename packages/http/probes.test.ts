import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { leave, probes } from './probes.ts';

function server() {
  const app = Fastify();
  probes(app, async () => ({ ready: true, needs: { database: true } }));
  app.get('/page', async () => 'page');
  return app;
}

test('R-15 a server that is about to end says so to whoever looks whether it is ready, and serves on', async () => {
  const app = server();
  expect((await app.inject('/ready')).statusCode).toBe(200);
  expect((await app.inject('/page')).headers.connection).toBe('keep-alive');
  expect(leave(app)).toBe(true);
  const ready = await app.inject('/ready');
  expect([ready.statusCode, ready.headers['retry-after']]).toEqual([503, '5']);
  expect((await app.inject('/health')).statusCode).toBe(200);
  const page = await app.inject('/page');
  expect([page.statusCode, page.body, page.headers.connection]).toEqual([200, 'page', 'close']);
});

test('where nobody looks, nobody has to be waited for', () => {
  expect(leave(server())).toBe(false);
});
