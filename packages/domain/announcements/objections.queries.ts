import type { MyResultView } from '@chulbal/contract/announcements';
import type { Db } from '../db.ts';

/** The appeals that a team has made in a stage, the newest first. */
export async function listOwnAppeals(
  db: Db,
  { teamNo, trackNo, stageNo }: { teamNo: number; trackNo: number; stageNo: number },
): Promise<(NonNullable<MyResultView['appeal']>['made'][number] & { announcementId: number })[]> {
  const rows = await db.sql
    .selectFrom('appeals')
    .selectAll()
    .where('teamNo', '=', teamNo)
    .where('trackNo', '=', trackNo)
    .where('stageNo', '=', stageNo)
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({
    announcementId: row.announcementId,
    text: db.vault.open(row.textSealed),
    madeAt: row.madeAt.toISOString(),
    state: row.state,
    answer: row.answer,
  }));
}
