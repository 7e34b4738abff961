import { expect, test, vi } from 'vitest';
import type { Result } from './checks.mjs';
import { tryAgain } from './second-try.mjs';

const failing = (file: string) => ({
  project: 'e2e',
  file,
  passed: 2,
  failed: 1,
  skipped: 1,
  failures: ['of: it'],
});

/** What a run of journeys comes to of which these have failed, beside ten tests that passed. */
const ranWith = (...files: string[]): Result => ({
  ...{ name: 'e2e', passed: 10 + 2 * files.length, failed: files.length, skipped: files.length, seconds: 1 },
  failedFiles: files.map(failing),
});
const alone = (passed: number, failed: number): Result[] => [
  { name: 'e2e', passed, failed, skipped: 0, seconds: 1, failedFiles: [] },
];

test('what failed and passes alone counts as passed, and is named', async () => {
  const result = ranWith('a', 'b');
  const runFile = vi.fn(async (_project: string, file: string) => alone(4, file === 'b' ? 1 : 0));
  expect(await tryAgain([result], runFile)).toEqual(['a']);
  expect(runFile.mock.calls).toEqual([
    ['e2e', 'a'],
    ['e2e', 'b'],
  ]);
  expect(result).toMatchObject({ passed: 12 + 4, failed: 1, skipped: 1, failedFiles: [failing('b')] });
});

test('what failed and is not run to its end alone stays failed', async () => {
  const result = ranWith('a');
  const brokeOff = { name: 'e2e (broke off)', passed: 0, failed: 1, skipped: 0, seconds: 1, failedFiles: [] };
  for (const second of [[], alone(0, 0), [brokeOff], [...alone(4, 0), brokeOff]])
    expect(await tryAgain([result], async () => second)).toEqual([]);
  expect(result).toEqual(ranWith('a'));
});

test('three that failed, of journeys and kills together, are not run again', async () => {
  const runFile = vi.fn(async () => alone(4, 0));
  const results = [ranWith('a', 'b'), { ...ranWith('c'), name: 'kill' }];
  expect(await tryAgain(results, runFile)).toEqual([]);
  expect(runFile).not.toHaveBeenCalled();
  expect(results.map(({ failed }) => failed)).toEqual([2, 1]);
});
