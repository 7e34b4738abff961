import type { ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import { pageRoutes } from './page-routes.ts';

const module = { default: () => null };
const routes: ServerBuild['routes'] = Object.fromEntries(
  [
    { id: 'root', path: '' },
    { id: 'home', parentId: 'root', index: true },
    { id: 'notice', parentId: 'root', path: 'board/notice' },
    { id: 'team', parentId: 'root', path: 'contest/apply-team/detail/:teamNo' },
    { id: 'console', parentId: 'root', path: 'console' },
    { id: 'members', parentId: 'console', path: 'members/:memberId' },
    { id: 'rest', parentId: 'root', path: '*' },
  ].map((route) => [route.id, { ...route, module }]),
);

test.each([
  ['/', '/'],
  ['/board/notice', '/board/notice'],
  ['/contest/apply-team/detail/1204', '/contest/apply-team/detail/:teamNo'],
  ['/console/members/kim', '/console/members/:memberId'],
  ['/console', '/console'],
  ['/board/kim@test.example', '*'],
  ['no path', '*'],
])('the pattern of %s is %s', (path, pattern) => {
  expect(pageRoutes(routes)(path)).toBe(pattern);
});
