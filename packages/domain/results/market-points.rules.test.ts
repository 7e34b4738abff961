import type { CountedMarket } from '@chulbal/contract/results/shapes';
import { countingOf, inputsOf, rulesOf, teamOf } from '@chulbal/testing/result-cases';
import { describe, expect, test } from 'vitest';
import { countMarket } from './market-points.rules.ts';
import { rank } from './ranking.rules.ts';

const million = 1_000_000;
/** Ten points by tenths, thirds and the rest, citizens over peers. */
const bands = [
  { upTo: 10, points: 10 },
  { upTo: 50, points: 6 },
  { upTo: 100, points: 2.5 },
];

/** Companies 1, 2, 3 … of the teams of the same numbers, with these millions of citizens and of peers. */
const marketOf = (rules: Partial<CountedMarket['rules']>, ...millions: [number, number][]) =>
  countingOf(
    { by: 'rank', bands, cap: 10, citizens: 70, peers: 30, ...rules },
    millions.map(([citizens, peers], at) => ({
      ...{ icNo: at + 1, teamNo: at + 1 },
      ...{ citizens: citizens * million, peers: peers * million },
    })),
  );
/** In ten-thousandths. */
const pointsIn = (market: CountedMarket) =>
  market.companies.map(({ teamNo }) => countMarket(market).ofTeam(teamNo).points);

describe('what a market gives by rank', () => {
  test.each<[string, Parameters<typeof marketOf>, number[]]>([
    [
      'the first of however few is in the first band',
      [{ peers: 0, citizens: 100 }, [5, 0], [3, 0]],
      [100_000, 25_000],
    ],
    [
      'a band takes as many as its percent, rounded up',
      [{ citizens: 100, peers: 0 }, [5, 0], [4, 0], [3, 0], [2, 0], [1, 0]],
      [100_000, 60_000, 60_000, 25_000, 25_000],
    ],
    [
      'the same total shares the better place',
      [{ citizens: 100, peers: 0 }, [5, 0], [5, 0], [1, 0]],
      [100_000, 100_000, 25_000],
    ],
    [
      'who has nothing stands last, however few are before',
      [{ citizens: 100, peers: 0 }, [5, 0], [0, 0], [0, 0]],
      [100_000, 25_000, 25_000],
    ],
    ['citizens and peers count each by themselves', [{}, [5, 1], [4, 2]], [70_000 + 7_500, 17_500 + 30_000]],
    ['a side on which nobody invested gives nothing', [{}, [5, 0], [4, 0]], [70_000, 17_500]],
    ['nobody invested at all', [{}, [0, 0], [0, 0]], [0, 0]],
    ['never more than the cap', [{ cap: 8, citizens: 100, peers: 0 }, [5, 0]], [80_000]],
  ])('%s', (_case, given, points) => {
    expect(pointsIn(marketOf(...given))).toEqual(points);
  });
});

describe('what a market gives by share', () => {
  test.each<[string, Parameters<typeof marketOf>, number[]]>([
    [
      'the largest total gets the cap, others their part of it',
      [{ by: 'share', citizens: 100, peers: 0 }, [8, 0], [2, 0]],
      [100_000, 25_000],
    ],
    [
      'half up to four decimals',
      [{ by: 'share', citizens: 100, peers: 0 }, [3, 0], [1, 0], [2, 0]],
      [100_000, 33_333, 66_667],
    ],
    ['weighted', [{ by: 'share' }, [4, 1], [2, 2]], [70_000 + 15_000, 35_000 + 30_000]],
    ['nobody invested', [{ by: 'share' }, [0, 0]], [0]],
  ])('%s', (_case, given, points) => {
    expect(pointsIn(marketOf(...given))).toEqual(points);
  });
});

test('a team without a page gets nothing, and changes nothing for others', () => {
  const counting = countMarket(marketOf({}, [5, 1], [4, 2]));
  expect(counting.ofTeam(9)).toMatchObject({ icNo: null, points: 0 });
});

describe('a result in which a market counts', () => {
  const market = marketOf({ citizens: 100, peers: 0 }, [1, 0], [5, 0]);
  const teams = [teamOf(1, [80, 80, 80, 80, 80], { bonus: 2 }), teamOf(2, [78, 78, 78, 78, 78])];
  const ranked = rank(inputsOf(teams, { market }), rulesOf());
  const of = (teamNo: number) => ranked.teams.find((team) => team.teamNo === teamNo);

  test('the evaluators give what the market leaves of the hundred, bonus and market are added', () => {
    // 80 × 90 % + 2 + 2.5, 78 × 90 % + 10
    expect(of(1)).toMatchObject({ average: '80.0000', bonus: '2.0000', final: '76.5000' });
    expect(of(2)).toMatchObject({
      ...{ final: '80.2000', rank: 1 },
      market: {
        icNo: 2,
        citizens: { total: 5 * million, place: 1, points: '10.0000' },
        peers: { total: 0, place: null, points: '0.0000' },
        ...{ points: '10.0000', judged: '70.2000' },
      },
    });
  });

  test('the cut line asks the evaluators’ average alone', () => {
    const low = [teamOf(1, [59, 59, 59, 59, 59], { bonus: 3 }), teamOf(2, [60, 60, 60, 60, 60])];
    const { teams } = rank(inputsOf(low, { market: marketOf({}, [5, 5], [0, 0]) }), rulesOf());
    expect(teams.map(({ teamNo, decision }) => [teamNo, decision])).toEqual([
      [2, 'selected'],
      [1, 'cut'],
    ]);
  });

  test('the same final is told apart by criteria, never by the market', () => {
    // 80 × 90 % + 2.5 = 74.5 = 72.5 × 90 % + 9.25
    const same = [teamOf(1, [80]), teamOf(2, [72.5])];
    const rules = rulesOf({ minSheets: 1 });
    const { teams } = rank(
      inputsOf(same, {
        market: marketOf(
          {
            citizens: 100,
            peers: 0,
            bands: [
              { upTo: 50, points: 9.5 },
              { upTo: 100, points: 2.5 },
            ],
          },
          [1, 0],
          [5, 0],
        ),
      }),
      rules,
    );
    expect(teams.map(({ teamNo, final }) => [teamNo, final])).toEqual([
      [2, '74.7500'],
      [1, '74.5000'],
    ]);
    const tied = rank(
      inputsOf([teamOf(1, [80]), teamOf(2, [75])], {
        market: marketOf(
          {
            citizens: 100,
            peers: 0,
            bands: [
              { upTo: 50, points: 7 },
              { upTo: 100, points: 2.5 },
            ],
          },
          [1, 0],
          [5, 0],
        ),
      }),
      rules,
    );
    expect(tied.teams.map(({ teamNo, final, tie }) => [teamNo, final, tie?.by])).toEqual([
      [1, '74.5000', 'criterion'],
      [2, '74.5000', 'criterion'],
    ]);
  });

  test('whoever has no sheet has no final, whatever the market gives', () => {
    const { teams } = rank(inputsOf([teamOf(1, []), teamOf(2, [80])], { market }), rulesOf());
    expect(teams.at(-1)).toMatchObject({
      ...{ teamNo: 1, rank: null, final: null, decision: 'cut' },
      market: { points: '2.5000', judged: null },
    });
  });
});
