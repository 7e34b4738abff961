import type { OwnFigures } from '@chulbal/contract/evaluation/views';
import type { Criterion } from './scores.rules.ts';
import type { Scores } from './tables.ts';

const BIN = 5;
const BINS = 20;

type Submitted = { scores: Scores; total: number };

/**
 * One evaluator's own submitted sheets in figures: mean, standard deviation (of all, not of a sample), extremes, how
 * many lie below the cut line, totals by steps of five, means of criteria. Null where nothing is submitted.
 */
export function figuresOf(
  sheets: readonly Submitted[],
  rubric: readonly Pick<Criterion, 'code'>[],
  cutLine: number | null,
): OwnFigures | null {
  if (sheets.length === 0) return null;
  const totals = sheets.map(({ total }) => total);
  const mean = meanOf(totals);
  const variance = meanOf(totals.map((total) => (total - mean) ** 2));
  const bins = Array.from({ length: BINS }, (_, place) => ({ from: place * BIN, count: 0 }));
  for (const total of totals) {
    const bin = bins[Math.min(BINS - 1, Math.max(0, Math.floor(total / BIN)))];
    if (bin) bin.count += 1;
  }
  return {
    sheets: sheets.length,
    mean: toOneDecimal(mean),
    deviation: toOneDecimal(Math.sqrt(variance)),
    highest: Math.max(...totals),
    lowest: Math.min(...totals),
    belowCut: cutLine === null ? null : totals.filter((total) => total < cutLine).length,
    bins,
    criteria: rubric.map(({ code }) => ({
      code,
      mean: toOneDecimal(meanOf(sheets.map(({ scores }) => scores[code] ?? 0))),
    })),
  };
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Half up; the small addition makes up for what a binary fraction lacks (70.75 is stored a little less). */
function toOneDecimal(value: number): number {
  return Math.floor(value * 10 + 0.5 + 1e-9) / 10;
}
