import type { Ranking, ResultInputs } from '@chulbal/contract/results/shapes';
import { quotaOf, selectedCount } from '@chulbal/contract/results/shapes.rules';
import { anyInputs, anyRules } from '@chulbal/testing/arbitrary-results';
import { naiveResult } from '@chulbal/testing/naive-ranking';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rank } from './ranking.rules.ts';
import { takeSnapshot } from './snapshot.rules.ts';

const runs = { numRuns: 500 };
const decided = anyInputs({ decided: true });
const open = anyInputs({ decided: false });
const either = fc.oneof(decided, open);

const chosen = (ranking: Ranking) =>
  ranking.teams.filter(({ decision }) => decision === 'selected').map(({ teamNo }) => teamNo);
const units = (text: string | null) => (text === null ? null : Number(text.replace('.', '')));

describe('a result', () => {
  test('agrees with the rules once more, written by hand', () => {
    fc.assert(
      fc.property(decided, anyRules, (inputs, rules) => {
        const ranking = rank(inputs, rules);
        const naive = naiveResult(inputs, rules);
        expect(ranking.openTies).toEqual([]);
        expect(chosen(ranking).sort((a, b) => a - b)).toEqual(naive.selected);
        const reserves = ranking.teams.filter(({ decision }) => decision === 'reserve');
        expect(new Map(reserves.map(({ teamNo, reserveRank }) => [teamNo, reserveRank]))).toEqual(
          new Map([...naive.reserves].sort(([a], [b]) => placeIn(ranking, a) - placeIn(ranking, b))),
        );
        for (const { teamNo, average, final } of ranking.teams) {
          expect(units(average)).toBe(naive.averages.get(teamNo) ?? null);
          expect(units(final)).toBe(naive.finals.get(teamNo) ?? null);
        }
      }),
      { numRuns: 1_500 },
    );
  });

  test('has the same bytes for the same inputs, in whatever order teams and sheets come', () => {
    const shuffled = either.chain((inputs) =>
      fc
        .record({
          teams: fc.shuffledSubarray(inputs.teams, { minLength: inputs.teams.length }),
          sheets: fc.tuple(
            ...inputs.teams.map(({ sheets }) => fc.shuffledSubarray(sheets, { minLength: sheets.length })),
          ),
        })
        .map(({ teams, sheets }) => ({
          inputs,
          other: {
            ...inputs,
            teams: teams.map((team) => ({ ...team, sheets: sheets[inputs.teams.indexOf(team)] ?? [] })),
          },
        })),
    );
    fc.assert(
      fc.property(shuffled, anyRules, ({ inputs, other }, rules) => {
        const [one, two] = [takeSnapshot(inputs, rules), takeSnapshot(other, rules)];
        expect(two).toEqual(one);
        expect(rank(other, rules)).toEqual(one.snapshot.ranking);
      }),
      runs,
    );
  });

  test('does not look at the numbers of teams: who applied first has no better place', () => {
    fc.assert(
      fc.property(open, anyRules, (inputs, rules) => {
        const renamed = (teamNo: number) => 1_000 - teamNo;
        const other: ResultInputs = {
          ...inputs,
          teams: inputs.teams.map((team) => ({ ...team, teamNo: renamed(team.teamNo) })),
          withdrawn: inputs.withdrawn.map(renamed),
          ...(inputs.market && {
            market: {
              ...inputs.market,
              companies: inputs.market.companies.map((one) => ({ ...one, teamNo: renamed(one.teamNo) })),
            },
          }),
        };
        const outcome = (ranking: Ranking, name: (teamNo: number) => number) =>
          new Map(
            ranking.teams
              .map(({ teamNo, rank, decision, reserveRank }) => ({
                no: name(teamNo),
                rank,
                decision,
                reserveRank,
              }))
              .sort((a, b) => a.no - b.no)
              .map(({ no, ...rest }) => [no, rest]),
          );
        expect(outcome(rank(other, rules), (no) => no)).toEqual(outcome(rank(inputs, rules), renamed));
      }),
      runs,
    );
  });

  test('says undecided only where a decision could change it', () => {
    const both = fc.tuple(decided, anyRules);
    fc.assert(
      fc.property(both, ([inputs, rules]) => {
        const before = rank({ ...inputs, withdrawn: [], tieDecisions: [] }, rules);
        const after = rank({ ...inputs, withdrawn: [] }, rules);
        if (before.openTies.length === 0) {
          expect(chosen(after).sort((a, b) => a - b)).toEqual(chosen(before).sort((a, b) => a - b));
        }
        const settled = new Map(after.teams.map((team) => [team.teamNo, team.decision]));
        for (const { teamNo, decision } of before.teams) {
          if (decision === 'selected' || decision === 'cut') expect(settled.get(teamNo)).toBe(decision);
        }
      }),
      runs,
    );
  });
});

