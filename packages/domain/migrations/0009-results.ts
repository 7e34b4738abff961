import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Results of judged stages: finalised versions, ties, waivers. */
export const results: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements: string[] = [];
