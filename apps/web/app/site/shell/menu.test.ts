import { expect, it } from 'vitest';
import { builtMenu, groupTarget, isInGroup } from './menu.ts';

it('shows only links whose page exists, and no group without any', () => {
  const menu = builtMenu('first', new Set(['/contest/schedule', '/board/faq']));
  expect(menu.map((group) => [group.key, ...group.links.map((link) => link.key)])).toEqual([
    ['contest', 'schedule'],
    ['news', 'faq'],
  ]);
});

it('leads from a group to its first link', () => {
  const [contest] = builtMenu('first', new Set(['/contest/schedule']));
  expect(contest && groupTarget(contest)).toBe('/contest/schedule');
  expect(contest && isInGroup(contest, '/contest/schedule')).toBe(true);
  expect(contest && isInGroup(contest, '/contest/apply-team/detail/3')).toBe(false);
});

it('leads to the story of the programme by the slug of the site, and nowhere while nobody knows it', () => {
  const pages = new Set(['/about/{product}', '/board/faq']);
  expect(builtMenu('first', pages).map(groupTarget)).toEqual(['/about/first', '/board/faq']);
  expect(builtMenu(undefined, pages).map(groupTarget)).toEqual(['/board/faq']);
});
