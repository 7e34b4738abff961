import type { ResultInputs, ResultRules } from '@chulbal/contract/results/shapes';
import { pick, randomNumbers } from '@chulbal/demo/random';
import { rank } from '@chulbal/domain/results/ranking.rules';
import { takeSnapshot } from '@chulbal/domain/results/snapshot.rules';
import { fourCriteria, inputsOf, rulesOf } from '@chulbal/testing/result-cases';
import { type Figure, nLogN } from '../tools/figures/figure.ts';
import { median, quantile } from './rates.ts';

export const name = 'F-06 Ranking 1,500 applications of 7 sheets with quotas';

const SIZES = [150, 1_500, 15_000];
const ROUNDS = 30;
const regions = ['capital', 'chungcheong', 'daegyeong', 'honam', 'southeast'];

export async function run({ seed }: { seed: number }): Promise<Figure[]> {
  const times = SIZES.map((teams) => timesOf(inputs(teams, seed), rules(teams)));
  const [small = [], asked = []] = times;
  const frozen = inputs(1_500, seed);
  const freezing = measured(() => takeSnapshot(frozen, rules(1_500)));
  const [base = 1, few = 1] = [median(small), SIZES[0]];
  return [
    { what: '1,500 teams: median', value: median(asked), unit: 'ms' },
    { what: '1,500 teams: p95', value: quantile(asked, 0.95), unit: 'ms', atMost: 50 },
    { what: '1,500 teams, frozen with hash: median', value: median(freezing), unit: 'ms' },
    { what: '150 teams: median', value: base, unit: 'ms' },
    ...SIZES.slice(1).map((size, place): Figure => {
      const value = median(times[place + 1] ?? []) / base;
      return {
        what: `${size.toLocaleString('en-US')} teams cost`,
        value,
        unit: 'times that',
        atMost: nLogN(few, size),
      };
    }),
  ];
}

function timesOf(given: ResultInputs, by: ResultRules): number[] {
  return measured(() => rank(given, by));
}

/** Milliseconds of every round, after some to warm up. */
function measured(work: () => unknown): number[] {
  const times: number[] = [];
  for (let round = -5; round < ROUNDS; round += 1) {
    const began = performance.now();
    work();
    if (round >= 0) times.push(performance.now() - began);
  }
  return times;
}

/** Quotas for most of the places of a seventh of the teams. */
function rules(teams: number): ResultRules {
  const count = Math.floor(teams / 7);
  return rulesOf({
    select: { kind: 'count', count },
    quotas: regions.map((region, place) => ({ region, places: Math.floor(count / (place === 0 ? 3 : 8)) })),
  });
}

/** Seven evaluators of a panel, half points, every team in a region, some with a bonus. */
function inputs(teams: number, seed: number): ResultInputs {
  const random = randomNumbers(seed);
  return inputsOf(
    Array.from({ length: teams }, (_, place) => ({
      teamNo: place + 1,
      region: pick(random, regions),
      bonus: Math.floor(random() * 4),
      sheets: Array.from({ length: 7 }, (_, judge) => ({
        evaluatorId: Math.floor(place / 50) * 7 + judge + 1,
        scores: Object.fromEntries(
          fourCriteria.map(({ code, points }) => [code, points - Math.floor(random() * points) / 2]),
        ),
      })),
    })),
    { regions },
  );
}
