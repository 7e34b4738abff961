import { sql } from 'kysely';
import type { Db } from '../../db.ts';

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

/** Voids the sheets of many pairs of a stage with one reason, by two statements; those without a sheet are passed over. */
export async function voidSheets(
  tx: Db,
  asked: {
    trackNo: number;
    stageNo: number;
    pairs: readonly { evaluatorId: number; teamNo: number }[];
    reason: string;
    now: Date;
  },
): Promise<void> {
  const { trackNo, stageNo, pairs, reason, now } = asked;
  const { rows } = await sql<{ id: string }>`
    update sheets as s set voided_at = ${now}::timestamptz, void_reason = ${reason}, version = s.version + 1
    from jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as g("evaluatorId" bigint, "teamNo" bigint)
    where s.track_no = ${trackNo} and s.stage_no = ${stageNo} and s.evaluator_id = g."evaluatorId"
      and s.team_no = g."teamNo" and s.voided_at is null
    returning s.id`.execute(tx.sql);
  await keepVersions(tx, { sheetIds: rows.map(({ id }) => Number(id)), now });
}

/**
 * Counts sheets again that were voided at this very time: a plan had taken their teams from the evaluators and gives them
 * back. Others stay void.
 */
export async function restoreSheets(
  tx: Db,
  asked: {
    trackNo: number;
    stageNo: number;
    pairs: readonly { evaluatorId: number; teamNo: number; voidedAt: Date }[];
    now: Date;
  },
): Promise<void> {
  const { trackNo, stageNo, pairs, now } = asked;
  const { rows } = await sql<{ id: string }>`
    update sheets as s set voided_at = null, void_reason = null, version = s.version + 1
    from jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb)
      as g("evaluatorId" bigint, "teamNo" bigint, "voidedAt" timestamptz)
    where s.track_no = ${trackNo} and s.stage_no = ${stageNo} and s.evaluator_id = g."evaluatorId"
      and s.team_no = g."teamNo" and s.voided_at = g."voidedAt"
    returning s.id`.execute(tx.sql);
  await keepVersions(tx, { sheetIds: rows.map(({ id }) => Number(id)), now });
}

/** Keeps the sheet as it stands in this transaction as the version it has now. */
export async function keepVersion(tx: Db, { sheetId, now }: { sheetId: number; now: Date }): Promise<void> {
  await keepVersions(tx, { sheetIds: [sheetId], now });
}

/** The same for many sheets, in one statement. */
export async function keepVersions(
  tx: Db,
  { sheetIds, now }: { sheetIds: readonly number[]; now: Date },
): Promise<void> {
  if (sheetIds.length === 0) return;
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
        .where('id', 'in', sheetIds),
    )
    .execute();
}
