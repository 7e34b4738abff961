import { expect, test } from 'vitest';
import { cleanCopyName, failureStands } from './clean-copies.rules.ts';
import { isServerFileName } from './rules.ts';

const madeAt = new Date('2026-05-19T05:00:00Z');
const after = (minutes: number) => new Date(madeAt.getTime() + minutes * 60_000);

test.each([
  [null, 0, false],
  ['unreadable', 600, true],
  ['tooLarge', 600, true],
  ['tooSlow', 59, true],
  ['tooSlow', 60, false],
] as const)('%s stands %i minutes later: %s', (failure, minutes, stands) => {
  expect(failureStands({ failure, madeAt }, after(minutes))).toBe(stands);
});

test('a copy has an opaque name of its own', () => {
  const [one, other] = [cleanCopyName('ab'.repeat(16)), cleanCopyName('ac'.repeat(16))];
  expect(isServerFileName(one)).toBe(true);
  expect(one).not.toBe(other);
});
