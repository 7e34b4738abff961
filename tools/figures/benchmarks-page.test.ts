import { expect, test } from 'vitest';
import { sectionOf, withSection } from './benchmarks-page.ts';

const kept = sectionOf('F-07 Start', 'Commit a.', [
  { what: 'second start', value: 3.21, unit: 's', atMost: 5 },
]);
const missed = sectionOf('F-07 Start', 'Commit b.', [
  { what: 'second start', value: 6, unit: 's', atMost: 5 },
]);
const other = sectionOf('F-02 Reads', 'Commit a.', [{ what: 'hot', value: 12_345.6, unit: 'requests/s' }]);

test('a section replaces the one of the same name and leaves the others alone', () => {
  const page = [kept, other, missed].reduce(withSection, '');
  expect(page.match(/^## .*$/gm)).toEqual(['## F-02 Reads', '## F-07 Start']);
  expect(page).toContain('| second start | 6 s | ≤ 5 | **missed** |');
  expect(page).toContain('| hot | 12,346 requests/s |  |  |');
  expect(page).not.toContain('3.21');
});

test('an overview says first what was missed', () => {
  const rows = (page: string) => page.slice(0, page.indexOf('## ')).match(/^\| F.*$/gm);
  expect(rows([other, kept].reduce(withSection, ''))).toEqual(['| F-07 Start | 1 |  |']);
  expect(rows([kept, missed].reduce(withSection, ''))).toEqual(['| F-07 Start | 0 | **1** |']);
});

test('writing the same section again changes nothing', () => {
  const once = withSection(withSection('', other), kept);
  expect(withSection(once, kept)).toBe(once);
});
