import { expect, test } from 'vitest';
import { distributeTeams, type Taker } from './hand-over.rules.ts';

const taker = (evaluatorId: number, given: Partial<Taker> = {}): Taker => ({
  ...{ evaluatorId, room: 100, left: 0, perDay: 10, apart: new Set() },
  ...given,
});
const teams = [1, 2, 3, 4, 5, 6];

test.each<[string, Taker[], Record<number, number>, number, number]>([
  ['one takes all', [taker(7)], { 7: 6 }, 0, 0],
  ['two alike share', [taker(7), taker(8)], { 7: 3, 8: 3 }, 0, 0],
  ['who is twice as quick takes twice as much', [taker(7, { perDay: 20 }), taker(8)], { 7: 4, 8: 2 }, 0, 0],
  ['who has much to do takes less', [taker(7, { left: 4 }), taker(8)], { 7: 1, 8: 5 }, 0, 0],
  ['a limit holds', [taker(7, { room: 2 }), taker(8, { room: 3 })], { 7: 2, 8: 3 }, 0, 1],
  [
    'a conflict goes to the other',
    [taker(7, { apart: new Set([1, 2, 3, 4]) }), taker(8)],
    { 7: 2, 8: 4 },
    0,
    0,
  ],
  ['what nobody may judge stays', [taker(7, { apart: new Set([1, 2]) })], { 7: 4 }, 2, 0],
  ['nobody', [], {}, 6, 0],
  [
    'one of whom nothing is known goes like the other',
    [taker(7, { perDay: null }), taker(8)],
    { 7: 3, 8: 3 },
    0,
    0,
  ],
])('%s', (_, takers, expected, conflicts, beyondLimit) => {
  const distribution = distributeTeams(teams, takers);
  const counts: Record<number, number> = {};
  for (const id of distribution.taken.values()) counts[id] = (counts[id] ?? 0) + 1;
  expect(counts).toEqual(expected);
  expect([distribution.conflicts, distribution.beyondLimit]).toEqual([conflicts, beyondLimit]);
  for (const [team, id] of distribution.taken)
    expect(takers.find(({ evaluatorId }) => evaluatorId === id)?.apart.has(team)).toBe(false);
});
