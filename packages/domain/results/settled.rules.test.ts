import type { ResultInputs, ResultRules } from '@chulbal/contract/results/shapes';
import { inputsOf, rulesOf, teamOf } from '@chulbal/testing/result-cases';
import { describe, expect, test } from 'vitest';
import { rank } from './ranking.rules.ts';

/**
 * What `product.md` settles about places, as tables whose outcomes were written down from its sentences and not from any
 * program. A team is `[number, points, region]`; an outcome names who is selected (`S`), in reserve by rank (`1`, `2`),
 * not told a place (`-`), below the cut line (`x`), gone (`w`) and open (`~`), in the teams' order; `.` is left unsaid.
 */
type Team = readonly [teamNo: number, points: number, region: 'A' | 'B' | null];

const codes = { A: 'capital', B: 'chungcheong' } as const;
const quotas = (a: number, b: number) => [
  { region: codes.A, places: a },
  { region: codes.B, places: b },
];
const marks = { selected: 'S', notSelected: '-', cut: 'x', withdrawn: 'w', undecided: '~' } as const;

function outcomes(
  teams: readonly Team[],
  rules: Partial<ResultRules> & { count: number },
  more: Partial<Pick<ResultInputs, 'withdrawn' | 'tieDecisions'>> = {},
): string {
  const { count, ...rest } = rules;
  const given = teams.map(([teamNo, points, region]) =>
    teamOf(teamNo, Array<number>(5).fill(points), { region: region && codes[region] }),
  );
  const ranking = rank(inputsOf(given, more), rulesOf({ select: { kind: 'count', count }, ...rest }));
  const found = new Map(ranking.teams.map((team) => [team.teamNo, team]));
  return teams
    .map(([teamNo]) => {
      const { decision, reserveRank } = found.get(teamNo) ?? { decision: 'cut' as const, reserveRank: null };
      return decision === 'reserve' ? `${reserveRank}` : marks[decision];
    })
    .join('');
}

describe('a team without a region is in none', () => {
  const teams: Team[] = [
    [1, 95, 'A'],
    [2, 90, 'B'],
    [3, 85, null],
    [4, 84, 'A'],
    [5, 83, null],
    [6, 70, 'B'],
  ];
  const rules = { count: 3, quotas: quotas(1, 1) };
  test.each([
    ['nobody has left', [], 'SSS111'],
    // "After a withdrawal to the same region's reserve and then nationally": it has no region, so nationally, by rank.
    ['it leaves: the next of all, not the next without a region', [3], 'SSwS11'],
    ['two places, two of them: both go by rank among all', [3, 4], 'SSwwS1'],
    ['one of a region leaves: its region first', [1], 'wSSS11'],
    ['one of a region leaves whose region has none left: nationally', [2, 6], 'SwSS1w'],
  ] as const)('%s', (_case, withdrawn, expected) => {
    expect(outcomes(teams, rules, { withdrawn: [...withdrawn] })).toBe(expected);
  });

  test('a place that is free is taken by rank, whether who is next has a region or not', () => {
    const next: Team[] = [
      [1, 95, null],
      [2, 90, null],
      [3, 85, 'A'],
    ];
    expect(outcomes(next, { count: 2, quotas: quotas(1, 0) }, { withdrawn: [1] })).toBe('wSS');
    expect(outcomes(next, { count: 1, quotas: quotas(1, 0) }, { withdrawn: [3] })).toBe('S1w');
  });
});

describe('a reserve limit says how many are told, not who may move up', () => {
  const teams: Team[] = [
    [1, 95, 'A'],
    [2, 90, 'A'],
    [3, 85, 'A'],
    [4, 80, 'A'],
    [5, 50, 'A'],
  ];
  test.each([
    ['one is told', 1, [], 'S1--x'],
    ['who is next then is told', 1, [1], 'wS1-x'],
    ['one who was not told moves up', 1, [1, 2], 'wwS1x'],
    ['nobody is told, and still the next moves up', 0, [1], 'wS--x'],
    ['everybody is told', null, [1], 'wS12x'],
    ['nobody below the cut line moves up', 1, [1, 2, 3, 4], 'wwwwx'],
    ['a reserve that leaves lets the next be told', 1, [2], 'Sw1-x'],
  ] as const)('%s', (_case, reserves, withdrawn, expected) => {
    expect(outcomes(teams, { count: 1, reserves }, { withdrawn: [...withdrawn] })).toBe(expected);
  });
});

describe('a tie that a withdrawal has settled is open no more', () => {
  const teams: Team[] = [
    [1, 95, 'A'],
    [2, 80, 'A'],
    [3, 80, 'A'],
    [4, 80, 'B'],
    [5, 70, 'B'],
  ];
  test.each([
    ['two places for one and three tied', { count: 2 }, [], 'S~~~.'],
    ['one of three leaves: two are tied still', { count: 2 }, [2], 'Sw~~.'],
    ['two of three leave: the third has the place', { count: 2 }, [2, 3], 'SwwS1'],
    ['three places: one of three leaves, and both others have one', { count: 3 }, [4], 'SSSw1'],
    ['who stands before leaves: two of three places are free, and it stays open', { count: 2 }, [1], 'w~~~.'],
    ['all of them leave: the next', { count: 2 }, [2, 3, 4], 'SwwwS'],
    ['across a region’s line: one of two leaves', { count: 3, quotas: quotas(2, 1) }, [2], 'SwSS1'],
    ['across the line of those who are told: one of three leaves', { count: 1, reserves: 2 }, [4], 'S11w-'],
  ] as const)('%s', (_case, rules, withdrawn, expected) => {
    const { quotas: kept, ...rest } = { quotas: [], ...rules };
    expect(outcomes(teams, { ...rest, quotas: [...kept] }, { withdrawn: [...withdrawn] })).toMatch(
      new RegExp(`^${expected}$`),
    );
  });

  test('a decision counts for the teams tied now', () => {
    const decided = { tieDecisions: [[4, 3, 2]] };
    expect(outcomes(teams, { count: 2 }, decided)).toBe('S21S3');
    expect(outcomes(teams, { count: 2 }, { ...decided, withdrawn: [4] })).toBe('S1Sw2');
  });
});
