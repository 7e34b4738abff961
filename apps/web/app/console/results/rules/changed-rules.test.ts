import type { ResultRules } from '@chulbal/contract/results/shapes';
import { describe, expect, test } from 'vitest';
import { testRules } from '../result-for-test.ts';
import {
  changedParts,
  movedCriterion,
  placesToShare,
  quotaSum,
  withFactor,
  withPlaces,
  withQuota,
} from './changed-rules.ts';

describe('what of the rules is another', () => {
  test.each<[string, Partial<ResultRules>, string[]]>([
    ['nothing', {}, []],
    ['dropping', { trim: { on: false, from: 5 } }, ['trim']],
    ['the cut line and backfill', { cutLine: 62.5, backfill: false }, ['cutLine', 'backfill']],
    ['quotas in another order', { quotas: [...testRules.quotas].reverse() }, []],
    ['a quota of none', { quotas: [...testRules.quotas, { region: 'jeju', places: 0 }] }, []],
    ['one place more', { quotas: [{ region: 'capital', places: 7 }] }, ['quotas']],
    ['a factor', { select: { kind: 'factor', places: 10, factor: 2 } }, ['select']],
  ])('%s', (_case, change, parts) => {
    expect(changedParts(testRules, { ...testRules, ...change })).toEqual(parts);
  });

  test('how many are left where nothing is dropped does not count', () => {
    const off = { ...testRules, trim: { on: false, from: 5 } };
    expect(changedParts(off, { ...off, trim: { on: false, from: 7 } })).toEqual([]);
  });
});

test('a criterion moves up and down, and not beyond the ends', () => {
  expect(movedCriterion(testRules, 'growth', -1).tieOrder).toEqual([
    'problem',
    'growth',
    'feasibility',
    'team',
  ]);
  expect(movedCriterion(testRules, 'problem', -1)).toBe(testRules);
  expect(movedCriterion(testRules, 'team', 1)).toBe(testRules);
});

test('places, factor and quotas', () => {
  expect(withPlaces(testRules, 12).select).toEqual({ kind: 'count', count: 12 });
  const twice = withFactor(testRules, 2);
  expect(twice.select).toEqual({ kind: 'factor', places: 10, factor: 2 });
  expect(withPlaces(twice, 12).select).toEqual({ kind: 'factor', places: 12, factor: 2 });
  expect(placesToShare(twice)).toBe(10);
  expect(withFactor(twice, null).select).toEqual({ kind: 'count', count: 10 });
  expect(quotaSum(withQuota(testRules, 'capital', 7))).toBe(9);
  expect(quotaSum(withQuota(testRules, 'jeju', 1))).toBe(9);
  expect(withQuota(withQuota(testRules, 'capital', 0), 'chungcheong', 0).quotas).toEqual([]);
});
