import { expect, test } from 'vitest';
import { queryText, teamFilters } from './team-filters.ts';

test.each([
  ['', {}],
  [
    'keyword=%20한칸%20&track=3&region=metro&year=2025&page=2',
    { keyword: '한칸', track: 3, region: 'metro', year: 2025, page: 2 },
  ],
  ['page=0', {}],
  ['page=-1&track=x&year=19', {}],
  ['page=9999999', { page: 100_000 }],
  [`keyword=${'가'.repeat(80)}`, { keyword: '가'.repeat(50) }],
])('the address ?%s', (query, said) => {
  const nothing = { page: 1, year: undefined, track: undefined, region: undefined, keyword: undefined };
  expect(teamFilters(new URLSearchParams(query))).toEqual({ ...nothing, ...said });
});

test('an address says the same filters again', () => {
  const filters = teamFilters(new URLSearchParams('keyword=ㅎㅋ&track=3&page=4'));
  expect(teamFilters(new URLSearchParams(queryText(filters)))).toEqual(filters);
  expect(queryText({ ...filters, page: 1, keyword: undefined, track: undefined })).toBe('');
});
