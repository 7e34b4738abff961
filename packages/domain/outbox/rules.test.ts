import { describe, expect, test } from 'vitest';
import { afterFailure, errorCode, MAX_ATTEMPTS, retryDelay } from './rules.ts';

const now = new Date('2026-03-02T01:00:00Z');
const down = { code: 'ECONNREFUSED', now };
const givenUp = { status: 'failed', failedAt: now };
const mail = (more: { attempts: number; sendBy?: Date }) => ({
  channel: 'mail' as const,
  sendBy: null,
  ...more,
});
const inSeconds = (seconds: number) => new Date(now.getTime() + seconds * 1_000);

describe('R-16 a message that could not be sent', () => {
  test.each([
    [1, 15],
    [2, 30],
    [3, 60],
    [8, 1_920],
    [9, 3_600],
    [54, 3_600],
  ])('after %i tries waits %i s', (attempts, seconds) => {
    expect(retryDelay(attempts)).toBe(seconds * 1_000);
  });

  test('is tried again later', () => {
    const verdict = afterFailure(mail({ attempts: 1 }), down);
    expect(verdict).toEqual({ status: 'pending', nextAt: inSeconds(15) });
  });

  test('is given up when it would come too late', () => {
    expect(afterFailure(mail({ attempts: 3, sendBy: inSeconds(59) }), down)).toEqual(givenUp);
    expect(afterFailure(mail({ attempts: 3, sendBy: inSeconds(60) }), down).status).toBe('pending');
  });

  test('is given up after two days of trying', () => {
    const all = Array.from({ length: MAX_ATTEMPTS - 1 }, (_, index) => retryDelay(index + 1));
    const hours = all.reduce((sum, delay) => sum + delay, 0) / 3_600_000;
    expect(hours).toBeGreaterThan(44);
    expect(afterFailure(mail({ attempts: MAX_ATTEMPTS }), down)).toEqual(givenUp);
  });

  test('to an address that is refused, it is given up at the third refusal', () => {
    const refused = { code: '550', now };
    expect(afterFailure(mail({ attempts: 2 }), refused).status).toBe('pending');
    expect(afterFailure(mail({ attempts: 3 }), refused)).toEqual(givenUp);
  });
});

describe('P-05 the name of an error', () => {
  const refused = Object.assign(new Error('550 <seojun@test.example> unknown'), { responseCode: 550 });
  test.each([
    ['a mail server’s status', refused, '550'],
    ['a system error', Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }), 'ECONNREFUSED'],
    [
      'a code that is a sentence',
      Object.assign(new Error('x'), { code: 'no such user a@b.example' }),
      'Error',
    ],
    ['a time-out', new DOMException('late', 'TimeoutError'), '23'],
    ['something thrown', 'text', 'unknown'],
  ])('is short and tells nothing of the addressee: %s', (_case, error, code) => {
    expect(errorCode(error)).toBe(code);
  });
});
