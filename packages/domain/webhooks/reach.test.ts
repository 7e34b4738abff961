import { startReceiver } from '@chulbal/testing/webhooks';
import { describe, expect, test } from 'vitest';
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
