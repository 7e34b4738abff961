import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** How stages are judged: conflicts, panels and who judges whom. */
export const panels: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements: string[] = [];
