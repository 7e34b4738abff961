import { expect, test } from 'vitest';
import { linePath, roundedUp, scaleOf, ticksUpTo } from './scale.ts';

test('a number stands where its share of the axis is, upwards too', () => {
  const x = scaleOf([10, 20], [0, 100]);
  expect([10, 15, 20, 30].map(x)).toEqual([0, 50, 100, 200]);
  const y = scaleOf([0, 4], [204, 34]);
  expect([0, 1, 4].map(y)).toEqual([204, 161.5, 34]);
  expect(scaleOf([3, 3], [0, 100])(3)).toBe(0);
});

test.each([
  [4, 4, [0, 1, 2, 3, 4], 4],
  [5, 4, [0, 1, 2, 3, 4, 5], 5],
  [7, 4, [0, 2, 4, 6], 8],
  [23, 4, [0, 5, 10, 15, 20], 25],
  [998, 4, [0, 200, 400, 600, 800], 1000],
  [126, 4, [0, 20, 40, 60, 80, 100, 120], 150],
  [4, 3, [0, 1, 2, 3, 4], 4],
  [2, 4, [0, 1, 2], 2],
  [0, 4, [0], 0],
])('up to %d in about %d steps', (most, count, ticks, top) => {
  expect(ticksUpTo(most, count)).toEqual(ticks);
  expect(roundedUp(most, count)).toBe(top);
});

test('a line goes from point to point and leaves gaps', () => {
  const at = (x: number) => ({ x, y: 2 });
  expect(linePath([at(0), at(1), null, at(3), at(4)])).toBe('M0,2L1,2M3,2L4,2');
  expect(linePath([null, at(1)])).toBe('M1,2');
  expect(linePath([])).toBe('');
});
