import { describe, expect, test } from 'vitest';
import { namespaceOf, textGroupOf, textGroupsOf } from './text-groups.ts';

describe('the group of a screen’s texts', () => {
  test.each([
    ['site/applications/apply.ko.ts', 'applications'],
    ['site/applications/form/apply-fields.ko.ts', 'applications'],
    ['console/applications/desk.ko.ts', 'applications-console'],
    ['features/applications/console/drawer/drawer.ko.ts', 'applications-console'],
    ['site/programs/card/program-card.ko.ts', 'programs-card'],
    ['features/console/console.ko.ts', 'console'],
    ['site/not-found/not-found.ko.ts', 'not-found'],
    ['lib/autosave/autosave.ko.ts', 'saving'],
    ['ui/ui.ko.ts', 'base'],
    ['root.ko.ts', 'base'],
  ])('%s is of %s', (path, group) => {
    expect(textGroupOf(path)).toBe(group);
  });

  test('a page needs what its routes need, once', () => {
    const matches = ['root', 'console/overview/overview', 'site/not-found/not-found'].map((id) => ({
      id,
    }));
    expect(textGroupsOf(matches)).toEqual(['base', 'overview', 'not-found']);
  });

  test('a page needs what its routes say besides', () => {
    const matches = [{ id: 'site/home/home', handle: { texts: ['programs', 'home'] } }];
    expect(textGroupsOf(matches)).toEqual(['base', 'home', 'programs']);
  });

  test('a file’s name is its namespace', () => {
    expect(namespaceOf('apply-team.ko.ts')).toBe('applyTeam');
  });
});
