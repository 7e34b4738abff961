import { expect, test } from 'vitest';
import { exhibitionFilters, isNarrowed, queryText } from './exhibition-filters.ts';

test.each([
  ['', ''],
  ['track=3&region=capital&page=2', 'track=3&region=capital&page=2'],
  ['track=x&region=%20&page=0&order=best&initial=Z', ''],
  ['initial=ㅅ&order=name', 'initial=%E3%85%85&order=name'],
  ['keyword=%20ㅅㄱ%20&kind=living', 'kind=living&keyword=%E3%85%85%E3%84%B1'],
  ['page=1&order=fair', ''],
])('%s is said as %s', (query, expected) => {
  expect(queryText(exhibitionFilters(new URLSearchParams(query)))).toBe(expected);
});

test('order, page and year narrow nothing', () => {
  const of = (query: string) => isNarrowed(exhibitionFilters(new URLSearchParams(query)));
  expect([of('order=name&page=2&year=2026'), of('initial=a'), of('track=1')]).toEqual([false, true, true]);
});
