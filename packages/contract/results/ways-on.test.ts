import { expect, test } from 'vitest';
import { waysOn } from './ways-on.rules.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 4, 26, hour));

test.each([
  ['an alternate scores the team while judging is open', ['정하늘'], 4, at(10), ['alternate']],
  ['from the instant at which it closes it is extended first', ['정하늘'], 4, at(9), ['extend', 'alternate']],
  ['after a final result it is opened again first', ['정하늘'], 4, null, ['reopen', 'alternate']],
  ['without an alternate the sheets that are left have to do', [], 5, at(10), ['end']],
  ['with a waiver where they are too few', [], 4, at(10), ['end', 'waive']],
  ['also when judging is over', [], 4, null, ['end', 'waive']],
] as const)('%s', (_case, alternates, valid, judgedUntil, ways) => {
  const sheet = { alternates: [...alternates], valid, asked: 5 };
  expect(waysOn(sheet, { judgedUntil, now: at(9) })).toEqual(ways);
});
