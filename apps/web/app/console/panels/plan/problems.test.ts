import { problemsOf } from '@chulbal/contract/panels/review';
import { describe, expect, test } from 'vitest';
import type { Arrangement } from './arrangement.ts';
import { contentOf } from './content.ts';
import { dutyFactsOf, figuresOf } from './figures.ts';
import { groupedProblems } from './problems.ts';

const seat = (evaluatorId: number) => ({ evaluatorId, role: 'member' as const, pinned: false });
const placed = (teamNo: number) => ({ teamNo, pinned: false });
const panel = (evaluators: number[], teams: number[]): Arrangement[number] => ({
  key: `${evaluators}-${teams}`,
  name: '',
  evaluators: evaluators.map(seat),
  teams: teams.map(placed),
});

function found(
  arrangement: Arrangement,
  { conflicts = [] as [number, number][], limit = 9, able = [1, 2, 3, 4] } = {},
) {
  const known = {
    panelSize: 2,
    teams: [11, 12].map((teamNo) => ({ teamNo, region: '', itemPart: '' })),
    evaluators: able.map((evaluatorId) => ({ evaluatorId, loadLimit: limit })),
    conflicts: conflicts.map(([evaluatorId, teamNo]) => ({ evaluatorId, teamNo })),
  };
  const { duties } = figuresOf(arrangement, known);
  const problems = problemsOf(contentOf(arrangement), dutyFactsOf(known), duties);
  return problems.map(({ code, severity }) => `${severity} ${code}`);
}

describe('what is wrong with an arrangement', () => {
  test.each<[string, Arrangement, Parameters<typeof found>[1], string[]]>([
    ['nothing', [panel([1, 2], [11, 12])], {}, []],
    ['a team in no panel', [panel([1, 2], [11])], {}, ['error unplaced']],
    ['a seat is empty: said once for its teams', [panel([1], [11, 12])], {}, ['warning panelShort']],
    ['nobody sits in it', [panel([], [11, 12])], {}, ['error panelShort']],
    ['one too many', [panel([1, 2, 3], [11, 12])], {}, ['warning panelLong']],
    ['one may not judge a team', [panel([1, 2], [11, 12])], { conflicts: [[1, 11]] }, ['warning teamShort']],
    [
      'nobody may judge a team',
      [panel([1, 2], [11, 12])],
      {
        conflicts: [
          [1, 11],
          [2, 11],
        ],
      },
      ['error teamShort'],
    ],
    [
      'more than a limit allows',
      [panel([1, 2], [11, 12])],
      { limit: 1 },
      ['warning overLimit', 'warning overLimit'],
    ],
    [
      'an evaluator who can no longer judge: errors come first',
      [panel([1, 2], [11, 12])],
      { able: [1] },
      ['error evaluatorGone', 'warning panelShort'],
    ],
    ['a team that is judged no more', [panel([1, 2], [11, 12, 13])], {}, ['warning teamGone']],
  ])('%s', (_, arrangement, given, expected) => {
    expect(found(arrangement, given)).toEqual(expected);
  });
});

test('problems of a kind stand together', () => {
  const none = { panel: null, teamNo: null, evaluatorId: null, needs: null, has: null, missing: null };
  const unplaced = [11, 12].map((teamNo) => ({
    ...none,
    code: 'unplaced' as const,
    severity: 'error' as const,
    teamNo,
  }));
  const groups = groupedProblems([...unplaced, { ...none, code: 'panelLong', severity: 'warning' }]);
  expect(groups.map(({ code, list }) => [code, list.length])).toEqual([
    ['unplaced', 2],
    ['panelLong', 1],
  ]);
});
