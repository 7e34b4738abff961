import { expect, test } from 'vitest';
import { isOf } from './public-pages.ts';

test.each([
  ['ipo/detail/:igNo/:icNo', '/ipo/detail/2/31', true],
  ['ipo/detail/:igNo/:icNo', '/ipo/detail/2', false],
  ['board/notice/detail/:boardId', '/board/notice/detail/7', true],
  ['board/notice/detail/:boardId', '/board/notice/detail/7/more', false],
])('of %s, %s is a page: %s', (route, path, is) => {
  expect(isOf(route, path)).toBe(is);
});
