import { expect, test } from 'vitest';
import { differencesOf } from './differences.ts';

const seat = (evaluatorId: number, role: 'member' | 'alternate' = 'member') => ({
  ...{ evaluatorId, role, pinned: false },
});
const panel = (evaluators: number[], teams: number[], name = '') => ({
  ...{ name, evaluators: evaluators.map((id) => seat(id)) },
  teams: teams.map((teamNo) => ({ teamNo, pinned: false })),
});
const plan = (...panels: ReturnType<typeof panel>[]) => ({ panels });

test.each([
  ['the same plans', plan(panel([1], [11])), plan(panel([1], [11])), []],
  [
    'a team that sits elsewhere',
    plan(panel([1], [11]), panel([2], [12])),
    plan(panel([1], []), panel([2], [11, 12])),
    [
      { no: 1, evaluators: [], teams: [11] },
      { no: 2, evaluators: [], teams: [] },
    ],
  ],
  [
    'another evaluator',
    plan(panel([1, 3], [11])),
    plan(panel([1, 2], [11])),
    [{ no: 1, evaluators: [3], teams: [] }],
  ],
  [
    'another name alone',
    plan(panel([1], [11], '가')),
    plan(panel([1], [11])),
    [{ no: 1, evaluators: [], teams: [] }],
  ],
  [
    'a panel more',
    plan(panel([1], []), panel([2], [12])),
    plan(panel([1], [])),
    [{ no: 2, evaluators: [2], teams: [12] }],
  ],
])('%s', (_, one, other, expected) => {
  expect(differencesOf(one, other)).toMatchObject(expected);
  expect(differencesOf(one, other)).toHaveLength(expected.length);
});

test('a panel that only the other plan has is none here', () => {
  expect(differencesOf(plan(), plan(panel([1], [11])))).toEqual([
    { no: 1, panel: null, evaluators: [], teams: [] },
  ]);
});
