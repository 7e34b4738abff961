import { expect, test } from 'vitest';
import { nextLook } from './resets.rules.ts';

test.each([
  ['asked', null, 'look'],
  ['looked', 2, 'confirm'],
  ['looked', 1, null],
  ['waiting', 2, null],
  ['removed', 2, null],
  ['stopped', 2, null],
  ['declined', 2, null],
] as const)('a request that is %s, looked at by %s: operator 1 may %s', (state, lookedBy, expected) => {
  expect(nextLook({ state, lookedBy }, 1)).toBe(expected);
});
