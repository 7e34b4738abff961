import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { meanOf, pointsOf, pointsText, sumOf, varianceOf } from './points.rules.ts';

describe('points', () => {
  test.each([
    [0, '0.0000'],
    [0.5, '0.5000'],
    [77.4, '77.4000'],
    [100, '100.0000'],
    [0.0001, '0.0001'],
  ])('%d is %s', (value, text) => {
    expect(pointsText(pointsOf(value))).toBe(text);
  });

  test.each([0.00001, 1 / 3, Number.NaN, Number.POSITIVE_INFINITY, 1e300])('%d are none', (value) => {
    expect(() => pointsOf(value)).toThrow(RangeError);
  });

  test('a sum that would not be exact is refused', () => {
    expect(() => sumOf([Number.MAX_SAFE_INTEGER, 1])).toThrow(RangeError);
  });

  const lists = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 30 });

  test('mean and variance are those of exact fractions, rounded half up', () => {
    fc.assert(
      fc.property(lists, (list) => {
        const count = BigInt(list.length);
        const sum = list.reduce((all, points) => all + BigInt(points), 0n);
        expect(BigInt(meanOf(list))).toBe((sum * 10n + count * 5n) / (count * 10n));
        // Of squares of distances from the mean, times the count to stay whole.
        const distances = list.map((points) => (BigInt(points) * count - sum) ** 2n);
        const all = distances.reduce((total, one) => total + one, 0n);
        const below = count ** 3n * 10_000n;
        expect(BigInt(varianceOf(list))).toBe((all * 10n + below * 5n) / (below * 10n));
      }),
    );
  });
});