describe('the average of a team', () => {
  test('is never lowered by raising a score', () => {
    const raised = either.chain((inputs) => {
      const places = inputs.teams.flatMap((team, at) => team.sheets.map((_, sheet) => ({ at, sheet })));
      return places.length === 0
        ? fc.constant(null)
        : fc.record({
            inputs: fc.constant(inputs),
            place: fc.constantFrom(...places),
            code: fc.constantFrom(...inputs.criteria.map(({ code }) => code)),
            halves: fc.integer({ min: 1, max: 60 }),
          });
    });
    fc.assert(
      fc.property(raised, anyRules, (given, rules) => {
        if (!given) return;
        const { inputs, place, code, halves } = given;
        const teams = structuredClone(inputs.teams);
        const scores = teams[place.at]?.sheets[place.sheet]?.scores;
        const teamNo = teams[place.at]?.teamNo;
        if (!scores) throw new Error('No such sheet.');
        scores[code] = Math.min(100, (scores[code] ?? 0) + halves / 2);
        const averageIn = (ranking: Ranking) =>
          units(ranking.teams.find((team) => team.teamNo === teamNo)?.average ?? null) ?? -1;
        expect(averageIn(rank({ ...inputs, teams }, rules))).toBeGreaterThanOrEqual(
          averageIn(rank(inputs, rules)),
        );
      }),
      runs,
    );
  });
});

describe('places', () => {
  const ofAny = (check: (ranking: Ranking, given: Parameters<typeof rank>) => void) =>
    fc.assert(
      fc.property(either, anyRules, (inputs, rules) => check(rank(inputs, rules), [inputs, rules])),
      runs,
    );

  test('the selected never exceed the count', () => {
    ofAny((ranking, [, rules]) => {
      expect(chosen(ranking).length).toBeLessThanOrEqual(selectedCount(rules));
      expect(ranking.selected).toBe(chosen(ranking).length);
    });
  });

  test('no region exceeds its quota before backfill', () => {
    ofAny((ranking, [inputs, rules]) => {
      for (const region of inputs.regions) {
        const onQuota = ranking.teams.filter((team) => team.region === region && team.via === 'quota');
        expect(onQuota.length).toBeLessThanOrEqual(quotaOf(rules, region));
      }
    });
  });

  test('backfill never skips a higher eligible team', () => {
    ofAny((_, [inputs, rules]) => {
      const { teams } = rank({ ...inputs, withdrawn: [] }, rules);
      const filled = teams.filter(({ via }) => via === 'national').map((team) => team.rank ?? 0);
      const left = teams.filter(({ decision }) => decision === 'reserve' || decision === 'notSelected');
      for (const team of left) {
        expect(Math.max(0, ...filled)).toBeLessThan(team.rank ?? 0);
      }
    });
  });

  test('nobody below the cut line is selected, and no place stays empty for whom there is one', () => {
    ofAny((_, [inputs, rules]) => {
      const ranking = rank({ ...inputs, withdrawn: [] }, { ...rules, backfill: true });
      for (const team of ranking.teams.filter(({ decision }) => decision === 'selected')) {
        expect(units(team.average) ?? 0).toBeGreaterThanOrEqual(rules.cutLine * 10_000);
      }
      if (ranking.openTies.length > 0) return;
      const eligible = ranking.teams.filter(({ decision }) => decision !== 'cut').length;
      expect(ranking.selected).toBe(Math.min(eligible, selectedCount(rules)));
    });
  });

  test('whoever withdrew is not selected, and nobody loses a place by it', () => {
    ofAny((after, [inputs, rules]) => {
      const before = rank({ ...inputs, withdrawn: [] }, rules);
      const now = new Map(after.teams.map((team) => [team.teamNo, team.decision]));
      for (const teamNo of chosen(before)) {
        expect(now.get(teamNo)).toBe(inputs.withdrawn.includes(teamNo) ? 'withdrawn' : 'selected');
      }
    });
  });
});

function placeIn(ranking: Ranking, teamNo: number): number {
  return ranking.teams.findIndex((team) => team.teamNo === teamNo);
}
