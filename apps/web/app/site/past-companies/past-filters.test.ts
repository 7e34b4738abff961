import { expect, test } from 'vitest';
import { pastAddress, pastFilters } from './past-filters.ts';

const none = { page: 1, year: undefined, lane: undefined, keyword: undefined };

test.each([
  ['', none],
  ['year=2024&lane=3&keyword=%20ㄷㅍㅇ%20&page=2', { page: 2, year: 2024, lane: 3, keyword: 'ㄷㅍㅇ' }],
  ['year=&lane=0&keyword=%20&page=-1', none],
  ['year=2024.5&lane=10&page=x', none],
])('%s is read as it says, and what it says wrongly as not said', (query, filters) => {
  expect(pastFilters(new URLSearchParams(query))).toEqual(filters);
});

test('an address says what was chosen and nothing else', () => {
  expect(pastAddress(none)).toBe('?');
  expect(pastAddress({ page: 2, year: 2024, lane: 3, keyword: 'a b' })).toBe(
    '?year=2024&lane=3&keyword=a+b&page=2',
  );
});
