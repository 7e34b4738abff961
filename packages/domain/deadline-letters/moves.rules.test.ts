import { expect, test } from 'vitest';
import { lastMove, type Setting } from './moves.rules.ts';

const day = (number: number) => new Date(Date.UTC(2026, 10, number));
const rules = (at: number, closes: number): Setting => ({
  ...{ at: day(at), closesAt: day(closes), reason: `rules ${at}`, by: 'rules', alone: false },
});
const put = (at: number, closes: number, alone = false): Setting => ({
  ...{ at: day(at), closesAt: day(closes), reason: `put ${at}`, by: 'extension', alone },
});
const move = (before: number, after: number, by: Setting) => ({
  ...{ before: day(before), after: day(after) },
  ...{ at: by.at, reason: by.reason, alone: by.alone },
});

test.each<[string, Setting[], ReturnType<typeof move> | null]>([
  ['rules alone', [rules(1, 20)], null],
  ['published again as it was', [rules(1, 20), rules(3, 20)], null],
  ['put off for all', [rules(1, 20), put(4, 22)], move(20, 22, put(4, 22))],
  ['put off for one team', [rules(1, 20), put(4, 22, true)], move(20, 22, put(4, 22, true))],
  ['earlier by other rules', [rules(1, 20), rules(4, 15)], move(20, 15, rules(4, 15))],
  ['rules that an extension outlasts', [rules(1, 20), put(4, 25), rules(5, 22)], move(20, 25, put(4, 25))],
  ['an extension that is not later', [rules(1, 20), put(4, 18)], null],
  ['twice: the last time', [rules(1, 20), put(4, 22), put(5, 24)], move(22, 24, put(5, 24))],
  ['in no order', [put(4, 22), rules(1, 20)], move(20, 22, put(4, 22))],
  ['before one knew it', [rules(1, 20), put(2, 22)], null],
  ['over since', [rules(1, 6), put(4, 9)], null],
  ['opened once more after it was over', [rules(1, 4), put(5, 12)], move(4, 12, put(5, 12))],
])('%s', (_, settings, expected) => {
  expect(lastMove(settings, { since: day(3), now: day(10) })).toEqual(expected);
});
