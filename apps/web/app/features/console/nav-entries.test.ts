import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { navGroups } from './nav-entries.ts';

const routes = readFileSync(path.resolve(import.meta.dirname, '../../routes.ts'), 'utf8');

test.each(navGroups.flat().map((entry) => entry.path))('%s leads to a page that exists', (address) => {
  expect(routes).toContain(`route('${address.slice(1)}',`);
});
