import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { limitBody, patience, serverTimeouts } from './patience.ts';

const short = { headMs: 200, bodyMs: 300, restMs: 300, requestMs: 60_000, idleMs: 60_000 };
let app: FastifyInstance;
let port: number;
let handled: string[];
let sockets: Socket[];

beforeEach(async () => {
  handled = [];
  sockets = [];
  app = Fastify(serverTimeouts(short));
  app.addHook('onRequest', (request, reply, done) => {
    limitBody(request, reply, short);
    done();
  });
  app.addContentTypeParser('application/octet-stream', (_request, payload, done) => done(null, payload));
  app.post('/json', async (request) => {
    handled.push('json');
    return request.body;
  });
  app.post('/upload', async (request) => {
    let bytes = 0;
    for await (const part of request.body as AsyncIterable<Buffer>) bytes += part.length;
    return { bytes };
  });
  app.post('/refused', async (_request, reply) => reply.code(401).send({}));
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.address() as { port: number }).port;
});
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  await app.close();
});

/** Sends `head`, then a byte each 20 ms until the server has closed; gives its answer and the time it took. */
async function drip(head: string, bytes = Number.POSITIVE_INFINITY): Promise<{ answer: string; ms: number }> {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  let answer = '';
  let open = true;
  socket.on('data', (data) => {
    answer += data;
  });
  socket.on('error', () => {});
  socket.once('close', () => {
    open = false;
  });
  const began = performance.now();
  socket.write(head);
  for (let sent = 0; open && sent < bytes && performance.now() - began < 3_000; sent += 1) {
    await wait(20);
    if (open) socket.write('1');
  }
  for (let turn = 0; turn < 50 && open && !answer.includes('\r\n\r\n'); turn += 1) await wait(20);
  return { answer, ms: performance.now() - began };
}

const post = (path: string, type: string, length: number) =>
  `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: ${type}\r\ncontent-length: ${length}\r\n\r\n`;

describe('a sender that drips', () => {
  test('a head loses its connection', async () => {
    const { answer, ms } = await drip('GET /json HTTP/1.1\r\nhost: x\r\nx-slow: ');
    expect(answer).toContain(' 408 ');
    expect(ms).toBeLessThan(2_000);
  });

  test('nothing at all, too', async () => {
    const { answer, ms } = await drip('', 0);
    expect(answer).toContain(' 408 ');
    expect(ms).toBeLessThan(900);
  });

  test('a JSON body is told so, loses its connection, and nothing is done', async () => {
    const { answer, ms } = await drip(post('/json', 'application/json', 9_000));
    expect(answer).toContain(' 408 ');
    expect(answer.toLowerCase()).toContain('connection: close');
    expect(ms).toBeGreaterThan(250);
    expect(ms).toBeLessThan(2_000);
    expect(handled).toEqual([]);
  });

  test('a JSON body in time is answered, and its connection stays', async () => {
    const { answer } = await drip(post('/json', 'application/json', 5), 5);
    expect(answer).toContain(' 200 ');
    expect(answer).toContain('11111');
    expect(answer.toLowerCase()).toContain('connection: keep-alive');
    await wait(short.bodyMs + 100);
    expect(sockets[0]?.closed).toBe(false);
  });

  test('an upload may take its time', async () => {
    const { answer, ms } = await drip(post('/upload', 'application/octet-stream', 40), 40);
    expect(ms).toBeGreaterThan(2 * short.bodyMs);
    expect(answer).toContain('{"bytes":40}');
  });

  test('a body that nobody asked for ends with its answer', async () => {
    const { ms } = await drip('GET /nothing HTTP/1.1\r\nhost: x\r\ncontent-length: 9000\r\n\r\n');
    expect(ms).toBeLessThan(2_000);
  });

  test('but not when it was refused', async () => {
    const { answer, ms } = await drip(post('/refused', 'application/octet-stream', 9_000));
    expect(answer).toContain(' 401 ');
    expect(ms).toBeLessThan(2_000);
  });
});

test('a gigabyte at half a megabit a second is in time', () => {
  expect(patience.requestMs).toBeGreaterThan((2 ** 30 / (500_000 / 8)) * 1_000);
});
