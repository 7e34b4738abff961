import { expect, test } from 'vitest';
import { postFilters, queryText } from './post-filters.ts';

test.each([
  ['', '', {}],
  ['page=3&type=recruit', 'type=recruit&page=3', { page: 3, type: 'recruit' }],
  [
    'keyword=%20출발%20&find=title',
    'keyword=%EC%B6%9C%EB%B0%9C&find=title',
    { keyword: '출발', find: 'title' },
  ],
  ['page=0&type=x&find=x&keyword=', '', {}],
  ['page=1234567890&find=content', '', { find: 'content' }],
])('%s', (given, written, filters) => {
  const read = postFilters(new URLSearchParams(given), ['notice', 'recruit']);
  expect(read).toEqual({ page: 1, type: undefined, find: 'all', keyword: undefined, ...filters });
  expect(queryText(read)).toBe(written);
});
