import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Evaluators: accounts of experts that operators invite. */
export const evaluators: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements: string[] = [];
