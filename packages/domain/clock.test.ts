import { expect, test } from 'vitest';
import { isUnderWay } from './clock.ts';

const now = new Date('2026-05-20T05:00:00.000Z');
const MINUTE = 60_000;

test.each([
  ['that began just now', 0, true],
  ['that began nearly ten minutes ago', -10 * MINUTE + 1, true],
  ['that began ten minutes ago', -10 * MINUTE, false],
  ['of another machine whose clock is ahead by seconds', 2_000, true],
  ['of an hour ahead, by a clock that has been put back since', 60 * MINUTE, false],
])('an upload %s', (_which, begun, expected) => {
  expect(isUnderWay(new Date(now.getTime() + begun), now, 10 * MINUTE)).toBe(expected);
});
