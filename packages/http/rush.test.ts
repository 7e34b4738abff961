import { randomBytes, randomUUID } from 'node:crypto';
import { endpoint } from '@chulbal/contract/endpoint';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { createApi } from './api.ts';
import { sessionUnder } from './bearer.ts';
import { tokenSigner } from './tokens.ts';

const now = new Date('2026-05-20T05:00:00.000Z');
const signer = tokenSigner('user', randomBytes(32).toString('hex'));
const stranger = tokenSigner('user', randomBytes(32).toString('hex'));
const school = '203.0.113.7';
const count = endpoint({
  method: 'POST',
  path: '/api/application/command/save',
  access: 'public',
  summary: 'Answers',
  input: z.strictObject({}),
  output: z.number(),
});

async function api() {
  const made = await createApi<{ public: null }>({
    prefix: '/api',
    title: 'Counting',
    clock: () => now,
    serviceSecret: 'a secret of the tests',
    requestsAMinute: 60,
    sessionOf: sessionUnder([signer]),
    ready: async () => ({ ready: true, needs: {} }),
    authenticate: async () => null as never,
  });
  made.mount(count, async () => 1);
  return made.app;
}

const tokenOf = (by: typeof signer, at = now) => by.sign({ accountId: 7, familyId: randomUUID() }, at);
const ask = (app: Awaited<ReturnType<typeof api>>, token?: string) =>
  app.inject({
    method: 'POST',
    url: count.path,
    remoteAddress: school,
    payload: {},
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
const statuses = async (app: Awaited<ReturnType<typeof api>>, times: number, token?: string) => {
  const replies = await Promise.all(Array.from({ length: times }, () => ask(app, token)));
  return new Set(replies.map(({ statusCode }) => statusCode));
};

test('a school that types behind one address never meets 429: each session is counted by itself', async () => {
  const app = await api();
  const people = await Promise.all(Array.from({ length: 60 }, () => tokenOf(signer)));
  for (const token of people) expect(await statuses(app, 50, token)).toEqual(new Set([200]));
});

test('one session that floods is shed, and nobody beside it', async () => {
  const app = await api();
  const [loud, quiet] = [await tokenOf(signer), await tokenOf(signer)];
  expect(await statuses(app, 60, loud)).toEqual(new Set([200]));
  const shed = await ask(app, loud);
  expect([shed.statusCode, shed.headers['retry-after']]).toEqual([429, '60']);
  expect((await ask(app, quiet)).statusCode).toBe(200);
  expect((await ask(app)).statusCode).toBe(200);
});

test('floods from one address without a session are shed, whatever token they make up or hold on to', async () => {
  const app = await api();
  await statuses(app, 20);
  const earlier = new Date(now.getTime() - 3_600_000);
  for (let number = 0; number < 20; number += 1) {
    expect((await ask(app, await tokenOf(stranger))).statusCode).toBe(200);
    expect((await ask(app, await tokenOf(signer, earlier))).statusCode).toBe(200);
  }
  for (const token of [undefined, 'not.a.token', await tokenOf(stranger), await tokenOf(signer, earlier)]) {
    expect((await ask(app, token)).statusCode).toBe(429);
  }
  expect((await ask(app, await tokenOf(signer))).statusCode).toBe(200);
});
