import { expect, test } from 'vitest';
import { isTest, projectFiles, readProjectFile } from './sources.ts';

const numbers = (text: string) => new Set(text.match(/\b[SPARF]-\d{2}\b/g) ?? []);
const [proved = '', open = ''] = readProjectFile('docs/promises.md').split('## Not proved yet');

const sources = projectFiles().filter(
  (path) =>
    /^(packages|apps|e2e|bench|tools)\/.*\.(ts|tsx|mjs|css)$/.test(path) &&
    !path.endsWith('promises.test.ts'),
);
const named = (paths: readonly string[]) => numbers(paths.map(readProjectFile).join('\n'));

test('every number that the code names is explained', () => {
  const explained = numbers(proved + open);
  expect([...named(sources)].filter((number) => !explained.has(number))).toEqual([]);
});

test('every promise is named by a test or a benchmark, but for those that say otherwise', () => {
  const held = named(sources.filter(isTest));
  expect([...numbers(proved)].filter((number) => !held.has(number))).toEqual([]);
  expect([...numbers(open)].filter((number) => held.has(number))).toEqual([]);
});
