import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pacedBody } from './paced-body.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] }));
afterEach(() => void vi.useRealTimers());

const turns = async () => {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};

/** Lets a sender send `bytes` each 10 s for so long, and a disk take each piece in so many seconds. */
async function taken(bytes: number, { seconds, diskSeconds = 0 }: { seconds: number; diskSeconds?: number }) {
  const body = new PassThrough({ highWaterMark: 1024 * 1024 });
  body.on('error', () => {});
  let free = () => {};
  const all = (async () => {
    let come = 0;
    for await (const chunk of pacedBody(body)) {
      come += chunk.length;
      if (diskSeconds > 0) await new Promise<void>((resolve) => (free = resolve));
    }
    return come;
  })().catch(() => 'broken off' as const);
  for (let second = 1; second <= seconds; second += 1) {
    vi.advanceTimersByTime(1_000);
    if (second % 10 === 0 && bytes > 0 && !body.destroyed) body.write(Buffer.alloc(bytes));
    await turns();
    if (diskSeconds > 0 && second % diskSeconds === 0) free();
    await turns();
  }
  body.end();
  while (diskSeconds > 0 && !body.closed) {
    free();
    await turns();
  }
  return all;
}

test.each([
  ['one who is silent', 0, { seconds: 70 }, 'broken off'],
  ['one who drips a byte now and then, so as to hold a place', 1, { seconds: 70 }, 'broken off'],
  ['the slowest that is waited for, all along', 48_000, { seconds: 600 }, 60 * 48_000],
  ['a small file over a line that breaks for most of a minute', 1_000, { seconds: 50 }, 5_000],
  ['a disk that takes a piece every two minutes', 48_000, { seconds: 240, diskSeconds: 120 }, 24 * 48_000],
])('%s', async (_who, bytes, how, expected) => {
  expect(await taken(bytes, how)).toBe(expected);
});

test('nobody is looked at once the file is there', async () => {
  expect(await taken(100, { seconds: 10 })).toBe(100);
  expect(vi.getTimerCount()).toBe(0);
});

test('who is too slow can still read why: their connection stands, and what still comes goes by', async () => {
  const body = new PassThrough({ highWaterMark: 1024 });
  const taken = (async () => {
    for await (const _chunk of pacedBody(body));
  })();
  const refused = expect(taken).rejects.toMatchObject({ error: 'fileBroken' });
  await turns();
  vi.advanceTimersByTime(65_000);
  await refused;
  for (let piece = 0; piece < 10; piece += 1) {
    body.write(Buffer.alloc(10_000));
    await turns();
  }
  expect([body.destroyed, body.readableLength]).toEqual([false, 0]);
});

test('so can who sends more than they said', async () => {
  const body = new PassThrough();
  body.write(Buffer.alloc(10));
  for await (const chunk of pacedBody(body)) {
    expect(chunk).toHaveLength(10);
    break;
  }
  body.end(Buffer.alloc(100_000));
  await turns();
  expect([body.errored, body.readableEnded]).toEqual([null, true]);
});
