import { describe, expect, test } from 'vitest';
import { reserveAmong, reserveWords } from './words.rules.ts';
import { outcomeOf } from './words.ts';

describe('what a ranked team is told', () => {
  test.each([
    ['selected', false, 'passed'],
    ['reserve', false, 'reserve'],
    ['notSelected', false, 'failed'],
    ['cut', false, 'failed'],
    ['undecided', false, 'failed'],
    ['withdrawn', false, 'withdrawn'],
    // whoever took the application back is told so, wherever it was ranked
    ['selected', true, 'withdrawn'],
    ['reserve', true, 'withdrawn'],
    ['notSelected', true, 'withdrawn'],
    ['cut', true, 'withdrawn'],
    ['undecided', true, 'withdrawn'],
    ['withdrawn', true, 'withdrawn'],
  ] as const)('%s, gone: %s → %s', (decision, isGone, told) => {
    expect(outcomeOf({ decision, isGone })).toBe(told);
  });
});

describe('a place in the reserve says among whom', () => {
  const region = (ko: string, en: string) => ({ ko, en });
  test.each([
    ['region', region('충청', 'Chungcheong'), '충청권 예비 1순위', 'Reserve 1 in Chungcheong'],
    ['region', region('수도권', 'the capital area'), '수도권 예비 1순위', 'Reserve 1 in the capital area'],
    ['region', region('부산시', 'Busan'), '부산시 예비 1순위', 'Reserve 1 in Busan'],
    ['all', null, '전국 예비 1순위', 'Reserve 1 nationwide'],
    ['noRegion', null, '권역 없는 팀 예비 1순위', 'Reserve 1 among teams without a region'],
  ] as const)('%s %j', (among, of, ko, en) => {
    expect(reserveWords({ rank: 1, among, region: of }, 'ko')).toBe(ko);
    expect(reserveWords({ rank: 1, among, region: of }, 'en')).toBe(en);
  });

  test.each([
    ['chungcheong', true, 'region'],
    [null, true, 'noRegion'],
    ['chungcheong', false, 'all'],
    [null, false, 'all'],
  ] as const)('of %s where regions have quotas (%s): %s', (code, byRegion, among) => {
    expect(reserveAmong(code, byRegion)).toBe(among);
  });
});
