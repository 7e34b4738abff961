import { expect, test } from 'vitest';
import { type Deadline, movedDeadlines } from './rules.ts';

const day = (number: number) => new Date(Date.UTC(2026, 4, number));
const closing = (number: number, more: Partial<Deadline> = {}): Deadline => ({
  ...{ trackNo: 3, stageNo: 1, kind: 'application', closesAt: day(number) },
  ...more,
});

test.each([
  ['one that is put off', [closing(20)], [closing(21)], ['20→21']],
  ['one that comes earlier', [closing(20)], [closing(15)], ['20→15']],
  ['one that comes to be over', [closing(20)], [closing(9)], ['20→9']],
  ['one that opens again', [closing(9)], [closing(20)], ['9→20']],
  ['one that stays', [closing(20)], [closing(20)], []],
  ['one that was over and stays over', [closing(9)], [closing(8)], []],
  ['one that is over at this very instant', [closing(10)], [closing(9)], []],
  ['one of a new stage', [], [closing(20)], []],
  ['one of a stage that goes', [closing(20)], [], []],
  ['one of another track', [closing(20)], [closing(21, { trackNo: 4 })], []],
  [
    'the material’s own',
    [closing(20), closing(20, { kind: 'material' })],
    [closing(20), closing(22, { kind: 'material' })],
    ['20→22'],
  ],
])('of what closes, %s', (_name, before, after, expected) => {
  const moved = movedDeadlines(before, after, day(10));
  expect(moved.map(({ before, after }) => `${before.getUTCDate()}→${after.getUTCDate()}`)).toEqual(expected);
});
