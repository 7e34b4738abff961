import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Everything that a file of the contract imports when it runs, itself included. */
function importedBy(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  if (!file.startsWith('./')) return seen;
  const source = readFileSync(new URL(file, import.meta.url), 'utf8');
  for (const [, name] of source.matchAll(/^import (?!type )[^;]*? from '([^']+)'/gm)) {
    if (name) importedBy(name, seen);
  }
  return seen;
}

test.each([
  './applications/fields.ts',
  './applications/parts.ts',
  './applications/rules.ts',
  './results/points.ts',
  './seasons/fixes.ts',
])('F-03 %s reaches the browser without the schema library', (file) => {
  expect([...importedBy(file)].filter((name) => !name.startsWith('./'))).toEqual([]);
});

test('the check finds the library where it is imported', () => {
  expect([...importedBy('./applications/applications.ts')]).toContain('zod');
});
