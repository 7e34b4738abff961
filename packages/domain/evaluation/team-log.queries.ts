import { teamObject } from '../applications/work.queries.ts';
import type { Db } from '../db.ts';

/** A team as the audit log names it. */
export async function teamLog(db: Db, teamNo: number) {
  const row = await db.sql
    .selectFrom('applications')
    .select(['teamNo', 'number', 'teamName'])
    .where('teamNo', '=', teamNo)
    .executeTakeFirstOrThrow();
  return teamObject(row);
}
