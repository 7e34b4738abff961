import { describe, expect, test } from 'vitest';
import { type Judged, judgeFigures, spearman, standardised } from './judges.rules.ts';

/** Totals by evaluator: each list is about teams 1, 2, 3 …; 60 s a sheet. */
function sheetsOf(totals: Record<number, readonly number[]>): Judged[] {
  return Object.entries(totals).flatMap(([evaluatorId, list]) =>
    list.map((total, place) => ({
      evaluatorId: Number(evaluatorId),
      teamNo: place + 1,
      total,
      seconds: 60 * (place + 1),
    })),
  );
}

describe('how an evaluator judges', () => {
  test('severity is the mean distance to the others on the same teams', () => {
    const figures = judgeFigures(
      sheetsOf({ 1: [70, 80, 75, 85, 65], 2: [60, 70, 65, 75, 55], 3: [70, 80, 75, 85, 65] }),
    );
    expect(figures.get(2)).toMatchObject({ mean: 65, severity: -10, agreement: 1, flags: ['severe'] });
    expect(figures.get(1)).toMatchObject({ mean: 75, severity: 5, agreement: 1, flags: ['lenient'] });
    expect(figures.get(1)?.spread).toBe(7.07);
    expect(figures.get(1)?.medianSeconds).toBe(180);
  });

  test('who gives almost everybody the same is flat, and agrees with nobody in particular', () => {
    const figures = judgeFigures(
      sheetsOf({ 1: [60, 70, 80, 90, 100], 2: [62, 71, 79, 91, 98], 3: [80, 80, 80, 80, 80] }),
    );
    expect(figures.get(3)).toMatchObject({ spread: 0, agreement: null, flags: ['flat'] });
  });

  test('who ranks the other way round disagrees', () => {
    const figures = judgeFigures(
      sheetsOf({ 1: [60, 70, 80, 90, 100], 2: [60, 70, 80, 90, 100], 3: [100, 90, 80, 70, 60] }),
    );
    expect(figures.get(3)).toMatchObject({ agreement: -1, flags: ['disagrees'] });
  });

  test('a sheet far off its own pattern is an outlier', () => {
    const even = Array.from({ length: 20 }, (_, place) => 70 + (place % 5));
    const odd = even.map((total, place) => (place === 7 ? total - 40 : total));
    const figures = judgeFigures(sheetsOf({ 1: even, 2: even, 3: odd }));
    expect(figures.get(3)?.outliers).toEqual([{ teamNo: 8, total: 32, others: 72 }]);
    expect(figures.get(3)?.flags).not.toContain('severe');
  });

  test('of few sheets nothing is said to stand out, and alone there is nobody to compare with', () => {
    expect(judgeFigures(sheetsOf({ 1: [40], 2: [90] })).get(1)).toMatchObject({
      severity: -50,
      spread: null,
      agreement: null,
      flags: [],
    });
    expect(judgeFigures(sheetsOf({ 1: [40, 50] })).get(1)).toMatchObject({ severity: null, outliers: [] });
    expect(judgeFigures([]).size).toBe(0);
  });
});

describe('Spearman’s rank correlation', () => {
  test.each<[string, [number, number][], number | null]>([
    [
      'the same order',
      [
        [1, 10],
        [2, 20],
        [3, 25],
      ],
      1,
    ],
    [
      'the reverse',
      [
        [1, 30],
        [2, 20],
        [3, 10],
      ],
      -1,
    ],
    // Textbook: ranks of ten pupils, d² sums to 194.
    [
      'ten pairs',
      [
        [106, 7],
        [100, 27],
        [86, 2],
        [101, 50],
        [99, 28],
        [103, 29],
        [97, 20],
        [113, 12],
        [112, 6],
        [110, 17],
      ],
      1 - (6 * 194) / 990,
    ],
    [
      'equal values share their ranks',
      [
        [1, 1],
        [1, 2],
        [2, 3],
      ],
      Math.sqrt(3) / 2,
    ],
    [
      'two pairs',
      [
        [1, 1],
        [2, 2],
      ],
      null,
    ],
    [
      'all equal',
      [
        [1, 1],
        [1, 2],
        [1, 3],
      ],
      null,
    ],
  ])('%s', (_case, pairs, expected) => {
    const found = spearman(pairs);
    if (expected === null) expect(found).toBeNull();
    else expect(found).toBeCloseTo(expected, 10);
  });
});

describe('the standardised view', () => {
  test('takes the mean and the spread of every evaluator out', () => {
    // The second gives the same order ten points lower and half as wide.
    const found = standardised(sheetsOf({ 1: [60, 80, 100], 2: [50, 60, 70] }));
    expect(found).toEqual([
      { teamNo: 3, z: 1.225, rank: 1 },
      { teamNo: 2, z: 0, rank: 2 },
      { teamNo: 1, z: -1.225, rank: 3 },
    ]);
  });

  test('equal ones share a rank; who gives everybody the same says nothing', () => {
    expect(standardised(sheetsOf({ 1: [80, 80, 80] }))).toEqual([
      { teamNo: 1, z: 0, rank: 1 },
      { teamNo: 2, z: 0, rank: 1 },
      { teamNo: 3, z: 0, rank: 1 },
    ]);
  });
});

describe('the mark of disagreement', () => {
  /** Every order of `count` things. */
  const orders = (count: number): number[][] =>
    count === 0
      ? [[]]
      : orders(count - 1).flatMap((order) =>
          Array.from({ length: count }, (_, at) => [...order.slice(0, at), count, ...order.slice(at)]),
        );

  test.each([5, 6])(
    'stands below 0.2 and not at it, calculated in whole numbers, for every order of %i',
    (count) => {
      let atLine = 0;
      for (const order of orders(count)) {
        const squares = order.reduce((sum, place, at) => sum + (place - at - 1) ** 2, 0);
        // 1 − 6 Σd² / (n (n² − 1)) < 1/5
        const [line, own] = [4 * count * (count ** 2 - 1), 30 * squares];
        if (own === line) atLine += 1;
        const totals = { 1: order.map((_, at) => 60 + at), 2: order.map((place) => 60 + place) };
        for (const { flags } of judgeFigures(sheetsOf(totals)).values()) {
          expect(flags.includes('disagrees'), `${order}`).toBe(own > line);
        }
      }
      expect(atLine).toBeGreaterThan(0);
    },
  );
});
