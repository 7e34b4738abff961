import { describe, expect, test } from 'vitest';
import { resultTeam, testRules } from '../result-for-test.ts';
import { foundTeams, lineAfter, type RankingItem, rankingItems } from './ranking-items.ts';

const rules = testRules;
const none = new Map<string, number>();
const many = (count: number, selected: number, cutFrom = count + 1) =>
  Array.from({ length: count }, (_, at) => {
    const rank = at + 1;
    if (rank <= selected) return resultTeam(rank, { decision: 'selected', via: 'quota' });
    if (rank >= cutFrom) return resultTeam(rank, { decision: 'cut' });
    return resultTeam(rank, { decision: 'reserve', reserveRank: rank - selected });
  });
/** `1 2 [3-9] = 10 x[11-20]`: ranks, folds, the selection's end and the cut line. */
const drawn = (items: readonly RankingItem[]) =>
  items
    .map((item) => {
      if (item.kind === 'team') return String(item.place);
      if (item.kind === 'fold') return `[${item.from}-${item.to}]`;
      return item.kind === 'selection' ? '=' : `x${item.teams}`;
    })
    .join(' ');

describe('what of a ranking is drawn', () => {
  test('the first teams, those around the lines, and folds between them', () => {
    const items = rankingItems({ rules, teams: many(60, 20, 51) }, { region: null, opened: none });
    expect(drawn(items)).toBe('1 2 3 4 [5-14] 15 16 17 18 19 20 = 21 22 23 24 25 26 [27-50] x10 [51-60]');
  });

  test('whoever moved in or out is shown, however far from a line', () => {
    const teams = many(60, 20);
    teams[9] = resultTeam(10, { decision: 'selected', via: 'quota', move: 'in' });
    teams[39] = resultTeam(40, { decision: 'reserve', move: 'out' });
    expect(drawn(rankingItems({ rules, teams }, { region: null, opened: none }))).toBe(
      '1 2 3 4 [5-9] 10 [11-14] 15 16 17 18 19 20 = 21 22 23 24 25 26 [27-39] 40 [41-60]',
    );
  });

  test('a few that only changed rank are shown, hundreds are folded', () => {
    const moved = (count: number) =>
      many(100, 20).map((team, at) =>
        at >= 30 && at < 30 + count ? { ...team, move: 'rank' as const } : team,
      );
    const shown = (count: number) =>
      rankingItems({ rules, teams: moved(count) }, { region: null, opened: none }).filter(
        ({ kind }) => kind === 'team',
      );
    expect(shown(10)).toHaveLength(16 + 10);
    expect(shown(60)).toHaveLength(16);
  });

  test('a fold opens step by step and keeps its key', () => {
    const teams = many(300, 20);
    const [fold] = rankingItems({ rules, teams }, { region: null, opened: none })
      .filter(({ kind }) => kind === 'fold')
      .slice(-1);
    if (fold?.kind !== 'fold') throw new Error('Nothing is folded.');
    const opened = rankingItems({ rules, teams }, { region: null, opened: new Map([[fold.key, 100]]) });
    const rest = opened.at(-1);
    expect(rest).toMatchObject({ kind: 'fold', key: fold.key, from: 127, to: 300 });
    expect(
      rankingItems({ rules, teams }, { region: null, opened: new Map([[fold.key, 500]]) }).at(-1),
    ).toMatchObject({
      kind: 'team',
      place: 300,
    });
  });

  test('a line stands also where everybody, or nobody, is selected', () => {
    expect(drawn(rankingItems({ rules, teams: many(3, 3) }, { region: null, opened: none }))).toBe('1 2 3 =');
    expect(drawn(rankingItems({ rules, teams: many(3, 0) }, { region: null, opened: none }))).toBe('1 2 3');
    expect(drawn(rankingItems({ rules, teams: many(2, 0, 1) }, { region: null, opened: none }))).toBe(
      'x2 1 2',
    );
  });

  test('the line of a region is that of its own places', () => {
    const teams = many(8, 5);
    teams[4] = resultTeam(5, { decision: 'selected', via: 'national' });
    expect(lineAfter(teams, 'capital', rules)).toBe(4);
    expect(lineAfter(teams, null, rules)).toBe(5);
  });
});

test('without a quota the line of a region is after the last that is selected', () => {
  const teams = many(8, 0).map((team, at) =>
    at < 5 ? resultTeam(at + 1, { decision: 'selected', via: 'national' }) : team,
  );
  for (const quotas of [[], [{ region: 'capital', places: 0 }]]) {
    expect(lineAfter(teams, 'capital', { ...rules, quotas })).toBe(5);
  }
});

test('a team is found by name, item or number', () => {
  const teams = many(30, 5);
  expect(foundTeams(teams, '팀 30').map(({ rank }) => rank)).toEqual([30]);
  expect(foundTeams(teams, '3-0007').map(({ rank }) => rank)).toEqual([7]);
  expect(foundTeams(teams, '아이템', 4)).toHaveLength(4);
});
