import { expect, test } from 'vitest';
import { headersOf, newWebhookSecret, signatureOf } from './signature.rules.ts';

/** As the reference libraries of Standard Webhooks 1.0 publish it. */
const published = {
  secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  message: { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', timestamp: 1614265330, body: '{"test": 2432232314}' },
  signature: 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
};

test('a message is signed as Standard Webhooks has it', () => {
  expect(signatureOf(published.secret, published.message)).toBe(published.signature);
});

test.each([
  ['id', { id: 'msg_other' }],
  ['time', { timestamp: 1614265331 }],
  ['body', { body: '{"test":2432232314}' }],
])('another %s has another signature', (_, other) => {
  expect(signatureOf(published.secret, { ...published.message, ...other })).not.toBe(published.signature);
});

test('secrets are random, and of a length that the specification allows', () => {
  const secrets = Array.from({ length: 50 }, newWebhookSecret);
  expect(new Set(secrets).size).toBe(50);
  for (const secret of secrets) {
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]+={0,2}$/);
    expect(Buffer.from(secret.slice(6), 'base64')).toHaveLength(24);
  }
});

test('two secrets sign side by side, the newest first', () => {
  const other = newWebhookSecret();
  const { id, timestamp, body } = published.message;
  const headers = headersOf([published.secret, other], { id, body, now: new Date(timestamp * 1000 + 999) });
  expect(headers).toMatchObject({
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': `${published.signature} ${signatureOf(other, published.message)}`,
  });
});
