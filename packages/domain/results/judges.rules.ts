import type { Judge } from '@chulbal/contract/results/judges';

/** A valid sheet as statistics see it; nothing of this touches the official result, so plain numbers do. */
export type Judged = { evaluatorId: number; teamNo: number; total: number; seconds: number };

export type JudgeFigures = Pick<
  Judge,
  'mean' | 'severity' | 'spread' | 'agreement' | 'outliers' | 'medianSeconds' | 'flags'
>;

/** A difference to the panel of more than so many points stands out. */
const SEVERE = 3;
/** So many standard deviations off is an outlier. */
const OUTLYING = 2.5;
/** Less than this part of the usual spread is giving almost everybody the same. */
const FLAT = 0.5;
const DISAGREES = 0.2;
/** What sums of fractions may be off: a coefficient of exactly 0.2 does not disagree. */
const ROUNDING = 1e-9;
/** Below so many sheets nothing is said to stand out. */
const FEW = 5;

/** How every evaluator judges beside the others of their panel: see `judge` of the contract. */
export function judgeFigures(sheets: readonly Judged[]): Map<number, JudgeFigures> {
  const byTeam = Map.groupBy(sheets, ({ teamNo }) => teamNo);
  const compared = sheets.flatMap((sheet) => {
    const others = (byTeam.get(sheet.teamNo) ?? []).filter((one) => one.evaluatorId !== sheet.evaluatorId);
    return others.length === 0 ? [] : [{ ...sheet, others: meanOf(others.map(({ total }) => total)) }];
  });
  const severities = new Map(
    [...Map.groupBy(compared, ({ evaluatorId }) => evaluatorId)].map(([id, own]) => [
      id,
      meanOf(own.map(({ total, others }) => total - others)),
    ]),
  );
  const restOf = ({ evaluatorId, total, others }: (typeof compared)[number]) =>
    total - others - (severities.get(evaluatorId) ?? 0);
  const usual = deviationOf(compared.map(restOf));
  const byEvaluator = Map.groupBy(sheets, ({ evaluatorId }) => evaluatorId);
  const spreads = new Map(
    [...byEvaluator].map(([id, own]) => [id, deviationOf(own.map(({ total }) => total))]),
  );
  const usualSpread = medianOf([...spreads.values()]) ?? 0;
  return new Map(
    [...byEvaluator].map(([id, own]) => {
      const beside = compared.filter(({ evaluatorId }) => evaluatorId === id);
      const severity = severities.get(id) ?? null;
      const spread = own.length < 2 ? null : (spreads.get(id) ?? null);
      const agreement = spearman(beside.map(({ total, others }) => [total, others]));
      const flags: Judge['flags'] = [];
      if (own.length >= FEW) {
        if (severity !== null && severity < -SEVERE) flags.push('severe');
        if (severity !== null && severity > SEVERE) flags.push('lenient');
        if (spread !== null && spread < usualSpread * FLAT) flags.push('flat');
        if (agreement !== null && agreement < DISAGREES - ROUNDING) flags.push('disagrees');
      }
      const figures: JudgeFigures = {
        mean: shown(meanOf(own.map(({ total }) => total))),
        severity: severity === null ? null : shown(severity),
        spread: spread === null ? null : shown(spread),
        agreement: agreement === null ? null : shown(agreement),
        outliers: beside
          .filter((sheet) => usual > 0 && Math.abs(restOf(sheet)) > OUTLYING * usual)
          .map(({ teamNo, total, others }) => ({ teamNo, total, others: shown(others) })),
        medianSeconds: medianOf(own.map(({ seconds }) => seconds)),
        flags,
      };
      return [id, figures];
    }),
  );
}

/**
 * Where teams would stand if all evaluators had the same mean and spread: the mean of the standard scores of a
 * team's sheets, best first; equal ones share a rank. Who gives everybody the same says nothing: 0.
 */
export function standardised(sheets: readonly Judged[]): { teamNo: number; z: number; rank: number }[] {
  const scales = new Map(
    [...Map.groupBy(sheets, ({ evaluatorId }) => evaluatorId)].map(([id, own]) => {
      const totals = own.map(({ total }) => total);
      return [id, { mean: meanOf(totals), spread: deviationOf(totals) }];
    }),
  );
  const teams = [...Map.groupBy(sheets, ({ teamNo }) => teamNo)].map(([teamNo, own]) => {
    const scores = own.map(({ evaluatorId, total }) => {
      const { mean, spread } = scales.get(evaluatorId) ?? { mean: 0, spread: 0 };
      return spread === 0 ? 0 : (total - mean) / spread;
    });
    return { teamNo, z: Math.round(meanOf(scores) * 1_000) / 1_000 + 0 };
  });
  teams.sort((a, b) => b.z - a.z || a.teamNo - b.teamNo);
  return teams.map((team) => ({ ...team, rank: teams.findIndex(({ z }) => z === team.z) + 1 }));
}

/**
 * Spearman's rank correlation: Pearson's of the ranks, equal values sharing the mean of theirs. Null below three
 * pairs, or where one side is all equal.
 */
export function spearman(pairs: readonly (readonly [number, number])[]): number | null {
  if (pairs.length < 3) return null;
  const a = ranksOf(pairs.map(([own]) => own));
  const b = ranksOf(pairs.map(([, others]) => others));
  const [meanA, meanB] = [meanOf(a), meanOf(b)];
  const both = meanOf(a.map((rank, place) => (rank - meanA) * ((b[place] ?? 0) - meanB)));
  const spread = deviationOf(a) * deviationOf(b);
  return spread === 0 ? null : both / spread;
}

function ranksOf(list: readonly number[]): number[] {
  const sorted = [...list].sort((a, b) => a - b);
  return list.map((value) => (sorted.indexOf(value) + sorted.lastIndexOf(value)) / 2 + 1);
}

function meanOf(list: readonly number[]): number {
  return list.reduce((sum, value) => sum + value, 0) / list.length;
}

/** Of the whole list: divided by its length. */
function deviationOf(list: readonly number[]): number {
  if (list.length === 0) return 0;
  const mean = meanOf(list);
  return Math.sqrt(meanOf(list.map((value) => (value - mean) ** 2)));
}

function medianOf(list: readonly number[]): number | null {
  const sorted = [...list].sort((a, b) => a - b);
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}

/** Two decimals; never minus zero. */
function shown(value: number): number {
  return Math.round(value * 100) / 100 + 0;
}
