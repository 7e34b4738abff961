import type { ResultInputs, ResultRules } from '@chulbal/contract/results/shapes';
import type { Counting, TeamMarket } from './market-points.rules.ts';
import { meanOf, type Points, pointsOf, sumOf, varianceOf } from './points.rules.ts';

export type InputTeam = ResultInputs['teams'][number];

/** A sheet as it counts: its total, and whether it was dropped. */
export type CountedSheet = { evaluatorId: number; total: Points; dropped: 'highest' | 'lowest' | null };

/** What a team's sheets come to. Without a valid sheet there is no average. */
export type Standing = {
  teamNo: number;
  region: string | null;
  /** By number of the evaluator. */
  sheets: CountedSheet[];
  trimmed: boolean;
  average: Points | null;
  /** By code, over all valid sheets; so is the variance of the totals. */
  criterionAverages: Record<string, Points>;
  variance: Points | null;
  bonus: Points;
  /** Where the market counts: what it gives, and what the average comes to beside it. */
  market: { own: TeamMarket; judged: Points | null } | null;
  final: Points | null;
  /** At or above the cut line: the evaluators' average, before bonus and market. */
  eligible: boolean;
};

/**
 * A team's average under these rules: whole sheets are dropped by total, one highest and one lowest, where at least
 * `trim.from` are valid; of several equal extremes one. Rounded half up to four decimals, and that is what the cut
 * line and the ranking compare.
 */
export function standingOf(
  { teamNo, region, bonus, sheets }: InputTeam,
  criteria: ResultInputs['criteria'],
  rules: Pick<ResultRules, 'trim' | 'bonus' | 'cutLine'>,
  counting: Counting | null = null,
): Standing {
  const rows = sheets
    .map(({ evaluatorId, scores }) => {
      const points = criteria.map(({ code }) => pointsOf(scores[code] ?? 0));
      return { evaluatorId, points, total: sumOf(points) };
    })
    .sort((a, b) => a.evaluatorId - b.evaluatorId);
  const counted = trimmed(rows, rules.trim);
  const given = pointsOf(Math.min(bonus, rules.bonus.on ? rules.bonus.max : 0));
  const kept = counted.filter(({ dropped }) => dropped === null).map(({ total }) => total);
  const own = counting?.ofTeam(teamNo);
  if (kept.length === 0) {
    const nothing = { average: null, criterionAverages: {}, variance: null, final: null };
    const market = own ? { own, judged: null } : null;
    return { teamNo, region, sheets: [], trimmed: false, ...nothing, bonus: given, market, eligible: false };
  }
  const average = meanOf(kept);
  const market = counting && own ? { own, judged: counting.judged(average) } : null;
  return {
    teamNo,
    region,
    sheets: counted,
    trimmed: kept.length < counted.length,
    average,
    criterionAverages: Object.fromEntries(
      criteria.map(({ code }, place) => [code, meanOf(rows.map(({ points }) => points[place] ?? 0))]),
    ),
    variance: varianceOf(rows.map(({ total }) => total)),
    bonus: given,
    market,
    final: (market ? market.judged + market.own.points : average) + given,
    eligible: average >= pointsOf(rules.cutLine),
  };
}

/** Marks what is dropped. Which of several equal sheets is marked changes no figure; the lowest and highest number are. */
function trimmed(
  totals: readonly { evaluatorId: number; total: Points }[],
  { on, from }: ResultRules['trim'],
): CountedSheet[] {
  const byTotal = [...totals].sort((a, b) => a.total - b.total || a.evaluatorId - b.evaluatorId);
  const drops = on && totals.length >= from;
  const lowest = drops ? byTotal[0] : undefined;
  const highest = drops ? byTotal.at(-1) : undefined;
  return totals.map((sheet) => ({
    evaluatorId: sheet.evaluatorId,
    total: sheet.total,
    dropped: sheet === lowest ? 'lowest' : sheet === highest ? 'highest' : null,
  }));
}
