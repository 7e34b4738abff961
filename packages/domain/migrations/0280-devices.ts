import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Where a log-in came from, sealed, and of which device it is; whether it was told by mail. */
export const devices: Migration = {
  async up(db) {
    await sql`
      alter table session_families
        add column device_index text,
        add column from_sealed bytea,
        add column told boolean not null default false`.execute(db);
    // The log-ins that ended are listed, too.
    await sql`create index session_families_of_owner on session_families (account_id, created_at desc)`.execute(
      db,
    );
  },
};
