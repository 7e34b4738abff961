import { expect, test } from 'vitest';
import { firstTwice } from './draft.rules.ts';

const panel = (evaluators: number[], teams: number[]) => ({
  name: '',
  evaluators: evaluators.map((evaluatorId) => ({ evaluatorId, role: 'member' as const, pinned: false })),
  teams: teams.map((teamNo) => ({ teamNo, pinned: false })),
});

test.each([
  ['nobody', [panel([1, 2], [1]), panel([3], [2])], null],
  ['an evaluator in two panels', [panel([1, 2], [1]), panel([2], [2])], { evaluatorId: 2 }],
  ['a team in one panel', [panel([1], [4, 4])], { teamNo: 4 }],
  ['an evaluator and a team of one number', [panel([1], [1])], null],
])('%s stands in a plan twice', (_, panels, expected) => {
  expect(firstTwice({ panels })).toEqual(expected);
});
