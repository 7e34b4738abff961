import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Members remember what they wrote about themselves, so that nobody is asked to confirm their own words. */
export const agreedByMembers: Migration = {
  async up(db) {
    await sql`alter table members add column own_texts_sealed bytea`.execute(db);
  },
};
