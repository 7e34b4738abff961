import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../setup/machine.mjs';
import { embedded } from './embedded.ts';

test('every test that is named for the embedded database is there, once', () => {
  const files = Object.values(embedded).flat();
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  expect(new Set(files).size).toBe(files.length);
});
