import type { OperatorActor } from '../../actor.ts';
import type { Db } from '../../db.ts';
import { json } from '../../json.ts';
import type { Application } from '../places.queries.ts';
import type { BulkActKind, BulkChanges } from '../tables.ts';

/** Keeps what a bulk act changed, to undo it by; gives its number. Null where nothing changed. */
export async function keepBulkAct(
  tx: Db,
  actor: OperatorActor,
  act: { kind: BulkActKind; changed: readonly Application[]; changes: BulkChanges; now: Date },
): Promise<number | null> {
  const [first] = act.changed;
  if (!first) return null;
  const { id } = await tx.sql
    .insertInto('bulkActs')
    .values({
      seasonId: first.seasonId,
      kind: act.kind,
      doneBy: actor.operatorId,
      doneAt: act.now,
      teams: act.changed.length,
      teamNo: first.teamNo,
      changes: json(act.changes),
      undoneBy: null,
      undoneAt: null,
      leftAlone: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
