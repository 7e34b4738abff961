import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { noticesFile, readLock, writeNotices } from './notices.mjs';

test('the notices name what the lock file brings; `node tools/notices.mjs` writes them anew', () => {
  expect(readFileSync(noticesFile, 'utf8')).toBe(writeNotices(readLock()));
});

test('a package that names no licence is not passed over', () => {
  expect(() => writeNotices({ packages: { 'node_modules/nameless': { version: '1.0.0' } } })).toThrow(
    'nameless',
  );
});

test('tools and parts of our own are not delivered by others', () => {
  const packages = {
    'node_modules/tool': { version: '1.0.0', license: 'MIT', dev: true },
    'node_modules/@chulbal/domain': { link: true },
    'apps/web': { version: '0.1.0' },
    'node_modules/a/node_modules/b': { version: '2.0.0', license: 'ISC' },
  };
  expect(writeNotices({ packages }).split('\n## ').slice(1)).toEqual(['ISC\n\n- b 2.0.0\n']);
});
