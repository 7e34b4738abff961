import { expect, test } from 'vitest';
import { anyShuffle, isShuffled, shuffleCookie, shuffleKey, shuffleOf } from './shuffle.ts';

test.each([
  ['0', 0],
  ['63', 63],
  ['64', null],
  ['-1', null],
  ['x', null],
  [undefined, null],
])('a cookie of %j is the order %j', (value, expected) => {
  expect(shuffleOf({ [shuffleKey]: value })).toBe(expected);
});

test('any order is one that a visitor can have', () => {
  const all = Array.from({ length: 200 }, anyShuffle);
  expect(all.every((one) => shuffleOf({ [shuffleKey]: String(one) }) === one)).toBe(true);
  expect(new Set(all).size).toBeGreaterThan(20);
});

test('it stays until midnight in Korea', () => {
  const now = new Date('2026-05-20T14:59:30.000Z');
  expect(shuffleCookie(7, now)).toMatchObject({ name: shuffleKey, value: '7', maxAge: 30 });
});

test.each([
  ['/ipo/contents/exhibition', true],
  ['/ipo/contents/exhibition.data', true],
  ['/ipo/detail/1/23', true],
  ['/ipo/detail/1/23.data', true],
  ['/ipo/detail', false],
  ['/ipo/contents/intro', false],
])('%s is shuffled: %s', (pathname, expected) => {
  expect(isShuffled(pathname)).toBe(expected);
});
