import type { ToldEligibility } from '@chulbal/contract/applications';
import type { Db } from '../db.ts';

/** What was decided about the eligibility of a team and holds; null where nothing was. */
export async function findToldEligibility(db: Db, teamNo: number): Promise<ToldEligibility | null> {
  const row = await db.sql
    .selectFrom('eligibilityDecisions')
    .select(['decision', 'reason', 'until', 'decidedAt'])
    .where('teamNo', '=', teamNo)
    .where('endedAt', 'is', null)
    .executeTakeFirst();
  return row
    ? { ...row, until: row.until?.toISOString() ?? null, decidedAt: row.decidedAt.toISOString() }
    : null;
}
