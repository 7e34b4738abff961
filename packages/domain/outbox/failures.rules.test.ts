import { describe, expect, test } from 'vitest';
import { failureOf, mayRepeat, meantDomain } from './failures.rules.ts';

test.each([
  ['mail', 'ECONNREFUSED', 'service'],
  ['mail', '421', 'service'],
  ['mail', '535', 'settings'],
  ['mail', 'NOT_CONFIGURED', 'settings'],
  ['mail', '550', 'address'],
  ['mail', 'EENVELOPE', 'address'],
  ['mail', '552', 'full'],
  ['mail', '554', 'refused'],
  ['mail', '404', 'unknown'],
  ['sms', '404', 'address'],
  ['sms', '401', 'settings'],
  ['sms', '503', 'service'],
  ['sms', '550', 'service'],
  ['sms', '23', 'service'],
  ['sms', 'too_late', 'late'],
  ['mail', 'RangeError', 'unknown'],
  ['mail', null, 'unknown'],
] as const)('a failed %s that left %s behind: %s', (channel, code, failure) => {
  expect(failureOf(channel, code)).toBe(failure);
});

describe('a mistyped domain', () => {
  test.each([
    ['yuna@gmial.com', 'gmail.com'],
    ['yuna@gmail.con', 'gmail.com'],
    ['yuna@gmai.com', 'gmail.com'],
    ['yuna@navver.com', 'naver.com'],
    ['yuna@HANMAIL.NTE', 'hanmail.net'],
    ['yuna@gmail.com', null],
    ['yuna@nate.com', null],
    ['yuna@snu.ac.kr', null],
    ['yuna@gamil.cmo', null],
    ['yuna', null],
  ])('%s: %s', (email, meant) => {
    expect(meantDomain(email)).toBe(meant);
  });
});

test('what has run out is not sent again, what never runs out may be', () => {
  const now = new Date('2026-05-10T03:00:00Z');
  expect(mayRepeat({ sendBy: null }, now)).toBe(true);
  expect(mayRepeat({ sendBy: now }, now)).toBe(false);
  expect(mayRepeat({ sendBy: new Date(now.getTime() + 1) }, now)).toBe(true);
});
