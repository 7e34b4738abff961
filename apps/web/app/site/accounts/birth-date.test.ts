import { expect, test } from 'vitest';
import { isUnderFourteen } from './birth-date.ts';

// 2026.05.20 begins in Korea at 15:00 UTC of the day before.
const now = new Date('2026-05-19T15:00:00Z');

test.each([
  ['2012.05.20', false],
  ['2012.05.21', true],
  ['2004.11.02', false],
  ['2020.01.01', true],
  ['2012.02.29', false],
])('born on %s: under 14 is %s', (birthDate, under) => {
  expect(isUnderFourteen(birthDate, now)).toBe(under);
});

test('the day changes at midnight in Korea', () => {
  expect(isUnderFourteen('2012.05.20', new Date(now.getTime() - 1))).toBe(true);
});
