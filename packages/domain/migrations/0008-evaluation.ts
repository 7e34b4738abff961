import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Sheets of evaluators, their versions and signatures. */
export const evaluation: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements: string[] = [];
