import type { CountingRules } from '@chulbal/contract/exhibition/exhibition';
import type { CountedMarket, ResultInputs, ResultRules } from '@chulbal/contract/results/shapes';

export const fourCriteria = [
  { code: 'problem', points: 25 },
  { code: 'feasibility', points: 30 },
  { code: 'growth', points: 25 },
  { code: 'team', points: 20 },
];

/** Rules by which everything is on; `change` edits them. */
export function rulesOf(change: Partial<ResultRules> = {}): ResultRules {
  return {
    trim: { on: true, from: 5 },
    minSheets: 5,
    bonus: { on: true, max: 3 },
    cutLine: 60,
    tieOrder: ['feasibility', 'team', 'problem', 'growth'],
    select: { kind: 'count', count: 3 },
    quotas: [],
    backfill: true,
    reserves: null,
    ...change,
  };
}

/** A team whose sheets have these totals, spread over the four criteria; evaluators are 1, 2, 3 … */
export function teamOf(
  teamNo: number,
  totals: readonly number[],
  more: { region?: string | null; bonus?: number } = {},
): ResultInputs['teams'][number] {
  const { region = 'capital', bonus = 0 } = more;
  return {
    teamNo,
    region,
    bonus,
    sheets: totals.map((total, place) => ({ evaluatorId: place + 1, scores: scoresOf(total) })),
  };
}

/** Scores that sum to `total`, as even as half points allow. */
export function scoresOf(total: number): Record<string, number> {
  const scores: Record<string, number> = {};
  let left = total;
  for (const [place, { code, points }] of fourCriteria.entries()) {
    const isLast = place === fourCriteria.length - 1;
    scores[code] = isLast ? left : Math.floor((total * points) / 50) / 2;
    left -= scores[code];
  }
  return scores;
}

export function inputsOf(teams: ResultInputs['teams'], change: Partial<ResultInputs> = {}): ResultInputs {
  return {
    stage: { year: 2026, trackNo: 3, stageNo: 2, rulesVersion: 1 },
    criteria: fourCriteria,
    regions: ['capital', 'chungcheong', 'southeast'],
    teams,
    tieDecisions: [],
    withdrawn: [],
    ...change,
  };
}

/** A revealed market that counts by these rules. */
export function countingOf(rules: CountingRules, companies: CountedMarket['companies']): CountedMarket {
  return { igNo: 7, planVersion: 2, sha256: 'c'.repeat(64), rules, companies };
}
