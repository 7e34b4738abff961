import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { limitBody, serverTimeouts, timeouts } from './timeouts.ts';

/** The times of heads are short, for Node watches them itself; those of bodies pass on a clock that stands still. */
const short = { ...timeouts, headMs: 200 };
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
  vi.useRealTimers();
  for (const socket of sockets) socket.destroy();
  await app.close();
});

type Sender = { socket: Socket; said: { answer: string; closed: boolean } };

function open(): Sender {
  const socket = connect(port, '127.0.0.1');
  const said = { answer: '', closed: false };
  sockets.push(socket);
  socket.on('data', (data) => {
    said.answer += data;
  });
  socket.on('error', () => {});
  socket.once('close', () => {
    said.closed = true;
  });
  return { socket, said };
}

/** Opens a connection and, with the clock stopped, sends a head and the beginning of its body. */
async function sendPart(head: string, part: string): Promise<Sender> {
  const sender = open();
  await once(sender.socket, 'connect');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const asked = once(app.server, 'request');
  sender.socket.write(head + part);
  await asked;
  return sender;
}

/** Lets the network bring what is under way. */
async function turns(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

const answered = async ({ socket, said }: Sender) => {
  while (!said.answer.includes('\r\n\r\n')) await once(socket, 'data');
  return said.answer;
};
const closed = ({ socket, said }: Sender) => said.closed || once(socket, 'close');

const post = (path: string, type: string, length: number) =>
  `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: ${type}\r\ncontent-length: ${length}\r\n\r\n`;

describe('a sender that drips', () => {
  test('a head loses its connection', async () => {
    const sender = open();
    sender.socket.write('GET /json HTTP/1.1\r\nhost: x\r\nx-slow: ');
    while (!sender.said.closed) {
      sender.socket.write('1');
      await wait(20);
    }
    expect(sender.said.answer).toContain(' 408 ');
  });

  test('nothing at all, too', async () => {
    const sender = open();
    await closed(sender);
    expect(sender.said.answer).toContain(' 408 ');
  });

  test('a JSON body is told so, loses its connection, and nothing is done', async () => {
    const sender = await sendPart(post('/json', 'application/json', 9_000), '1');
    vi.advanceTimersByTime(short.bodyMs - 1);
    await turns();
    expect(sender.said).toEqual({ answer: '', closed: false });
    vi.advanceTimersByTime(1);
    const answer = await answered(sender);
    expect(answer).toContain(' 408 ');
    expect(answer.toLowerCase()).toContain('connection: close');
    await closed(sender);
    expect(handled).toEqual([]);
  });

  test('a JSON body in time is answered, and its connection stays', async () => {
    const sender = await sendPart(post('/json', 'application/json', 5), '1');
    vi.advanceTimersByTime(short.bodyMs - 1);
    sender.socket.write('1111');
    const answer = await answered(sender);
    expect(answer).toContain(' 200 ');
    expect(answer).toContain('11111');
    expect(answer.toLowerCase()).toContain('connection: keep-alive');
    vi.advanceTimersByTime(short.bodyMs + short.restMs);
    await turns();
    expect(sender.said.closed).toBe(false);
  });

  test('an upload may take its time', async () => {
    const sender = await sendPart(post('/upload', 'application/octet-stream', 40), '1'.repeat(20));
    vi.advanceTimersByTime(10 * short.bodyMs);
    await turns();
    expect(sender.said).toEqual({ answer: '', closed: false });
    sender.socket.write('1'.repeat(20));
    expect(await answered(sender)).toContain('{"bytes":40}');
  });

  test.each([
    ['that nobody asked for', 'GET /nothing HTTP/1.1\r\nhost: x\r\ncontent-length: 9000\r\n\r\n', 404],
    ['that was refused', post('/refused', 'application/octet-stream', 9_000), 401],
  ])('a body %s is read on for its sender to see the answer, but not for ever', async (_, head, status) => {
    const sender = await sendPart(head, '1');
    expect(await answered(sender)).toContain(` ${status} `);
    vi.advanceTimersByTime(short.restMs - 1);
    await turns();
    expect(sender.said.closed).toBe(false);
    vi.advanceTimersByTime(1);
    await closed(sender);
  });
});

test('a gigabyte at half a megabit a second is in time', () => {
  expect(timeouts.requestMs).toBeGreaterThan((2 ** 30 / (500_000 / 8)) * 1_000);
});
