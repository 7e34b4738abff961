import { describe, expect, test } from 'vitest';
import { namespaceOf, textGroupOf, textGroupsOf } from './text-groups.ts';

describe('the group of a screen’s texts', () => {
  test.each([
    ['site/applications/apply.ko.ts', 'site-applications'],
    ['site/applications/form/apply-fields.ko.ts', 'site-applications'],
    ['console/applications/drawer/drawer.ko.ts', 'console-applications'],
    ['evaluators/shell/pointer-layout', 'evaluators-shell'],
    ['site/programs/card/program-card.ko.ts', 'site-programs-card'],
    ['site/shell/header.ko.ts', 'base'],
    ['lib/autosave/autosave.ko.ts', 'saving'],
    ['ui/sign-in/account-form.ko.ts', 'ui-sign-in'],
    ['ui/feedback/flash-toast.ko.ts', 'base'],
    ['ui/ui.ko.ts', 'base'],
    ['root.ko.ts', 'base'],
  ])('%s is of %s', (path, group) => {
    expect(textGroupOf(path)).toBe(group);
  });

  test('a page needs what its routes need, once', () => {
    const matches = ['root', 'console/overview/overview', 'site/not-found/not-found'].map((id) => ({ id }));
    expect(textGroupsOf(matches)).toEqual(['base', 'console-overview', 'site-not-found']);
  });

  test('a page needs what its routes say besides', () => {
    const matches = [{ id: 'site/home/home', handle: { texts: ['site-programs', 'site-home'] } }];
    expect(textGroupsOf(matches)).toEqual(['base', 'site-home', 'site-programs']);
  });

  test('a file’s name is its namespace', () => {
    expect(namespaceOf('apply-team.ko.ts')).toBe('applyTeam');
  });
});
