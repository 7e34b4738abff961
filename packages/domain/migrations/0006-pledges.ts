import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Pledges of evaluators: texts by version, and what was answered. */
export const pledges: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements: string[] = [];
