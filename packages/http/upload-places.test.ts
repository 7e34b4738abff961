import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { endpoint } from '@chulbal/contract/endpoint';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { createApi } from './api.ts';
import { createMetrics, type Metrics } from './signals/metrics.ts';
import { MOST_UPLOADS, mostOfOne } from './upload-places.ts';

const upload = endpoint({
  method: 'POST',
  path: '/api/files/command/upload',
  access: 'public',
  summary: 'Takes a file in',
  input: z.strictObject({}),
  output: z.number(),
  body: 'stream',
});
const save = endpoint({
  method: 'POST',
  path: '/api/application/command/save',
  access: 'public',
  summary: 'Answers',
  input: z.strictObject({}),
  output: z.number(),
});

let metrics: Metrics;
let port: number;
let begun: number;
let read: number;
let close: () => Promise<void>;
let sockets: Socket[];

beforeEach(async () => {
  metrics = createMetrics({ port: 0, host: '127.0.0.1' });
  [begun, read, sockets] = [0, 0, []];
  const api = await createApi<{ public: null }>({
    prefix: '/api',
    title: 'Taking files in',
    clock: () => new Date('2026-05-20T05:00:00.000Z'),
    serviceSecret: 'a secret of the tests',
    requestsAMinute: 1_000_000,
    sessionOf: async ({ headers }) => headers.authorization ?? null,
    ready: async () => ({ ready: true, needs: {} }),
    signals: { metrics },
    authenticate: async () => null as never,
  });
  api.mount(upload, async ({ body }) => {
    begun += 1;
    let bytes = 0;
    for await (const chunk of body) {
      bytes += chunk.length;
      read += chunk.length;
    }
    return bytes;
  });
  api.mount(save, async () => 1);
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  port = (api.app.server.address() as { port: number }).port;
  close = () => api.app.close();
});
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  await close();
});

type Sender = { socket: Socket; answer: Promise<string> };

/** Begins an upload as somebody, and sends none of its gigabyte yet. */
async function begin(by: string | null): Promise<Sender> {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  socket.on('error', () => {});
  let said = '';
  const answer = new Promise<string>((resolve) => {
    socket.on('data', (data) => {
      said += data;
      if (/\r\n\r\n.+\}/s.test(said)) resolve(said);
    });
    socket.once('close', () => resolve(said));
  });
  await once(socket, 'connect');
  const head = [
    `POST ${upload.path} HTTP/1.1`,
    'host: x',
    'accept-language: en',
    'content-type: application/octet-stream',
    'content-length: 1000000000',
    ...(by === null ? [] : [`authorization: ${by}`]),
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  return { socket, answer };
}

/** Begins so many, each as somebody else, and waits until the server has taken them in. */
async function fill(count: number): Promise<Sender[]> {
  const before = begun;
  const senders = await Promise.all(
    Array.from({ length: count }, (_, number) => begin(`somebody ${number}`)),
  );
  while (begun < before + count) await new Promise((resolve) => setImmediate(resolve));
  return senders;
}

/** A figure of the user API's uploads. */
async function figure(name: string): Promise<number> {
  const line = (await metrics.text()).split('\n').find((one) => one.startsWith(`chulbal_uploads_${name}`));
  return Number(line?.split(' ').at(-1));
}

test('R-01 what is beyond the places is sent away before a byte of it is read, and told when to come again', async () => {
  await fill(MOST_UPLOADS);
  expect(await figure('under_way{server="user-api"}')).toBe(MOST_UPLOADS);

  const late = await (await begin('a late one')).answer;
  expect(late).toMatch(/^HTTP\/1\.1 503 /);
  expect(late).toMatch(/\r\nretry-after: 5\r\n/i);
  expect(late).toContain('What you entered is kept');
  expect([begun, read]).toEqual([MOST_UPLOADS, 0]);
  expect(await figure('refused_total{server="user-api",reason="full"}')).toBe(1);

  // Whoever writes is served all the same.
  const saved = await fetch(`http://127.0.0.1:${port}${save.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  expect(saved.status).toBe(200);
});

test('of twice as many at the same instant exactly as many are let in as there are places', async () => {
  const senders = await Promise.all(
    Array.from({ length: 2 * MOST_UPLOADS }, (_, number) => begin(`somebody ${number}`)),
  );
  const away: string[] = [];
  for (const { answer } of senders) void answer.then((said) => away.push(said.slice(9, 12)));
  while (begun + away.length < senders.length) await new Promise((resolve) => setImmediate(resolve));
  expect([begun, away.length, new Set(away)]).toEqual([MOST_UPLOADS, MOST_UPLOADS, new Set(['503'])]);
});

test('whoever goes away leaves their place to the next, and all are free in the end', async () => {
  const senders = await fill(MOST_UPLOADS);
  for (const { socket } of senders.slice(0, 50)) socket.destroy();
  while ((await figure('under_way{server="user-api"}')) > MOST_UPLOADS - 50)
    await new Promise((resolve) => setImmediate(resolve));
  await fill(50);
  for (const socket of sockets) socket.destroy();
  while ((await figure('under_way{server="user-api"}')) > 0)
    await new Promise((resolve) => setImmediate(resolve));
  await fill(MOST_UPLOADS);
});

test.each([
  ['one account', 'the loud one', mostOfOne.session],
  ['one address without an account', null, mostOfOne.address],
])('%s that opens 200 uploads and ends none is told so, and takes nobody’s place', async (_who, by, own) => {
  const senders = await Promise.all(Array.from({ length: 200 }, () => begin(by)));
  const away: string[] = [];
  for (const { answer } of senders) void answer.then((said) => away.push(said));
  while (begun + away.length < 200) await new Promise((resolve) => setImmediate(resolve));
  expect(begun).toBe(own);
  for (const said of away) expect(said).toMatch(/^HTTP\/1\.1 429 .+\r\nretry-after: 30\r\n/is);
  await fill(MOST_UPLOADS - own);
});
