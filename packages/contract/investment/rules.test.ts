import { expect, test } from 'vitest';
import { amountsOf, refusalOfAmount } from './rules.ts';

const limits = { wallet: 20_000_000, least: 1_000_000, most: 5_000_000, step: 1_000_000 };
const M = 1_000_000;

test.each([
  ['the least', 1 * M, 0, 20 * M, null],
  ['the most', 5 * M, 0, 20 * M, null],
  ['nothing, which takes all back', 0, 3 * M, 0, null],
  ['all that is left', 2 * M, 0, 2 * M, null],
  ['what is held and what is left', 4 * M, 2 * M, 2 * M, null],
  ['less while nothing is left', 1 * M, 3 * M, 0, null],
  ['more than the wallet holds', 5 * M, 2 * M, 2 * M, { why: 'beyondBalance', nearest: 4 * M }],
  ['more where nothing is left', 3 * M, 2 * M, 0, { why: 'beyondBalance', nearest: null }],
  ['anything in an empty wallet', 1 * M, 0, 0, { why: 'beyondBalance', nearest: null }],
  ['more than the most', 6 * M, 0, 20 * M, { why: 'aboveMost', nearest: 5 * M }],
  ['more than the most with little left', 9 * M, 0, 3 * M, { why: 'aboveMost', nearest: 3 * M }],
  ['less than the least', 600_000, 0, 20 * M, { why: 'belowLeast', nearest: 1 * M }],
  ['much less than the least', 100_000, 2 * M, 2 * M, { why: 'belowLeast', nearest: 0 }],
  ['between two steps', 2_400_000, 0, 20 * M, { why: 'offStep', nearest: 2 * M }],
  ['half-way, the smaller', 2_500_000, 0, 20 * M, { why: 'offStep', nearest: 2 * M }],
  ['a step of the other side', 2_600_000, 0, 20 * M, { why: 'offStep', nearest: 3 * M }],
  ['less than nothing', -1 * M, 2 * M, 0, { why: 'belowLeast', nearest: 0 }],
  ['a part of a won', 1_000_000.5, 0, 20 * M, { why: 'belowLeast', nearest: 1 * M }],
] as const)('%s', (_, amount, held, left, refusal) => {
  expect(refusalOfAmount(limits, { held, left }, amount)).toEqual(refusal);
});

test('every other amount is refused, and the nearest of each works', () => {
  for (let held = 0; held <= 5 * M; held += M) {
    for (let left = 0; left <= 6 * M; left += M) {
      for (let amount = 0; amount <= 8 * M; amount += 250_000) {
        const refusal = refusalOfAmount(limits, { held, left }, amount);
        const works = amount === 0 || (amountsOf(limits).includes(amount) && amount <= held + left);
        expect(refusal === null).toBe(works);
        if (refusal?.nearest != null) {
          expect(refusalOfAmount(limits, { held, left }, refusal.nearest)).toBeNull();
        }
      }
    }
  }
});

test.each([
  [limits, [1 * M, 2 * M, 3 * M, 4 * M, 5 * M]],
  [{ ...limits, least: 500_000 }, [1 * M, 2 * M, 3 * M, 4 * M, 5 * M]],
  [{ ...limits, most: 2 * M, step: 500_000 }, [1 * M, 1_500_000, 2 * M]],
  [{ ...limits, least: 3 * M, most: 2 * M }, []],
])('the amounts of %j', (given, amounts) => {
  expect(amountsOf(given)).toEqual(amounts);
});
