import { expect, test } from 'vitest';
import { ticksOf } from './ticks.ts';

test.each([
  [2_200_000_000, [0, 1_000_000_000, 2_000_000_000]],
  [207_000_000, [0, 100_000_000, 200_000_000]],
  [5_000_000, [0, 2_000_000, 4_000_000]],
  [1, [0, 0.5, 1]],
])('a scale to %d', (most, ticks) => {
  expect(ticksOf(most)).toEqual(ticks);
});
