import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** When an application was emptied because its time was over. */
export const emptiedApplications: Migration = {
  async up(db) {
    await sql`alter table applications add column emptied_at timestamptz`.execute(db);
    await sql`create index applications_to_empty on applications (season_id) where emptied_at is null`.execute(
      db,
    );
  },
};
