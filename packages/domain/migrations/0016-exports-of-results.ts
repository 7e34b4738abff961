import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Snapshots of results stand in the list of exports too. */
export const exportsOfResults: Migration = {
  async up(db) {
    await sql`alter table exports drop constraint exports_format_check`.execute(db);
    await sql`alter table exports add constraint exports_format_check
      check (format in ('xlsx', 'csv', 'zip', 'json'))`.execute(db);
  },
};
