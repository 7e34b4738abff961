import { sql } from 'kysely';
import type { Db } from '../db.ts';
import type { OwnStageRef, StageRef } from './stage.queries.ts';

/**
 * Gives every assigned team of a stage its number, where this evaluator has one without: once, in an order that says
 * nothing about the teams. Numbers stay for good, so later teams get the next ones.
 */
export async function numberTargets(db: Db, ref: OwnStageRef): Promise<void> {
  const missing = await unnumbered(db, ref).where('a.evaluatorId', '=', ref.evaluatorId).limit(1).execute();
  if (missing.length === 0) return;
  await db.transaction(async (tx) => {
    const { trackNo, stageNo } = ref;
    await lockNumbers(tx, ref);
    const teams = await unnumbered(tx, ref).execute();
    if (teams.length === 0) return;
    const last = await tx.sql
      .selectFrom('targets')
      .select(({ fn }) => fn.max('targetNo').as('targetNo'))
      .where('trackNo', '=', trackNo)
      .where('stageNo', '=', stageNo)
      .executeTakeFirst();
    const mark = (teamNo: number) => tx.vault.index(`target ${trackNo} ${stageNo} ${teamNo}`);
    const ordered = teams
      .map(({ teamNo }) => ({ teamNo, mark: mark(teamNo) }))
      .sort((a, b) => (a.mark < b.mark ? -1 : 1));
    const from = Number(last?.targetNo ?? 0) + 1;
    await tx.sql
      .insertInto('targets')
      .values(ordered.map(({ teamNo }, place) => ({ trackNo, stageNo, teamNo, targetNo: from + place })))
      .execute();
  });
}

function unnumbered(db: Db, { trackNo, stageNo }: StageRef) {
  return db.sql
    .selectFrom('assignments as a')
    .select('a.teamNo')
    .distinct()
    .where('a.trackNo', '=', trackNo)
    .where('a.stageNo', '=', stageNo)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('targets as t')
            .select('t.teamNo')
            .whereRef('t.trackNo', '=', 'a.trackNo')
            .whereRef('t.stageNo', '=', 'a.stageNo')
            .whereRef('t.teamNo', '=', 'a.teamNo'),
        ),
      ),
    );
}

async function lockNumbers(tx: Db, { trackNo, stageNo }: StageRef): Promise<void> {
  const key = `targets ${trackNo} ${stageNo}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx.sql);
}

/** Until the transaction ends, nothing else of this evaluator's in the stage is written: saving waits for signing. */
export async function lockOwnStage(tx: Db, { trackNo, stageNo, evaluatorId }: OwnStageRef): Promise<void> {
  const key = `sheets ${trackNo} ${stageNo} ${evaluatorId}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx.sql);
}
