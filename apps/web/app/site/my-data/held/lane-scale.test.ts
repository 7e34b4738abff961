import { expect, test } from 'vitest';
import { laneScale, shareOf } from './lane-scale.ts';

const now = '2026-11-27T00:00:00.000Z';
const inDays = (days: number) => new Date(Date.parse(now) + days * 86_400_000).toISOString();
const of = (until: string | null, days: number | null = null) => ({ until, days });

test.each([
  ['four years at least', [of(null), of(inDays(30))], 4],
  ['as many whole years as the longest needs', [of(inDays(5 * 365))], 6],
])('lanes show %s', (_case, held, years) => {
  expect(laneScale(held, now).ms).toBe(years * 365.25 * 86_400_000);
});

test.each([
  ['half way', of(inDays(2 * 365.25)), 50],
  ['no nearer to the start than its mark is wide', of(inDays(1)), 5],
  ['so many days on, where each piece has its own day', of(null, 365.25), 25],
  ['nowhere, where there is no day', of(null), null],
])('an end mark stands %s', (_case, row, share) => {
  expect(shareOf(row, laneScale([row], now), now)).toBe(share);
});
