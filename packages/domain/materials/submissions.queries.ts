import type { Selectable } from 'kysely';
import type { Db } from '../db.ts';
import type { SlotFile } from './rules.ts';
import type { MaterialSubmissionsTable } from './tables.ts';

export type MaterialSubmission = Selectable<MaterialSubmissionsTable>;

type OfTeam = { teamNo: number; stageNo: number };

/** Everything a team has handed in for a stage, the first version first. */
export async function listVersions(db: Db, { teamNo, stageNo }: OfTeam): Promise<MaterialSubmission[]> {
  return db.sql
    .selectFrom('materialSubmissions')
    .selectAll()
    .where('teamNo', '=', teamNo)
    .where('stageNo', '=', stageNo)
    .orderBy('version')
    .execute();
}

/** The version that counts of each team, or of one, by team. */
export async function lastVersions(
  db: Db,
  { trackNo, stageNo, teamNo }: { trackNo: number; stageNo: number; teamNo?: number | undefined },
): Promise<Map<number, MaterialSubmission>> {
  const rows = await db.sql
    .selectFrom('materialSubmissions')
    .selectAll()
    .distinctOn('teamNo')
    .where('trackNo', '=', trackNo)
    .where('stageNo', '=', stageNo)
    .$if(teamNo !== undefined, (query) => query.where('teamNo', '=', teamNo ?? 0))
    .orderBy('teamNo')
    .orderBy('version', 'desc')
    .execute();
  return new Map(rows.map((row) => [row.teamNo, row]));
}

/** What stands in the slots of a team, or is just being uploaded into them. */
export async function listSlotFiles(db: Db, { teamNo, stageNo }: OfTeam): Promise<SlotFile[]> {
  const rows = await db.sql
    .selectFrom('files')
    .select(['slot', 'serverFileName', 'name', 'size', 'sha256', 'status', 'startedAt', 'storedAt'])
    .where('teamNo', '=', teamNo)
    .where('stageNo', '=', stageNo)
    .where('status', '<>', 'removed')
    .orderBy('startedAt')
    .orderBy('serverFileName')
    .execute();
  return rows.map((row) => ({ ...row, status: row.status === 'uploading' ? 'uploading' : 'stored' }));
}
