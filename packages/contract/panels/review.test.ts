import { describe, expect, test } from 'vitest';
import { dutiesOf } from './duties.ts';
import { type PlanFacts, pairOf } from './facts.ts';
import type { PanelContent } from './plan.ts';
import { blocking, reviewPlan } from './review.ts';

const facts = (given: Partial<PlanFacts> = {}): PlanFacts => ({
  panelSize: 2,
  teams: [1, 2].map((teamNo) => ({ teamNo, itemPart: 'a', region: null })),
  evaluators: [1, 2, 3, 4].map((evaluatorId) => ({ evaluatorId, expertise: ['a'], loadLimit: 2 })),
  apart: new Set(),
  held: new Set(),
  ...given,
});

function plan(members: number[], alternates: number[], teams: number[]): PanelContent['panels'][number] {
  const of = (role: 'member' | 'alternate') => (evaluatorId: number) => ({
    evaluatorId,
    role,
    pinned: false,
  });
  return {
    name: '',
    evaluators: [...members.map(of('member')), ...alternates.map(of('alternate'))],
    teams: teams.map((teamNo) => ({ teamNo, pinned: false })),
  };
}

const content: PanelContent = { panels: [plan([1, 2], [3, 4], [1, 2])] };
const pairs = (given: Partial<PlanFacts>, of = content) =>
  dutiesOf(of, facts(given)).map(({ evaluatorId, teamNo }) => pairOf(evaluatorId, teamNo));

describe('every member judges every team of the panel', () => {
  test('and alternates nothing, where nobody is apart', () => {
    expect(pairs({})).toEqual(['1 1', '2 1', '1 2', '2 2']);
  });

  test('but those they must not: an alternate steps in', () => {
    expect(pairs({ apart: new Set(['1 1']) })).toEqual(['2 1', '1 2', '2 2', '3 1']);
  });

  test('alternates share the work, and whoever has a team already keeps it', () => {
    expect(pairs({ apart: new Set(['1 1', '1 2']) }).slice(2)).toEqual(['3 1', '4 2']);
    expect(pairs({ apart: new Set(['1 1', '1 2']), held: new Set(['4 1', '4 2']) }).slice(2)).toEqual([
      '4 1',
      '4 2',
    ]);
  });

  test('an alternate who is full, apart or gone does not step in', () => {
    const evaluators = facts().evaluators.map((one) => ({
      ...one,
      loadLimit: one.evaluatorId === 3 ? 0 : 2,
    }));
    const apart = new Set(['1 1', '4 1']);
    expect(pairs({ apart, evaluators })).not.toContain('3 1');
    expect(pairs({ apart, evaluators })).not.toContain('4 1');
    expect(pairs({ apart: new Set(['1 1']), evaluators: facts().evaluators.slice(0, 3) })).toContain('3 1');
  });
});

test.each<[string, Partial<PlanFacts>, PanelContent, object[]]>([
  ['nothing', {}, content, []],
  [
    'a team in no panel',
    {},
    { panels: [plan([1, 2], [], [1])] },
    [{ code: 'unplaced', severity: 'error', teamNo: 2 }],
  ],
  [
    'a team that is judged no more',
    {},
    { panels: [plan([1, 2], [], [1, 2, 9])] },
    [{ code: 'teamGone', severity: 'warning', teamNo: 9 }],
  ],
  [
    'an evaluator who is gone',
    {},
    { panels: [plan([1, 9], [], [1, 2])] },
    [
      { code: 'evaluatorGone', severity: 'error', evaluatorId: 9, panel: 1 },
      { code: 'panelShort', severity: 'warning', panel: 1, needs: 2, has: 1 },
    ],
  ],
  [
    'a panel with too many',
    {},
    { panels: [plan([1, 2, 3], [], [1, 2])] },
    [{ code: 'panelLong', severity: 'warning', needs: 2, has: 3 }],
  ],
  [
    'a team for which nobody can step in',
    { apart: new Set(['1 1']) },
    { panels: [plan([1, 2], [], [1, 2])] },
    [{ code: 'teamShort', severity: 'warning', teamNo: 1, needs: 2, has: 1 }],
  ],
  [
    'a team in conflict with everyone',
    { apart: new Set(['1 1', '2 1', '3 1', '4 1']) },
    content,
    [{ code: 'conflictsWithAll', severity: 'error', teamNo: 1 }],
  ],
  [
    'more teams than an evaluator may have',
    { evaluators: [1, 2].map((evaluatorId) => ({ evaluatorId, expertise: [], loadLimit: evaluatorId })) },
    { panels: [plan([1, 2], [], [1, 2])] },
    [{ code: 'overLimit', severity: 'warning', evaluatorId: 1, needs: 1, has: 2 }],
  ],
])('a review finds %s', (_, given, of, expected) => {
  expect(reviewPlan(of, facts(given)).problems).toMatchObject(expected);
});

test('warnings keep a plan back until they are accepted, errors always', () => {
  const { problems } = reviewPlan({ panels: [plan([1, 2, 3], [], [1])] }, facts());
  expect(blocking(problems, false).map(({ code }) => code)).toEqual(['unplaced', 'panelLong']);
  expect(blocking(problems, true).map(({ code }) => code)).toEqual(['unplaced']);
});

test('figures say what would come of it', () => {
  expect(reviewPlan(content, facts({ apart: new Set(['1 1']) })).figures).toEqual({
    panels: 1,
    teams: 2,
    members: 2,
    alternates: 2,
    assignments: 4,
    fewestTeams: 2,
    mostTeams: 2,
    lightestLoad: 1,
    heaviestLoad: 2,
    conflicts: 1,
    covered: 1,
    shortTeams: 0,
    expertise: 100,
    region: 100,
  });
});
