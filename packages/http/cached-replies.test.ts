import { endpoint } from '@chulbal/contract/endpoint';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { createApi } from './api.ts';
import { createLog } from './signals/log.ts';

const path = '/api/board/query/count';

/** An API whose public list says how often it was made. */
async function countingApi(requestsAMinute: number, log: string[] = []) {
  const api = await createApi<{ public: null }>({
    prefix: '/api',
    title: 'Counting',
    clock: () => new Date('2026-05-20T05:00:00.000Z'),
    serviceSecret: 'a secret of the tests',
    requestsAMinute,
    sessionOf: async () => null,
    ready: async () => ({ ready: true, needs: {} }),
    signals: { log: createLog('user-api', { stream: { write: (line) => void log.push(line) } }) },
    authenticate: async (_endpoint, { headers }) => {
      if (headers.authorization) throw new Error('a token was looked at');
      return null as never;
    },
  });
  const count = endpoint({
    method: 'GET',
    path,
    access: 'public',
    summary: 'How often',
    input: z.strictObject({}),
    output: z.number(),
    cacheSeconds: 60,
  });
  let made = 0;
  api.mount(count, async () => {
    made += 1;
    return made;
  });
  return api.app;
}

test('a cached reply is the first one again, headers, line of the log and all', async () => {
  const log: string[] = [];
  const app = await countingApi(100, log);
  const [first, second] = [await app.inject(path), await app.inject(path)];
  expect(second.body).toBe('{"code":200,"message":"OK","data":1}');
  expect(second.headers).toMatchObject({
    'cache-control': 'no-store',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'content-type': 'application/json; charset=utf-8',
    'x-content-type-options': 'nosniff',
  });
  const { date: _, ...headers } = first.headers;
  expect(second.headers).toMatchObject(headers);
  expect(log.filter((line) => line.includes('"msg":"request"'))).toHaveLength(2);
});

test('it is kept by language and address, for visitors alone, and counts as a request', async () => {
  const app = await countingApi(5);
  await app.inject(path);
  const english = await app.inject({ url: path, headers: { 'accept-language': 'en' } });
  expect(english.json()).toMatchObject({ data: 2 });
  expect((await app.inject({ url: path, headers: { authorization: 'Bearer x' } })).statusCode).toBe(500);
  expect((await app.inject({ url: path, method: 'POST' })).statusCode).toBe(404);
  expect((await app.inject(path)).json()).toMatchObject({ data: 1 });
  const refused = await app.inject(path);
  expect(refused.statusCode).toBe(429);
  expect(refused.headers).toMatchObject({ 'retry-after': '60', 'x-content-type-options': 'nosniff' });
});
