import type { Ranking } from '@chulbal/contract/results/shapes';
import type { Selectable } from 'kysely';
import type { Db } from '../../db.ts';
import { fault } from '../../fault.ts';
import type { Tables } from '../../tables.ts';
import { type FinalTeam, finalTeamsOf } from './rules.ts';

export type Stage = { trackNo: number; stageNo: number };

/** The newest finalised result of a stage, or null while there is none. Announced or not, it does not say. */
export async function latestResult(
  db: Db,
  stage: Stage,
): Promise<{ version: number; finalisedAt: Date; ranking: FinalTeam[] } | null> {
  const row = await findVersion(db, stage);
  if (!row) return null;
  const ranking = finalTeamsOf(JSON.parse(row.ranking) as Ranking);
  return { version: row.version, finalisedAt: row.finalisedAt, ranking };
}

/** A finalised version as it was frozen, the newest where none is named; null when there is none. */
export async function findVersion(
  db: Db,
  { trackNo, stageNo, version }: Stage & { version?: number },
): Promise<Selectable<Tables['resultVersions']> | null> {
  const row = await db.sql
    .selectFrom('resultVersions')
    .selectAll()
    .where('trackNo', '=', trackNo)
    .where('stageNo', '=', stageNo)
    .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0))
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** When the sheets were read that a version counts: a team's withdrawal reads none anew. Throws notFound. */
export async function countedAt(
  db: Db,
  { trackNo, stageNo, version }: Stage & { version: number },
): Promise<Date> {
  const row = await db.sql
    .selectFrom('resultVersions')
    .select('finalisedAt')
    .where('trackNo', '=', trackNo)
    .where('stageNo', '=', stageNo)
    .where('version', '<=', version)
    .where('kind', '=', 'calculation')
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) throw fault('notFound');
  return row.finalisedAt;
}
