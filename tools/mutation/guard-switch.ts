import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect } from 'vitest';
import { nameOfReached } from './name-of-reached.ts';

declare global {
  /** Whether this mutant is on; what asks has been reached. */
  var guardIs: (number: number) => boolean;
  /** Which mutant is on in this file of tests; none where 0. */
  var mutantOn: number;
  /** The tests that run, by their whole names, or all of a suite where one ends with ` > `; all there are where null. */
  var testsOn: readonly string[] | null;
}

/** The guards that were reached, with the tests that reached them; '' for what reaches one outside of tests. */
const reached = new Map<number, Set<string>>();
const folder = process.env.REACHED_FOLDER;
let running = '';
let hasFailed = false;

globalThis.mutantOn = 0;
globalThis.testsOn = null;
globalThis.guardIs = (number) => {
  if (folder) reached.set(number, (reached.get(number) ?? new Set()).add(running));
  return number === globalThis.mutantOn;
};

// One test that fails is enough: the others of the file need not run, nor those that never come to the guard.
beforeEach(({ task, skip }) => {
  running = task.fullTestName;
  if (!folder && (hasFailed || !isOn(running))) skip();
});
afterEach(({ task }) => {
  if (task.result?.state === 'fail' || (task.result?.errors?.length ?? 0) > 0) hasFailed = true;
});

afterAll(() => {
  if (!folder) return;
  const file = nameOfReached(process.env.SEEKER ?? '', expect.getState().testPath ?? '');
  const rows = [...reached].map(([number, tests]) => [number, [...tests]]);
  writeFileSync(join(folder, file), JSON.stringify(rows));
});

function isOn(test: string): boolean {
  const { testsOn } = globalThis;
  return testsOn?.some((one) => (one.endsWith(' > ') ? test.startsWith(one) : test === one)) ?? true;
}
