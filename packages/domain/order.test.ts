import { expect, test } from 'vitest';
import { isOrderOf } from './order.ts';

test.each([
  [[1, 2, 3], [3, 1, 2], true],
  [[], [], true],
  [[1, 2], [1], false],
  [[1, 2], [1, 1], false],
  [[1, 2], [1, 2, 2], false],
  [[1, 2], [1, 3], false],
])('%j asked as %j: %s', (standing, asked, isOrder) => {
  expect(isOrderOf(standing, asked)).toBe(isOrder);
});
