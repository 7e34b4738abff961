import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { isAt, type NavEntry, navGroups } from './nav-entries.ts';

const routes = readFileSync(path.resolve(import.meta.dirname, '../../routes.ts'), 'utf8');

const entries: readonly NavEntry[] = Object.values(navGroups).flat();

test.each(entries.map((entry) => entry.path))('%s leads to a page that exists', (address) => {
  const route = address
    .slice(1)
    .replace(/^console\/posts\/\w+$/, 'console/posts/:board')
    .replace(/^console\/quizzes\/a$/, 'console/quizzes/:variant');
  expect(routes).toContain(`route('${route}',`);
});

test.each([
  ['/console', 'overview'],
  ['/console/results', 'results'],
  ['/console/results/3/2', 'results'],
  ['/console/announcements/3/2', 'results'],
  ['/console/exports', 'exports'],
])('at %s the entry of %s is marked and no other', (pathname, key) => {
  expect(entries.filter((entry) => isAt(entry, pathname)).map((entry) => entry.key)).toEqual([key]);
});
