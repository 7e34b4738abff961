import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
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

describe('groups of texts that pages announce', () => {
  const app = path.join(import.meta.dirname, '..');
  const inApp = (pattern: string) =>
    globSync(pattern, { cwd: app }).map((file) => file.replaceAll(path.sep, '/'));
  const known = new Set(inApp('**/*.ko.ts').map(textGroupOf));
  const announced = inApp('**/*.tsx').flatMap((file) => {
    const code = readFileSync(path.join(app, file), 'utf8');
    const lists = code.matchAll(/(?:\btexts: |usePreloadedTexts\()\[([^\]]*)\]/g);
    return [...lists].flatMap(([, list = '']) =>
      [...list.matchAll(/'([^']+)'/g)].map(([, group = '']) => ({ file, group })),
    );
  });

  test('there are some', () => expect(announced.length).toBeGreaterThan(40));

  test('a page that announces what is not there would wait for the index of all texts', () => {
    expect(announced.filter(({ group }) => !known.has(group))).toEqual([]);
  });
});
