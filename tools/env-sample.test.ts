import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');
const named = [...read('.env.sample').matchAll(/^([A-Z_0-9]+)=/gm)].map(([, name]) => name as string);

test('every setting of the sample is one that the README explains, and every secret is in it', () => {
  const rows = read('README.md')
    .split('\n')
    .filter((row) => row.startsWith('| `'));
  const explained = rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`([A-Z_0-9]+)`/g)].map(([, name]) => name),
  );
  expect(named.filter((name) => !explained.includes(name))).toEqual([]);
  const secrets = explained.filter(
    (name) => /_SECRET$|^DATA_KEY$/.test(name ?? '') && !name?.includes('CLIENT'),
  );
  expect(secrets.filter((name) => !named.includes(name as string))).toEqual([]);
});

test('no secret of the sample holds anything', () => {
  expect(read('.env.sample')).not.toMatch(/^[A-Z_]*(?:SECRET|KEY)[A-Z_]*=\S/m);
});
