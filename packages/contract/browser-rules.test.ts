import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Everything that a file of the contract imports when it runs, itself included: our own by address, others by name. */
function importedBy(file: URL, seen = new Set<string>()): Set<string> {
  if (seen.has(file.href)) return seen;
  seen.add(file.href);
  const source = readFileSync(file, 'utf8');
  for (const [, name = ''] of source.matchAll(/^import (?!type )[^;]*? from '([^']+)'/gm)) {
    if (name.startsWith('.')) importedBy(new URL(name, file), seen);
    else seen.add(name);
  }
  return seen;
}

const inContract = (path: string) => new URL(path, import.meta.url);

test.each([
  './applications/fields.ts',
  './applications/parts.ts',
  './applications/rules.ts',
  './results/points.ts',
  './seasons/fixes.ts',
])('F-03 %s reaches the browser without the schema library', (path) => {
  const others = [...importedBy(inContract(path))].filter((name) => !name.startsWith('file:'));
  expect(others).toEqual([]);
});

test('the check finds the library where it is imported', () => {
  expect([...importedBy(inContract('./applications/applications.ts'))]).toContain('zod');
});
