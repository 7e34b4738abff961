import type { ResultInputs, ResultRules } from '@chulbal/contract/results/shapes';
import { inputsOf, rulesOf, teamOf } from '@chulbal/testing/result-cases';
import { describe, expect, test } from 'vitest';
import { rank } from './ranking.rules.ts';

const ranked = (teams: ResultInputs['teams'], rules = rulesOf(), more: Partial<ResultInputs> = {}) => {
  const ranking = rank(inputsOf(teams, more), rules);
  const byNo = new Map(ranking.teams.map((team) => [team.teamNo, team]));
  const of = (teamNo: number) => {
    const team = byNo.get(teamNo);
    if (!team) throw new Error(`No team ${teamNo}`);
    return team;
  };
  return { ranking, of };
};

describe('ties', () => {
  const tied = (teamNo: number, scores: Record<string, number>, totals = 1) => ({
    teamNo,
    region: 'capital',
    bonus: 0,
    sheets: Array.from({ length: totals }, (_, place) => ({ evaluatorId: place + 1, scores })),
  });
  const one = rulesOf({ select: { kind: 'count', count: 1 }, minSheets: 1 });

  test('the first criterion of the order that differs decides', () => {
    const { of } = ranked(
      [
        tied(1, { problem: 20, feasibility: 24, growth: 20, team: 16 }),
        tied(2, { problem: 18, feasibility: 24, growth: 20, team: 18 }),
      ],
      one,
    );
    expect(of(2)).toMatchObject({ rank: 1, decision: 'selected' });
    expect(of(2).tie).toEqual({ against: 1, by: 'criterion', criterion: 'team' });
    expect(of(1).tie).toEqual({ against: 2, by: 'criterion', criterion: 'team' });
  });

  test('then the lower variance', () => {
    const { of } = ranked([teamOf(1, [70, 80, 90]), teamOf(2, [76, 80, 84])], {
      ...one,
      tieOrder: [],
    });
    expect(of(2)).toMatchObject({ rank: 1, decision: 'selected', tie: { by: 'variance' } });
  });

  test('then nothing but a recorded decision, which is undecided until it is there', () => {
    const teams = [teamOf(1, [80, 80]), teamOf(2, [80, 80]), teamOf(3, [70, 70])];
    const open = ranked(teams, one);
    expect(open.ranking.openTies).toEqual([[1, 2]]);
    expect(open.of(1)).toMatchObject({ rank: 1, decision: 'undecided', tie: { by: 'undecided' } });
    expect(open.of(2)).toMatchObject({ rank: 1, decision: 'undecided' });
    expect(open.of(3)).toMatchObject({ rank: 3, decision: 'reserve' });
    const decided = ranked(teams, one, { tieDecisions: [[2, 1]] });
    expect(decided.ranking.openTies).toEqual([]);
    expect(decided.of(2)).toMatchObject({ rank: 1, decision: 'selected', tie: { by: 'decision' } });
    expect(decided.of(1)).toMatchObject({ rank: 2, decision: 'reserve', reserveRank: 1 });
  });

  test('of two decisions the newer holds; one about only some of the teams does not', () => {
    const teams = [teamOf(1, [80]), teamOf(2, [80]), teamOf(3, [80])];
    const newer = ranked(teams, one, {
      tieDecisions: [
        [3, 1, 2],
        [1, 2, 3],
      ],
    });
    expect(newer.ranking.teams.map(({ teamNo }) => teamNo)).toEqual([3, 1, 2]);
    expect(ranked(teams, one, { tieDecisions: [[2, 1]] }).ranking.openTies).toEqual([[1, 2, 3]]);
  });

  test('one that no line goes through needs no decision', () => {
    const rules = rulesOf({ select: { kind: 'count', count: 2 } });
    const { ranking, of } = ranked(
      [teamOf(1, [80]), teamOf(2, [80]), teamOf(3, [70]), teamOf(4, [70])],
      rules,
    );
    expect(ranking.openTies).toEqual([]);
    expect([1, 2, 3, 4].map((no) => of(no).decision)).toEqual(['selected', 'selected', 'reserve', 'reserve']);
    expect([of(3).reserveRank, of(4).reserveRank]).toEqual([1, 1]);
  });

  test('one across the end of the reserves is open too', () => {
    const rules = rulesOf({ select: { kind: 'count', count: 1 }, reserves: 1 });
    const { ranking } = ranked([teamOf(1, [90]), teamOf(2, [80]), teamOf(3, [80])], rules);
    expect(ranking.openTies).toEqual([[2, 3]]);
  });
});

