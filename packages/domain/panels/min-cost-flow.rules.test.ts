import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { assign, type Bin, type Costs } from './min-cost-flow.rules.ts';

type Worth = { lacking: number; cost: number };

function worthOf(costs: Costs, bins: readonly Bin[], binOf: readonly (number | null)[]): Worth | null {
  const counts = bins.map(() => 0);
  let cost = 0;
  for (const [item, bin] of binOf.entries()) {
    const price = bin === null ? null : costs[item]?.[bin];
    if (bin === null || price === null || price === undefined) return null;
    counts[bin] = (counts[bin] ?? 0) + 1;
    cost += price;
  }
  if (bins.some(({ most }, bin) => (counts[bin] ?? 0) > most)) return null;
  const lacking = bins.reduce((sum, { least }, bin) => sum + Math.max(0, least - (counts[bin] ?? 0)), 0);
  return { lacking, cost };
}

/** Tries every way there is. */
function bruteForce(costs: Costs, bins: readonly Bin[]): Worth | null {
  let best: Worth | null = null;
  const binOf: number[] = [];
  const tryFrom = (item: number): void => {
    if (item === costs.length) {
      const worth = worthOf(costs, bins, binOf);
      const better =
        worth &&
        (!best || worth.lacking < best.lacking || (worth.lacking === best.lacking && worth.cost < best.cost));
      if (better) best = worth;
      return;
    }
    for (const bin of bins.keys()) {
      binOf[item] = bin;
      tryFrom(item + 1);
    }
  };
  tryFrom(0);
  return best;
}

const problems = fc
  .record({ items: fc.integer({ min: 0, max: 6 }), bins: fc.integer({ min: 1, max: 4 }) })
  .chain(({ items, bins }) =>
    fc.record({
      costs: fc.array(
        fc.array(fc.option(fc.integer({ min: 0, max: 9 }), { freq: 4 }), {
          minLength: bins,
          maxLength: bins,
        }),
        { minLength: items, maxLength: items },
      ),
      bins: fc.array(
        fc
          .record({ least: fc.integer({ min: 0, max: 3 }), more: fc.integer({ min: 0, max: 3 }) })
          .map(({ least, more }) => ({ least, most: least + more })),
        { minLength: bins, maxLength: bins },
      ),
    }),
  );

describe('items assigned to bins', () => {
  test('are assigned as well as by trying every way, or cannot be placed at all', () => {
    fc.assert(
      fc.property(problems, ({ costs, bins }) => {
        const best = bruteForce(costs, bins);
        const found = assign(costs, bins);
        expect(worthOf(costs, bins, found.binOf)).toEqual(best);
        if (best) expect(found.cost).toBe(best.cost);
        else expect(found.binOf).toContain(null);
      }),
      { numRuns: 600 },
    );
  });

  test('never go where they must not, and never too many into one, even where not all can be placed', () => {
    fc.assert(
      fc.property(problems, ({ costs, bins }) => {
        const { binOf } = assign(costs, bins);
        const counts = bins.map((_, bin) => binOf.filter((one) => one === bin).length);
        for (const [bin, { most }] of bins.entries()) expect(counts[bin]).toBeLessThanOrEqual(most);
        for (const [item, bin] of binOf.entries()) {
          if (bin !== null) expect(costs[item]?.[bin]).not.toBeNull();
        }
      }),
    );
  });

  test('make room by moving others on', () => {
    const costs = [
      [0, 5, null],
      [0, null, 1],
      [0, null, null],
    ];
    const one = { least: 0, most: 1 };
    expect(assign(costs, [one, one, one])).toEqual({ binOf: [1, 2, 0], cost: 6 });
  });
});
