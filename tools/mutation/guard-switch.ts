import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect } from 'vitest';
import { nameOfReached } from './name-of-reached.ts';

declare global {
  /** Whether this mutant is on; what asks has been reached. */
  var guardIs: (number: number) => boolean;
  /** Which mutant is on in this file of tests; none where 0. */
  var mutantOn: number;
}

const reached = new Set<number>();
const folder = process.env.REACHED_FOLDER;
let hasFailed = false;

globalThis.mutantOn = 0;
globalThis.guardIs = (number) => {
  if (folder) reached.add(number);
  return number === globalThis.mutantOn;
};

// One test that fails is enough: the others of the file need not run.
beforeEach(({ skip }) => {
  if (!folder && hasFailed) skip();
});
afterEach(({ task }) => {
  if (task.result?.state === 'fail' || (task.result?.errors?.length ?? 0) > 0) hasFailed = true;
});

afterAll(() => {
  if (!folder) return;
  const file = nameOfReached(process.env.SEEKER ?? '', expect.getState().testPath ?? '');
  writeFileSync(join(folder, file), JSON.stringify([...reached]));
});
