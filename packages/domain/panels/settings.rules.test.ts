import { expect, test } from 'vitest';
import { usualSettings } from './settings.queries.ts';
import { changesWhatWasSeen } from './settings.rules.ts';

test.each([
  ['nothing', {}, false],
  ['the panel size', { panelSize: 5 }, false],
  ['the counts', { showsCounts: true }, false],
  ['the conflict level', { conflictLevel: 'department' as const }, false],
  ['blind names', { blindNames: true }, true],
  ['blind schools', { blindSchools: true }, true],
  ['half points', { halfPoints: true }, true],
])('who changes %s', (_, change, expected) => {
  expect(changesWhatWasSeen(usualSettings, { ...usualSettings, ...change })).toBe(expected);
});
