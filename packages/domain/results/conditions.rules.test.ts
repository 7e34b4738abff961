import type { Ranking } from '@chulbal/contract/results/shapes';
import { describe, expect, test } from 'vitest';
import { type ConditionFacts, conditionsOf } from './conditions.rules.ts';

const [a, b] = [11, 12];
const [one, two] = [901, 902];

type Row = { teamNo: number; sheets: number; decision?: Ranking['teams'][number]['decision'] };

function rankingOf(rows: readonly Row[], openTies: number[][] = []): Ranking {
  const teams = rows.map(({ teamNo, sheets, decision = 'selected' }) => ({
    teamNo,
    decision,
    sheets: Array.from({ length: sheets }, (_, at) => ({ evaluatorId: at, total: '70.0000', dropped: null })),
  }));
  return { teams, openTies } as unknown as Ranking;
}

/** Two teams that two evaluators have judged and signed for; nothing is missing. */
const ready: ConditionFacts = {
  undecided: [],
  requested: [],
  changeable: [],
  teams: [a, b].map((teamNo) => ({ teamNo, claimed: 0, pending: 0 })),
  assigned: [a, b].flatMap((teamNo) =>
    [one, two].map((evaluatorId) => ({ evaluatorId, teamNo, submitted: true })),
  ),
  signed: new Set([one, two]),
  waived: new Set(),
  fewWaived: new Map(),
  unresolved: [],
  mended: 0,
  market: null,
  ranking: rankingOf([
    { teamNo: a, sheets: 2 },
    { teamNo: b, sheets: 2 },
  ]),
  rules: { minSheets: 2, bonus: { on: true, max: 3 } },
};
const few = rankingOf([
  { teamNo: a, sheets: 2 },
  { teamNo: b, sheets: 1 },
]);
const claims = [
  { teamNo: a, claimed: 2, pending: 1 },
  { teamNo: b, claimed: 1, pending: 0 },
];
const unsubmitted = ready.assigned.map((pair, at) => (at === 0 ? { ...pair, submitted: false } : pair));

describe('what keeps a result from being finalised', () => {
  test.each<[string, Partial<ConditionFacts>, string[]]>([
    ['nothing', {}, []],
    ['a team’s eligibility is open', { undecided: [a] }, ['eligibility']],
    ['a team is asked to complete something', { requested: [b] }, ['completions']],
    ['nobody judges', { assigned: [] }, ['sheets', 'signatures']],
    ['a sheet is missing', { assigned: unsubmitted }, ['sheets']],
    ['somebody has not signed', { signed: new Set([one]) }, ['signatures']],
    ['somebody’s signature was waived', { signed: new Set([one]), waived: new Set([two]) }, []],
    ['a claim waits', { teams: claims }, ['bonuses']],
    [
      'a claim waits, and no bonus counts',
      { teams: claims, rules: { minSheets: 2, bonus: { on: false, max: 3 } } },
      [],
    ],
    ['an exclusion is open', { unresolved: [{ teamNo: a, evaluatorId: null }] }, ['recusals']],
    ['recusals that were settled', { mended: 3 }, []],
    ['a team has too few sheets', { ranking: few }, ['minSheets']],
    ['one that was let through', { ranking: few, fewWaived: new Map([[b, 1]]) }, []],
    ['another was let through', { ranking: few, fewWaived: new Map([[a, 1]]) }, ['minSheets']],
    [
      'fewer than was let through',
      {
        ranking: rankingOf([{ teamNo: b, sheets: 1 }]),
        fewWaived: new Map([[b, 2]]),
        rules: { ...ready.rules, minSheets: 3 },
      },
      ['minSheets'],
    ],
    [
      'more was let through than is asked since',
      { ranking: few, fewWaived: new Map([[b, 4]]), rules: { ...ready.rules, minSheets: 1 } },
      [],
    ],
    [
      'who withdrew may have few',
      {
        ranking: rankingOf([
          { teamNo: a, sheets: 2 },
          { teamNo: b, sheets: 0, decision: 'withdrawn' },
        ]),
      },
      [],
    ],
    ['a market that counts is not revealed', { market: { revealed: false } }, ['market']],
    ['it is', { market: { revealed: true } }, []],
    ['there is nobody', { teams: [], ranking: rankingOf([]) }, ['minSheets']],
    ['a tie is open', { ranking: { ...ready.ranking, openTies: [[a, b]] } }, ['ties']],
    [
      'everything',
      {
        assigned: unsubmitted,
        signed: new Set(),
        teams: claims,
        unresolved: [{ teamNo: a, evaluatorId: one }],
        ranking: { ...few, openTies: [[a, b]] },
      },
      ['sheets', 'signatures', 'bonuses', 'recusals', 'minSheets', 'ties'],
    ],
  ])('%s', (_case, change, open) => {
    const conditions = conditionsOf({ ...ready, ...change });
    expect(conditions.filter(({ met }) => !met).map(({ code }) => code)).toEqual(open);
  });

  test('asks nothing of a market where none counts', () => {
    const codes = (facts: ConditionFacts) => conditionsOf(facts).map(({ code }) => code);
    expect(codes(ready)).not.toContain('market');
    expect(codes({ ...ready, market: { revealed: true } })).toContain('market');
  });

  test('says how many and names whom it concerns', () => {
    const conditions = conditionsOf({ ...ready, assigned: unsubmitted, teams: claims, ranking: few });
    const of = (code: string) => conditions.find((one) => one.code === code);
    expect(of('sheets')).toMatchObject({ total: 4, open: 1, teamNos: [a], evaluators: [one] });
    expect(of('signatures')).toMatchObject({ total: 2, open: 0, evaluators: [] });
    expect(of('bonuses')).toMatchObject({ total: 3, open: 1, teamNos: [a] });
    expect(of('minSheets')).toMatchObject({ total: 2, open: 1, teamNos: [b] });
  });
});
