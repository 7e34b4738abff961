import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Assignments come from the seats of a plan, which refer to evaluators and teams. Referring to them once more held every
 * team and account of a stage while panels were published, made whoever submitted or logged in wait, and took more than
 * half of the time that 10,500 assignments take.
 */
export const assignmentsByPlan: Migration = {
  async up(db) {
    for (const name of ['evaluator_id', 'team_no', 'panel_id']) {
      await sql.raw(`alter table assignments drop constraint assignments_${name}_fkey`).execute(db);
    }
  },
};
