import type { MyResultView } from '@chulbal/contract/announcements/announcements';
import type { Objection } from '@chulbal/contract/announcements/objections';
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

/** The newest version of a stage's result that was finalised after an appeal was decided; null while there is none. */
export async function versionSince(
  db: Db,
  { trackNo, stageNo, decidedAt }: { trackNo: number; stageNo: number; decidedAt: Date },
): Promise<Objection['since']> {
  const row = await db.sql
    .selectFrom('resultVersions as v')
    .select('v.version')
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('announcements as a')
            .select('a.id')
            .whereRef('a.trackNo', '=', 'v.trackNo')
            .whereRef('a.stageNo', '=', 'v.stageNo')
            .whereRef('a.resultVersion', '=', 'v.version')
            .where('a.state', '=', 'released'),
        )
        .as('announced'),
    )
    .where('v.trackNo', '=', trackNo)
    .where('v.stageNo', '=', stageNo)
    .where('v.finalisedAt', '>', decidedAt)
    .orderBy('v.version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? { version: row.version, announced: Boolean(row.announced) } : null;
}
