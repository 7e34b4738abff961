import { expect, test } from 'vitest';
import { isBehind } from './judging.rules.ts';

const period = { opensAt: new Date('2026-05-01T00:00:00Z'), closesAt: new Date('2026-05-11T00:00:00Z') };

test.each([
  ['before it opens', '2026-04-30T00:00:00Z', 0, false],
  ['on the first day, nothing done', '2026-05-01T20:00:00Z', 0, false],
  ['half through, nothing done', '2026-05-06T00:00:00Z', 0, true],
  ['half through, four tenths done', '2026-05-06T00:00:00Z', 4, false],
  ['half through, a little less', '2026-05-06T00:00:00Z', 3, true],
  ['a minute before the closing, one left', '2026-05-10T23:59:00Z', 9, false],
  ['at the very closing, one left', '2026-05-11T00:00:00Z', 9, true],
  ['after it, all done', '2026-05-12T00:00:00Z', 10, false],
])('%s', (_case, now, submitted, behind) => {
  expect(isBehind({ assigned: 10, submitted }, period, new Date(now))).toBe(behind);
});
