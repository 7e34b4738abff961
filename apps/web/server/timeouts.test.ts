import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { StandInSite } from './stand-in-site.ts';
import { timeouts } from './timeouts.ts';

let site: StandInSite;
let address: URL;

beforeEach(async () => {
  site = await StandInSite.start();
  address = new URL(await site.app.listen({ port: 0, host: '127.0.0.1' }));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(async () => {
  vi.useRealTimers();
  await site.close();
});

/** Sends the head of a POST and the first letter of its body, which never comes whole. */
async function sendHalf(path: string, type: string) {
  const socket = connect(Number(address.port), '127.0.0.1');
  const asked = once(site.app.server, 'request');
  const said = { answer: '', open: true };
  socket.on('data', (data) => {
    said.answer += data;
  });
  socket.once('close', () => {
    said.open = false;
  });
  const head = `POST ${path} HTTP/1.1\r\nHost: ${address.host}\r\nOrigin: ${address.origin}\r\nContent-Type: ${type}`;
  socket.write(`${head}\r\nContent-Length: 900\r\n\r\n{`);
  await asked;
  return said;
}

describe('a sender that drips', () => {
  test('a head is Node’s to give up, at any time of an upload’s hours', () => {
    expect(site.app.server).toMatchObject({
      headersTimeout: timeouts.headMs,
      requestTimeout: timeouts.requestMs,
      keepAliveTimeout: timeouts.idleMs,
    });
    expect(timeouts.requestMs).toBeGreaterThan((2 ** 30 / (500_000 / 8)) * 1_000);
  });

  test('the JSON of a download gets the time of a form', async () => {
    const said = await sendHalf('/transfer/download', 'application/json');
    await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0));
    vi.advanceTimersByTime(60_000);
    await vi.waitFor(() => expect(said.answer).toMatch(/^HTTP\/1\.1 408 /));
  });

  test('a refused upload is read on for its sender to see the answer, but not for ever', async () => {
    const said = await sendHalf('/transfer/upload?teamNo=x', 'application/octet-stream');
    await vi.waitFor(() => expect(said.answer).toMatch(/^HTTP\/1\.1 400 /));
    vi.advanceTimersByTime(timeouts.restMs - 1_000);
    await new Promise((resolve) => setImmediate(resolve));
    expect(said.open).toBe(true);
    vi.advanceTimersByTime(1_000);
    await vi.waitFor(() => expect(said.open).toBe(false));
  });
});
