import type { ResultInputs } from '@chulbal/contract/results/shapes';
import { inputsOf, rulesOf, scoresOf, teamOf } from '@chulbal/testing/result-cases';
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

describe('the average of a team', () => {
  test.each([
    ['seven sheets drop one highest and one lowest', [70, 80, 90, 60, 85, 75, 100], '80.0000', 2],
    ['of several equal extremes one is dropped', [60, 60, 60, 90, 90, 90], '75.0000', 2],
    ['equal sheets drop two of them', [77, 77, 77, 77, 77], '77.0000', 2],
    ['exactly five are enough', [60, 70, 80, 90, 100], '80.0000', 2],
    ['four are a plain mean', [60, 70, 80, 95], '76.2500', 0],
    ['a third is rounded down', [80, 80, 81], '80.3333', 0],
    ['two thirds are rounded up', [80, 81, 81], '80.6667', 0],
    ['half a ten-thousandth is rounded up', [...Array(15).fill(80), 80.5], '80.0313', 0],
    ['half points', [80.5, 81], '80.7500', 0],
  ])('%s', (_case, totals, average, dropped) => {
    const rules = rulesOf({ trim: { on: true, from: dropped ? 5 : 30 } });
    const { of } = ranked([teamOf(1, totals)], rules);
    expect(of(1).average).toBe(average);
    expect(of(1).sheets.filter((sheet) => sheet.dropped)).toHaveLength(dropped);
    expect(of(1).trimmed).toBe(dropped > 0);
  });

  test('without dropping it is a plain mean of all', () => {
    const rules = rulesOf({ trim: { on: false, from: 5 } });
    const { ranking, of } = ranked([teamOf(1, [70, 80, 90, 60, 85, 75, 100])], rules);
    expect(of(1).average).toBe('80.0000');
    expect(of(1).trimmed).toBe(false);
    expect(ranking.plainMeans).toEqual([]);
  });

  test('too few sheets for dropping are named as a warning', () => {
    const { ranking } = ranked([teamOf(1, [70, 80, 90]), teamOf(2, [70, 80, 90, 60, 85])]);
    expect(ranking.plainMeans).toEqual([1]);
  });

  test('criteria and variance are over all valid sheets, dropped ones too', () => {
    const { of } = ranked([teamOf(1, [60, 70, 80, 90, 100])]);
    expect(of(1).variance).toBe('200.0000');
    expect(of(1).criterionAverages).toEqual({
      problem: '20.0000',
      feasibility: '24.0000',
      growth: '20.0000',
      team: '16.0000',
    });
  });

  test('a team without a valid sheet has no average and no rank, and stands last', () => {
    const { ranking, of } = ranked([teamOf(1, []), teamOf(2, [50, 50, 50, 50, 50])]);
    expect(ranking.teams.map(({ teamNo }) => teamNo)).toEqual([2, 1]);
    expect(of(1)).toMatchObject({ rank: null, average: null, final: null, decision: 'cut', sheets: [] });
  });
});

describe('bonus and cut line', () => {
  const five = (total: number) => Array<number>(5).fill(total);

  test('the bonus comes after dropping, and at most the maximum counts', () => {
    const { of } = ranked([teamOf(1, [60, 70, 80, 90, 100], { bonus: 2 })]);
    expect(of(1)).toMatchObject({ average: '80.0000', bonus: '2.0000', final: '82.0000' });
    const one = ranked([teamOf(1, five(80), { bonus: 3 })], rulesOf({ bonus: { on: true, max: 1 } }));
    expect(one.of(1).final).toBe('81.0000');
    const off = ranked([teamOf(1, five(80), { bonus: 3 })], rulesOf({ bonus: { on: false, max: 3 } }));
    expect(off.of(1)).toMatchObject({ bonus: '0.0000', final: '80.0000' });
  });

  test('the cut line looks at the average before bonus, and stands behind whoever is above it', () => {
    const { ranking, of } = ranked([teamOf(1, five(59.5), { bonus: 3 }), teamOf(2, five(60))]);
    expect(of(1)).toMatchObject({ rank: 2, final: '62.5000', decision: 'cut' });
    expect(of(2)).toMatchObject({ rank: 1, final: '60.0000', decision: 'selected' });
    expect(ranking.line).toBe('60.0000');
  });

  test('the average that is compared with the cut line is the rounded one', () => {
    // 59.99996 is 60.0000.
    const scores = scoresOf(60);
    const sheets = Array.from({ length: 25 }, (_, place) => ({
      evaluatorId: place + 1,
      scores: place === 0 ? { ...scores, team: (scores.team ?? 0) - 0.001 } : scores,
    }));
    const { of } = ranked(
      [{ teamNo: 1, region: null, bonus: 0, sheets }],
      rulesOf({ trim: { on: false, from: 5 } }),
    );
    expect(of(1)).toMatchObject({ average: '60.0000', decision: 'selected' });
  });
});
