import type { SeasonView } from '@chulbal/contract/seasons/seasons';
import { describe, expect, test } from 'vitest';
import type { Say } from '../../lib/texts.ts';
import { teamList } from '../applications/team-list.ko.ts';
import { type FilterNames, filterWords, filterYear } from './filter-words.ts';

const t = ((key: string) =>
  key.split('.').reduce((texts, part) => Object(texts)[part], teamList as unknown)) as Say<typeof teamList>;

const names: FilterNames = {
  season: {
    tracks: [{ trackNo: 3, name: '성장', lane: 1 }],
    regions: [{ code: 'region1', name: '수도권' }],
  } as unknown as SeasonView,
  assignees: [{ operatorId: 7, name: '강민서' }],
};

describe('the filter of an export', () => {
  test.each([
    [{ year: 2026 }, ''],
    [null, ''],
    [{ year: 2026, region: ['region1'], trackNo: [3] }, '트랙 성장, 지역 수도권'],
    [
      { assignee: [0, 7], unconfirmed: 'yes' },
      `담당 ${teamList.nobody}, 강민서, 미확인 ${teamList.unconfirmed.yes}`,
    ],
    [{ trackNo: [99], keyword: '서재' }, '트랙 99, 낱말 서재'],
  ])('%j is said as %s', (filter, expected) => {
    expect(filterWords(filter, t, names, 'ko')).toBe(expected);
  });

  test.each([
    [{ year: 2026 }, 2026],
    [{ trackNo: [3] }, null],
    [null, null],
  ])('%j is of season %s', (filter, expected) => {
    expect(filterYear(filter)).toBe(expected);
  });
});
