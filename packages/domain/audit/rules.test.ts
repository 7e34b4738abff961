import { expect, test } from 'vitest';
import { assertReviewable, monthBounds } from './rules.ts';

test.each([
  ['2026-05', '2026-04-30T15:00:00.000Z', '2026-05-31T15:00:00.000Z'],
  ['2026-12', '2026-11-30T15:00:00.000Z', '2026-12-31T15:00:00.000Z'],
  ['2028-02', '2028-01-31T15:00:00.000Z', '2028-02-29T15:00:00.000Z'],
])('%s in Korea is from %s to %s', (month, from, to) => {
  const bounds = monthBounds(month);
  expect([bounds.from.toISOString(), bounds.to.toISOString()]).toEqual([from, to]);
});

test('a month can be reviewed from its first instant in Korea on', () => {
  const begin = new Date('2026-05-31T15:00:00.000Z');
  expect(() => assertReviewable('2026-06', begin)).not.toThrow();
  expect(() => assertReviewable('2026-06', new Date(begin.getTime() - 1))).toThrow();
  expect(() => assertReviewable('2026-05', begin)).not.toThrow();
});