describe('places', () => {
  const of = (region: string | null) => ({ region });
  /** capital 90 88 86 84, chungcheong 82 80, southeast 62. */
  const teams = [
    teamOf(1, [90], of('capital')),
    teamOf(2, [88], of('capital')),
    teamOf(3, [86], of('capital')),
    teamOf(4, [84], of('capital')),
    teamOf(5, [82], of('chungcheong')),
    teamOf(6, [80], of('chungcheong')),
    teamOf(7, [62], of('southeast')),
  ];
  const quotas = [
    { region: 'capital', places: 1 },
    { region: 'chungcheong', places: 1 },
    { region: 'southeast', places: 2 },
  ];
  const selected = (rules: ResultRules, more: Partial<ResultInputs> = {}) => {
    const { ranking } = ranked(teams, rules, more);
    return ranking.teams
      .filter((team) => team.decision === 'selected')
      .map((team) => [team.teamNo, team.via]);
  };

  test('without quotas the best are selected', () => {
    expect(selected(rulesOf())).toEqual([
      [1, 'national'],
      [2, 'national'],
      [3, 'national'],
    ]);
  });

  test('a factor multiplies places and quotas', () => {
    const select = { kind: 'factor', places: 2, factor: 2 } as const;
    expect(selected(rulesOf({ select }))).toHaveLength(4);
    const rules = rulesOf({ select, quotas: [{ region: 'chungcheong', places: 1 }] });
    expect(selected(rules).map(([no]) => no)).toEqual([1, 2, 5, 6]);
  });

  test('regions fill their quotas, and empty places go to anybody by rank', () => {
    const rules = rulesOf({ select: { kind: 'count', count: 4 }, quotas });
    expect(selected(rules)).toEqual([
      [1, 'quota'],
      [2, 'national'],
      [5, 'quota'],
      [7, 'quota'],
    ]);
    const { ranking } = ranked(teams, rules);
    expect(ranking.regions).toMatchObject([
      {
        region: 'capital',
        quota: 1,
        teams: 4,
        eligible: 4,
        selected: 2,
        national: 1,
        empty: 0,
        line: '90.0000',
      },
      { region: 'chungcheong', selected: 1, national: 0, empty: 0, line: '82.0000' },
      { region: 'southeast', selected: 1, empty: 1, line: '62.0000' },
    ]);
    expect(ranking).toMatchObject({ count: 4, selected: 4, line: '62.0000' });
  });

  test('without backfill they stay empty', () => {
    const rules = rulesOf({ select: { kind: 'count', count: 4 }, quotas, backfill: false });
    expect(selected(rules).map(([no]) => no)).toEqual([1, 5, 7]);
  });

  test('places beyond all quotas are anybody’s, with or without backfill', () => {
    const rules = rulesOf({ select: { kind: 'count', count: 5 }, quotas, backfill: false });
    expect(selected(rules).map(([no]) => no)).toEqual([1, 2, 5, 7]);
  });

  test('reserves are ranked in their region where there are quotas', () => {
    const rules = rulesOf({ select: { kind: 'count', count: 4 }, quotas });
    const { of: team } = ranked(teams, rules);
    expect([3, 4, 6].map((no) => [team(no).decision, team(no).reserveRank])).toEqual([
      ['reserve', 1],
      ['reserve', 2],
      ['reserve', 1],
    ]);
    const few = ranked(teams, { ...rules, reserves: 1 });
    expect([3, 4, 6].map((no) => few.of(no).decision)).toEqual(['reserve', 'notSelected', 'reserve']);
  });

  test('a tie across a region’s line is settled where anybody’s places are enough for all', () => {
    const twins = [
      teamOf(1, [90], of('capital')),
      teamOf(2, [90], of('capital')),
      teamOf(3, [70], of('capital')),
    ];
    const rules = rulesOf({
      select: { kind: 'count', count: 2 },
      quotas: [{ region: 'capital', places: 1 }],
    });
    expect(ranked(twins, rules).ranking.openTies).toEqual([]);
    const short = rulesOf({
      select: { kind: 'count', count: 1 },
      quotas: [{ region: 'capital', places: 1 }],
    });
    expect(ranked(twins, short).ranking.openTies).toEqual([[1, 2]]);
  });

  describe('a withdrawal', () => {
    const rules = rulesOf({ select: { kind: 'count', count: 4 }, quotas });

    test('moves up the first reserve of the same region, and those behind it', () => {
      const { of: team } = ranked(teams, rules, { withdrawn: [5] });
      expect(team(5)).toMatchObject({ decision: 'withdrawn', via: null });
      expect(team(6)).toMatchObject({ decision: 'selected', via: 'withdrawal', reserveRank: null });
      const { of: after } = ranked(teams, rules, { withdrawn: [1] });
      expect(after(3)).toMatchObject({ decision: 'selected', via: 'withdrawal' });
      expect(after(4)).toMatchObject({ decision: 'reserve', reserveRank: 1 });
    });

    test('goes to the first reserve of all where the region has none', () => {
      const { of: team } = ranked(teams, rules, { withdrawn: [7] });
      expect(team(3)).toMatchObject({ decision: 'selected', via: 'withdrawal' });
    });

    test('of a reserve only closes the row', () => {
      const { of: team } = ranked(teams, rules, { withdrawn: [3] });
      expect(team(3).decision).toBe('withdrawn');
      expect(team(4)).toMatchObject({ decision: 'reserve', reserveRank: 1 });
    });

    test('leaves the place empty when nobody is in reserve', () => {
      const { ranking } = ranked(teams.slice(0, 1), rules, { withdrawn: [1] });
      expect(ranking.selected).toBe(0);
    });

    test('with tied first reserves is open until that is decided', () => {
      const tied = [teamOf(1, [90]), teamOf(2, [80]), teamOf(3, [80])];
      const one = rulesOf({ select: { kind: 'count', count: 1 } });
      expect(ranked(tied, one).ranking.openTies).toEqual([]);
      expect(ranked(tied, one, { withdrawn: [1] }).ranking.openTies).toEqual([[2, 3]]);
      const decided = ranked(tied, one, { withdrawn: [1], tieDecisions: [[3, 2]] });
      expect(decided.of(3)).toMatchObject({ decision: 'selected', via: 'withdrawal' });
    });
  });
});
