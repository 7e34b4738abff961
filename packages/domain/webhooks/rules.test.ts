import { expect, test } from 'vitest';
import { afterFailure, bodyOf, DAY_MS, hostOf, isTaken, MAX_TRIES, retryDelay } from './rules.ts';

const MINUTE = 60_000;

test.each([
  [1, 0.5],
  [2, 2],
  [3, 8],
  [4, 32],
  [5, 128],
  [6, 240],
  [10, 240],
  [1_000, 240],
])('after %i failed tries it waits %d minutes', (tries, minutes) => {
  expect(retryDelay(tries)).toBe(minutes * MINUTE);
});

test('it is tried for nearly a day and then given up', () => {
  let at = new Date('2026-05-20T00:00:00Z');
  const begun = at.getTime();
  for (let tries = 1; tries < MAX_TRIES; tries += 1) {
    const next = afterFailure(tries, at);
    expect(next.state).toBe('pending');
    at = next.nextAt;
  }
  expect(afterFailure(MAX_TRIES, at).state).toBe('failed');
  const took = at.getTime() - begun;
  expect(took).toBeGreaterThan(0.9 * DAY_MS);
  expect(took).toBeLessThan(DAY_MS);
});

test.each([
  [200, true],
  [204, true],
  [299, true],
  [199, false],
  [301, false],
  [307, false],
  [404, false],
  [500, false],
])('an answer of %i: taken %s', (status, taken) => {
  expect(isTaken(status)).toBe(taken);
});

test('a body says what, when and about what; a test has no address to read more at', () => {
  const at = new Date('2026-05-20T05:00:00Z');
  const event = { type: 'appeal.filed', at, data: { teamNo: 7 }, path: '/admin/x?teamNo=7' } as const;
  expect(JSON.parse(bodyOf(event, 'https://league.example'))).toEqual({
    type: 'appeal.filed',
    timestamp: '2026-05-20T05:00:00.000Z',
    data: { teamNo: 7, url: 'https://league.example/admin/x?teamNo=7' },
  });
  const none = { type: 'webhook.test', at, data: {}, path: null } as const;
  expect(JSON.parse(bodyOf(none, 'https://league.example'))).toEqual({
    type: 'webhook.test',
    timestamp: '2026-05-20T05:00:00.000Z',
    data: {},
  });
});

test('of an address the log keeps the host, not what may be a key in it', () => {
  expect(hostOf('https://script.example.com/macros/s/key/exec')).toBe('script.example.com');
  expect(hostOf('https://a.example:8443/x')).toBe('a.example:8443');
  expect(hostOf('no address')).toBe('');
});
