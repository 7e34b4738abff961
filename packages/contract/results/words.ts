import { z } from 'zod';
import type { ResultDecision } from './shapes.ts';

/** What a team is told of its result: passed; not passed, but in reserve; not passed; that it has withdrawn. */
export const outcome = z.enum(['passed', 'reserve', 'failed', 'withdrawn']);
export type Outcome = z.output<typeof outcome>;

/**
 * What a ranked team is told, wherever it or anybody reads of it. `isGone`: its application does not stand any more.
 * Whoever left is told that, and never that it has not passed.
 */
export function outcomeOf({ decision, isGone }: { decision: ResultDecision; isGone: boolean }): Outcome {
  if (isGone || decision === 'withdrawn') return 'withdrawn';
  if (decision === 'selected') return 'passed';
  return decision === 'reserve' ? 'reserve' : 'failed';
}

/**
 * A place in the reserve with those among whom it counts: of one region where the rules keep places for regions, else
 * of all. A team of no region is ranked among its like.
 */
export const reservePlace = z.object({
  rank: z.number().int(),
  among: z.enum(['all', 'region', 'noRegion']),
  /** The region's name where it counts in one. */
  region: z.object({ ko: z.string(), en: z.string() }).nullable(),
});
export type ReservePlace = z.output<typeof reservePlace>;
