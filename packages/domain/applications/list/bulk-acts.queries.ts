import type { BulkAct } from '@chulbal/contract/applications/bulk-acts';
import type { OperatorActor } from '../../actor.ts';
import type { Db } from '../../db.ts';
import { undoVerdict } from './bulk-acts.rules.ts';
import { findListSeason } from './season.queries.ts';

/** As far back as anybody looks for what to undo; the whole is in the audit log. */
const SHOWN = 30;

/** What was done to many applications of a season at once, newest first, and whether it can be undone. Two queries. */
export async function listBulkActs(
  db: Db,
  _actor: OperatorActor,
  { year, now }: { year?: number | undefined; now: Date },
): Promise<BulkAct[]> {
  const season = await findListSeason(db, { year });
  if (!season) return [];
  const rows = await db.sql
    .selectFrom('bulkActs as b')
    .innerJoin('accounts as doer', 'doer.id', 'b.doneBy')
    .leftJoin('accounts as undoer', 'undoer.id', 'b.undoneBy')
    .leftJoin('applications as a', 'a.teamNo', 'b.teamNo')
    .select(['b.id', 'b.kind', 'b.doneAt', 'b.teams', 'b.undoneAt', 'b.leftAlone'])
    .select(['doer.name as doneBy', 'undoer.name as undoneBy', 'a.teamName'])
    .where('b.seasonId', '=', season.id)
    .orderBy('b.id', 'desc')
    .limit(SHOWN)
    .execute();
  return rows.map(({ id, kind, doneAt, doneBy, teams, teamName, undoneAt, undoneBy, leftAlone }) => ({
    actId: id,
    kind,
    doneAt: doneAt.toISOString(),
    doneBy,
    teams,
    teamName: teamName ?? '',
    undo: undoVerdict({ kind, doneAt, undoneAt }, now),
    undone:
      undoneAt && undoneBy !== null
        ? { at: undoneAt.toISOString(), by: undoneBy, leftAlone: leftAlone ?? 0 }
        : null,
  }));
}
