import { expect, test } from 'vitest';
import { anyShuffle, isShuffled, shuffleCookie, shuffleKey, shuffleOf, shuffleSeed } from './shuffle.ts';

test.each([
  ['0', 0],
  ['15', 15],
  ['16', null],
  ['-1', null],
  ['x', null],
  [undefined, null],
])('a cookie of %j is the order %j', (value, expected) => {
  expect(shuffleOf({ [shuffleKey]: value })).toBe(expected);
});

test('any order is one that a visitor can have', () => {
  const all = Array.from({ length: 400 }, anyShuffle);
  expect(all.every((one) => shuffleOf({ [shuffleKey]: String(one) }) === one)).toBe(true);
  expect(new Set(all).size).toBe(16);
});

test('every order of every day has a seed of its own', () => {
  const days = ['2026-05-19T15:00:00.000Z', '2026-05-20T14:59:59.999Z', '2026-05-20T15:00:00.000Z'];
  const seeds = days.map((day) => Array.from({ length: 16 }, (_, one) => shuffleSeed(one, new Date(day))));
  expect(seeds[1]).toEqual(seeds[0]);
  expect(new Set(seeds.flat()).size).toBe(32);
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
