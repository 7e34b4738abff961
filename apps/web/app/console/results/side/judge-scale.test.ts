import { expect, test } from 'vitest';
import { placeOfDifference, reachOf, signed } from './judge-scale.ts';

test('the chart reaches to the largest difference, at least eight points', () => {
  expect(reachOf([{ severity: -5.8 }, { severity: null }])).toBe(8);
  expect(reachOf([{ severity: -11.2 }])).toBe(12);
  expect([-8, 0, 8, 30].map((points) => placeOfDifference(points, 8))).toEqual([4, 50, 96, 96]);
});

test('a difference says its sign', () => {
  expect([4.62, -5.8, 0.01, -0.04].map((value) => signed(value))).toEqual(['+4.6', '−5.8', '0.0', '0.0']);
  expect(signed(-3, 0)).toBe('−3');
});
