import { expect, test } from 'vitest';
import { growthOf } from './growing.ts';

const samples = (...values: number[]) => values.map((value, place) => ({ at: place * 5, value }));

test.each<[string, number[], number]>([
  ['nothing', [], 0],
  ['a single look', [7], 0],
  ['what stays', [4, 4, 4, 4, 4], 0],
  ['what grows evenly', [10, 20, 30, 40, 50], 40],
  ['what goes up and down', [10, 90, 10, 90, 10, 90, 10], 0],
  ['what stays, with an odd value', [10, 10, 10, 500, 10, 10, 10, 10], 0],
])('%s', (_, values, growth) => {
  expect(growthOf(samples(...values))).toBe(growth);
});
