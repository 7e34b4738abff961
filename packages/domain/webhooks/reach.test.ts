import { type AddressInfo, createServer, type Socket } from 'node:net';
import { startReceiver } from '@chulbal/testing/webhooks';
import { describe, expect, onTestFinished, test } from 'vitest';
import { post } from './post.ts';
import { addressesOf } from './reach.ts';

const resolvesTo = (...addresses: string[]) => ({ inside: false, lookUp: async () => addresses });
const never = new AbortController().signal;

describe('where a webhook may lead', () => {
  test.each([
    ['a name of the internet', 'https://hooks.example.kr/in', ['93.184.215.14']],
    ['an address of the internet', 'https://93.184.215.14/in', ['10.0.0.1']],
    ['one of IPv6', 'https://[2606:4700::1111]/in', ['10.0.0.1']],
  ])('%s', async (_, url, found) => {
    expect(await addressesOf(url, resolvesTo(...found))).toHaveLength(1);
  });

  test.each([
    ['without TLS', 'http://hooks.example.kr/in', ['93.184.215.14'], 'NO_TLS'],
    ['to this machine', 'https://127.0.0.1/in', [], 'INSIDE'],
    ['to this machine as one number', 'https://2130706433/in', [], 'INSIDE'],
    ['to this machine in octal', 'https://0177.0.0.1/in', [], 'INSIDE'],
    ['to this machine in hexadecimal', 'https://0x7f.1/in', [], 'INSIDE'],
    ['to this machine in full-width digits', 'https://１２７.０.０.１/in', [], 'INSIDE'],
    ['to this machine by IPv6', 'https://[::1]/in', [], 'INSIDE'],
    ['to this machine, mapped', 'https://[::ffff:127.0.0.1]/in', [], 'INSIDE'],
    ['to metadata', 'https://169.254.169.254/latest/meta-data', [], 'INSIDE'],
    ['to a name that leads to this machine', 'https://rebind.example/in', ['127.0.0.1'], 'INSIDE'],
    [
      'to a name of which one leads inside',
      'https://two.example/in',
      ['93.184.215.14', '10.0.0.7'],
      'INSIDE',
    ],
    ['to a name of nobody', 'https://nobody.example/in', [], 'ENOTFOUND'],
  ])('not %s', async (_, url, found, code) => {
    await expect(addressesOf(url, resolvesTo(...found))).rejects.toMatchObject({ code });
  });

  test('not to a name that the system knows as this machine', async () => {
    await expect(addressesOf('https://localhost/in', { inside: false })).rejects.toMatchObject({
      code: 'INSIDE',
    });
  });
});

/** A receiver that does what it likes with a connection; `ended` gives the bytes that were taken off it. */
async function startFlood(
  answer: (socket: Socket) => void,
): Promise<{ url: string; ended: Promise<number> }> {
  let said = (_bytes: number) => {};
  const ended = new Promise<number>((resolve) => (said = resolve));
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('close', () => said(socket.bytesWritten));
    socket.once('data', () => answer(socket));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/in`, ended };
}

describe('sending', () => {
  const message = { headers: { 'webhook-id': 'msg_1' }, body: '{"type":"webhook.test"}' };

  test('connects to the addresses that were looked at, whatever the name leads to afterwards', async () => {
    const { url, got } = await startReceiver();
    const named = url.replace('127.0.0.1', 'never-registered.example');
    const reach = { inside: true, lookUp: async () => ['127.0.0.1'] };
    expect(await post({ ...message, url: named }, reach, never)).toBe(204);
    expect(got).toMatchObject([{ body: message.body, headers: { 'webhook-id': 'msg_1' } }]);
    await expect(post({ ...message, url: named }, resolvesTo('127.0.0.1'), never)).rejects.toMatchObject({
      code: 'NO_TLS',
    });
    expect(got).toHaveLength(1);
  });

  test('follows nothing', async () => {
    const { url, got } = await startReceiver(() => 307);
    expect(await post({ ...message, url }, { inside: true }, never)).toBe(307);
    expect(got).toHaveLength(1);
  });

  test('reads no more of an answer than its status, however long it goes on', async () => {
    const flood = await startFlood((socket) => {
      socket.write('HTTP/1.1 200 OK\r\ncontent-length: 10737418240\r\n\r\n');
      const part = Buffer.alloc(64 * 1024);
      const pour = () => {
        while (socket.writable && socket.write(part));
      };
      socket.on('drain', pour);
      pour();
    });
    expect(await post({ ...message, url: flood.url }, { inside: true }, never)).toBe(200);
    expect(await flood.ended).toBeLessThan(16 * 1024 * 1024);
  });

  test('breaks off where headers never end', async () => {
    const flood = await startFlood((socket) => {
      socket.write('HTTP/1.1 200 OK\r\n');
      const pour = () => {
        while (socket.writable && socket.write(`x-${'a'.repeat(60)}: ${'b'.repeat(1_000)}\r\n`));
      };
      socket.on('drain', pour);
      pour();
    });
    await expect(post({ ...message, url: flood.url }, { inside: true }, never)).rejects.toMatchObject({
      code: 'HPE_HEADER_OVERFLOW',
    });
    expect(await flood.ended).toBeLessThan(16 * 1024 * 1024);
  });

  test('is broken off where somebody waits for it to end', async () => {
    const stop = new AbortController();
    const { url } = await startReceiver(() => {
      stop.abort();
      return new Promise<number>(() => {});
    });
    await expect(post({ ...message, url }, { inside: true }, stop.signal)).rejects.toMatchObject({
      name: 'AbortError',
    });
  });

  test('says by a code what kept it', async () => {
    await expect(
      post({ ...message, url: 'http://127.0.0.1:9/' }, { inside: true }, never),
    ).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  });
});
