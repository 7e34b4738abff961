import { sql } from 'kysely';
import type { Db } from '../db.ts';

/**
 * Takes an evaluator's sheet about a team out of the count, whatever its state; what was written stays, with the
 * reason, as one more version. False where there is no sheet or it was voided already: the first reason stands.
 * The caller writes the audit entry.
 */
export async function voidSheet(
  tx: Db,
  asked: {
    trackNo: number;
    stageNo: number;
    evaluatorId: number;
    teamNo: number;
    reason: string;
    now: Date;
  },
): Promise<boolean> {
  const row = await tx.sql
    .updateTable('sheets')
    .set({ voidedAt: asked.now, voidReason: asked.reason, version: sql`version + 1` })
    .where('trackNo', '=', asked.trackNo)
    .where('stageNo', '=', asked.stageNo)
    .where('evaluatorId', '=', asked.evaluatorId)
    .where('teamNo', '=', asked.teamNo)
    .where('voidedAt', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!row) return false;
  await keepVersion(tx, { sheetId: row.id, now: asked.now });
  return true;
}

/**
 * Counts a sheet again that was voided at this very time: the team was taken from the evaluator by a plan and is theirs
 * again. False where there is none such.
 */
export async function restoreSheet(
  tx: Db,
  asked: { trackNo: number; stageNo: number; evaluatorId: number; teamNo: number; voidedAt: Date; now: Date },
): Promise<boolean> {
  const row = await tx.sql
    .updateTable('sheets')
    .set({ voidedAt: null, voidReason: null, version: sql`version + 1` })
    .where('trackNo', '=', asked.trackNo)
    .where('stageNo', '=', asked.stageNo)
    .where('evaluatorId', '=', asked.evaluatorId)
    .where('teamNo', '=', asked.teamNo)
    .where('voidedAt', '=', asked.voidedAt)
    .returning('id')
    .executeTakeFirst();
  if (!row) return false;
  await keepVersion(tx, { sheetId: row.id, now: asked.now });
  return true;
}

/** Keeps the sheet as it stands in this transaction as the version it has now. */
export async function keepVersion(tx: Db, { sheetId, now }: { sheetId: number; now: Date }): Promise<void> {
  await tx.sql
    .insertInto('sheetVersions')
    .columns([
      'sheetId',
      'version',
      'state',
      'scores',
      'notes',
      'commentTeam',
      'commentOperators',
      'total',
      'voidReason',
      'at',
    ])
    .expression((eb) =>
      eb
        .selectFrom('sheets')
        .select(['id', 'version', 'state', 'scores', 'notes', 'commentTeam', 'commentOperators', 'total'])
        .select(['voidReason', sql<Date>`${now}::timestamptz`.as('at')])
        .where('id', '=', sheetId),
    )
    .execute();
}
