import type { ResultRules } from '../results/shapes.ts';
import type { SheetNeeds } from './sheet-needs.ts';

export function needsOf({ minSheets, trim }: Pick<ResultRules, 'minSheets' | 'trim'>): SheetNeeds {
  return { minSheets, trimFrom: trim.on ? trim.from : null };
}

/**
 * What panels of this size can never meet, for every member of a panel gives a team one sheet at most: `minSheets`
 * (every team would need a waiver before the result is final), `trim` (nothing would ever be dropped).
 */
export function unmetBy(panelSize: number, { minSheets, trimFrom }: SheetNeeds): ('minSheets' | 'trim')[] {
  return [
    ...(minSheets > panelSize ? (['minSheets'] as const) : []),
    ...(trimFrom !== null && trimFrom > panelSize ? (['trim'] as const) : []),
  ];
}
