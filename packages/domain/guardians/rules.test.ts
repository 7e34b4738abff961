import { expect, test } from 'vitest';
import { newHashedSecret } from '../secret.ts';
import { dayOfWaiting, fourteenthBirthday, hasLapsed, isPassGood, lapsesAt, shownPhone } from './rules.ts';

const asked = new Date('2026-11-23T05:03:00Z');
const after = (hours: number) => new Date(asked.getTime() + hours * 3_600_000);

test.each([
  [0, 1],
  [23.9, 1],
  [24, 2],
  [96, 5],
  [200, 5],
  [-1, 1],
])('%s hours after asking it is day %s', (hours, day) => {
  expect(dayOfWaiting(asked, after(hours))).toBe(day);
});

test('P-02 a request lapses five times 24 hours later, to the millisecond; an answer does not', () => {
  const until = lapsesAt(asked);
  expect(until).toEqual(after(120));
  const before = new Date(until.getTime() - 1);
  expect(hasLapsed({ state: 'waiting', until }, before)).toBe(false);
  expect(hasLapsed({ state: 'waiting', until }, until)).toBe(true);
  expect(hasLapsed({ state: 'consented', until }, until)).toBe(false);
});

test('a pass is good for its half hour, and no other one is', () => {
  const { secret, hash } = newHashedSecret();
  const held = { passHash: hash, passUntil: after(0.5) };
  expect(isPassGood(held, secret, asked)).toBe(true);
  expect(isPassGood(held, secret, after(0.5))).toBe(false);
  expect(isPassGood(held, newHashedSecret().secret, asked)).toBe(false);
  expect(isPassGood({ passHash: null, passUntil: null }, secret, asked)).toBe(false);
});

test.each([
  ['2016-05-08', '2030-05-08'],
  ['2016-02-29', '2030-03-01'],
])('born on %s one is 14 on %s', (birth, day) => {
  expect(fourteenthBirthday(birth)).toBe(day);
});

test('a number is shown so that its owner knows it', () => {
  expect(shownPhone('010-1234-3917')).toBe('010-••••-3917');
});
