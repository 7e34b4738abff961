import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What teams are told of results, and what they answer. */
export const announcements: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements: string[] = [];
