import type { MyResultView } from '@chulbal/contract/announcements';
import type { Db } from '../db.ts';

/** The appeal that a team has made in a stage, or null. */
export async function getOwnAppeal(
  db: Db,
  { teamNo, trackNo, stageNo }: { teamNo: number; trackNo: number; stageNo: number },
): Promise<NonNullable<MyResultView['appeal']>['made']> {
  const row = await db.sql
    .selectFrom('appeals')
    .selectAll()
    .where('teamNo', '=', teamNo)
    .where('trackNo', '=', trackNo)
    .where('stageNo', '=', stageNo)
    .executeTakeFirst();
  if (!row) return null;
  return {
    text: db.vault.open(row.textSealed),
    madeAt: row.madeAt.toISOString(),
    state: row.state,
    answer: row.answer,
  };
}
