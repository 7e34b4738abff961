import type { Selectable } from 'kysely';
import type { Db } from '../db.ts';
import type { AssignmentsTable } from './tables.ts';

export type Assignment = Selectable<AssignmentsTable>;
export type Stage = { trackNo: number; stageNo: number };

/** The teams that an evaluator judges or judged in a stage, whatever became of it, by team. */
export async function listAssignments(
  db: Db,
  { evaluatorId, trackNo, stageNo }: Stage & { evaluatorId: number },
): Promise<Assignment[]> {
  return db.sql
    .selectFrom('assignments')
    .selectAll()
    .where('evaluatorId', '=', evaluatorId)
    .where('trackNo', '=', trackNo)
    .where('stageNo', '=', stageNo)
    .orderBy('teamNo')
    .execute();
}

/** Whether and how an evaluator judges a team in a stage; null when it was never given to them. */
export async function findAssignment(
  db: Db,
  { evaluatorId, trackNo, stageNo, teamNo }: Stage & { evaluatorId: number; teamNo: number },
): Promise<Assignment | null> {
  const row = await db.sql
    .selectFrom('assignments')
    .selectAll()
    .where('evaluatorId', '=', evaluatorId)
    .where('trackNo', '=', trackNo)
    .where('stageNo', '=', stageNo)
    .where('teamNo', '=', teamNo)
    .executeTakeFirst();
  return row ?? null;
}

/** Everything of a stage, by team and evaluator. */
export async function listStageAssignments(db: Db, { trackNo, stageNo }: Stage): Promise<Assignment[]> {
  return db.sql
    .selectFrom('assignments')
    .selectAll()
    .where('trackNo', '=', trackNo)
    .where('stageNo', '=', stageNo)
    .orderBy('teamNo')
    .orderBy('evaluatorId')
    .execute();
}
