import type { Selectable } from 'kysely';
import type { Db } from '../db.ts';
import type { AssignmentsTable } from './tables.ts';

export type Assignment = Selectable<AssignmentsTable>;
export type Stage = { trackNo: number; stageNo: number };

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
