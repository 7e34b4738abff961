import { describe, expect, test } from 'vitest';
import type { Arrangement } from './arrangement.ts';
import { figuresOf, type Known, sharesOf } from './figures.ts';

const team = (teamNo: number) => ({ teamNo, region: '수도권', itemPart: 'it' });
const placed = (teamNo: number) => ({ teamNo, pinned: false });
const seat = (evaluatorId: number, role: 'member' | 'alternate' = 'member') => ({
  evaluatorId,
  role,
  pinned: false,
});
const known: Known = {
  panelSize: 2,
  teams: [team(11), team(12), team(13)],
  evaluators: [1, 2, 3].map((evaluatorId) => ({ evaluatorId, loadLimit: 2 })),
  conflicts: [],
};
const one: Arrangement = [
  {
    key: 'a',
    name: '1분과',
    evaluators: [seat(1), seat(2), seat(3, 'alternate')],
    teams: [placed(11), placed(12)],
  },
];

describe('figures of an arrangement', () => {
  test('every member judges every team of the panel; who is in no panel is said', () => {
    const figures = figuresOf(one, known);
    expect(Object.fromEntries(figures.load)).toEqual({ 1: 2, 2: 2, 3: 0 });
    expect(figures).toMatchObject({ evaluations: 4, alternatesUsed: 0, short: [], withoutPanel: [13] });
  });

  test('an alternate steps in where a member must not judge', () => {
    const figures = figuresOf(one, { ...known, conflicts: [{ evaluatorId: 1, teamNo: 12 }] });
    expect(Object.fromEntries(figures.load)).toEqual({ 1: 1, 2: 2, 3: 1 });
    expect(figures).toMatchObject({ alternatesUsed: 1, conflictsAvoided: 1, short: [] });
  });

  test('a team lacks an evaluator where the alternate must not judge either', () => {
    const conflicts = [1, 3].map((evaluatorId) => ({ evaluatorId, teamNo: 12 }));
    const figures = figuresOf(one, { ...known, conflicts });
    expect(figures.short).toEqual([{ teamNo: 12, has: 1 }]);
    expect(figures.panels.get('a')).toMatchObject({ members: 2, alternates: 1, conflicts: 1, covered: 0 });
  });

  test('an alternate covers conflicts, not a seat that is empty', () => {
    const panel = {
      ...one[0],
      key: 'a',
      name: '',
      evaluators: [seat(1), seat(3, 'alternate')],
      teams: [placed(11)],
    };
    const figures = figuresOf([panel], known);
    expect(Object.fromEntries(figures.load)).toEqual({ 1: 1, 2: 0, 3: 0 });
    expect(figures.short).toEqual([{ teamNo: 11, has: 1 }]);
  });

  test('the team with the fewest alternates to choose from is served first', () => {
    const evaluators = [1, 2, 3, 4].map((evaluatorId) => ({
      evaluatorId,
      loadLimit: evaluatorId > 2 ? 1 : 9,
    }));
    const panel = {
      key: 'a',
      name: '',
      evaluators: [seat(1), seat(2), seat(3, 'alternate'), seat(4, 'alternate')],
      teams: [placed(11), placed(12)],
    };
    const conflicts = [
      { evaluatorId: 1, teamNo: 11 },
      { evaluatorId: 1, teamNo: 12 },
      { evaluatorId: 4, teamNo: 12 },
    ];
    const figures = figuresOf([panel], { ...known, evaluators, conflicts });
    expect(Object.fromEntries(figures.load)).toEqual({ 1: 0, 2: 2, 3: 1, 4: 1 });
    expect(figures.short).toEqual([]);
  });

  test('who may no longer judge counts for nothing', () => {
    const figures = figuresOf(one, { ...known, evaluators: known.evaluators.slice(1) });
    expect(figures.panels.get('a')).toMatchObject({ members: 1, teams: 2 });
    expect(figures.load.has(1)).toBe(false);
  });

  test('an alternate at the limit takes no more, and a member above it is named', () => {
    const evaluators = [1, 2, 3].map((evaluatorId) => ({
      evaluatorId,
      loadLimit: evaluatorId === 2 ? 1 : 0,
    }));
    const figures = figuresOf(one, { ...known, evaluators, conflicts: [{ evaluatorId: 1, teamNo: 12 }] });
    expect(figures.short).toEqual([{ teamNo: 12, has: 1 }]);
    expect(figures.overLimit).toEqual([1, 2]);
  });
});

test('shares keep the order of the season and put what is unknown last', () => {
  expect(sharesOf(['나', '가', '나', '?'], ['가', '나', '다'])).toEqual([
    { key: '가', count: 1 },
    { key: '나', count: 2 },
    { key: '?', count: 1 },
  ]);
});
