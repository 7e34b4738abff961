import type { AffiliationSchool } from '@chulbal/contract/evaluators/evaluators';
import type { Db } from '../db.ts';
import { listSchoolsByKey } from '../schools/queries.ts';
import { schoolsMeant } from './list.rules.ts';

/** Schools that a line about where somebody belongs may mean, whole names first. */
export async function findAffiliationSchools(
  db: Db,
  { affiliation }: { affiliation: string },
): Promise<AffiliationSchool[]> {
  return schoolsMeant(affiliation, await listSchoolsByKey(db, [affiliation]));
}
