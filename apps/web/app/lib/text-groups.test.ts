import { describe, expect, test } from 'vitest';
import { namespaceOf, textGroupOf, textGroupsOf } from './text-groups.ts';

describe('the group of a screen’s texts', () => {
  test.each([
    ['features/applications/apply.ko.ts', 'applications'],
    ['features/applications/form/apply-fields.ko.ts', 'applications'],
    ['features/applications/console/desk.ko.ts', 'applications-console'],
    ['features/applications/console/drawer/drawer.ko.ts', 'applications-console'],
    ['features/programs/card/program-card.ko.ts', 'programs-card'],
    ['features/console/console.ko.ts', 'console'],
    ['features/not-found/not-found.ko.ts', 'not-found'],
    ['lib/autosave/autosave.ko.ts', 'saving'],
    ['ui/ui.ko.ts', 'base'],
    ['root.ko.ts', 'base'],
  ])('%s is of %s', (path, group) => {
    expect(textGroupOf(path)).toBe(group);
  });

  test('a page needs what its routes need, once', () => {
    const matches = ['root', 'features/overview/overview', 'features/not-found/not-found'].map((id) => ({
      id,
    }));
    expect(textGroupsOf(matches)).toEqual(['base', 'overview', 'not-found']);
  });

  test('a page needs what its routes say besides', () => {
    const matches = [{ id: 'features/home/home', handle: { texts: ['programs', 'home'] } }];
    expect(textGroupsOf(matches)).toEqual(['base', 'home', 'programs']);
  });

  test('a file’s name is its namespace', () => {
    expect(namespaceOf('apply-team.ko.ts')).toBe('applyTeam');
  });
});
