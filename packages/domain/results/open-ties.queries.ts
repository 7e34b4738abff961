import type { Db } from '../db.ts';
import { countSubmitted } from '../evaluation/sheets.queries.ts';
import { getResultFacts } from './facts.queries.ts';
import type { Stage } from './final/queries.ts';
import { rank } from './ranking.rules.ts';

/** How many undecided ties go across a line of a stage as it stands. Throws notFound. */
export async function countOpenTies(db: Db, { trackNo, stageNo }: Stage): Promise<number> {
  const of = { trackNo, stageNo };
  if ((await countSubmitted(db, of)).size === 0) return 0;
  const { inputs, rules } = await getResultFacts(db, of);
  return rank(inputs, rules).openTies.length;
}
