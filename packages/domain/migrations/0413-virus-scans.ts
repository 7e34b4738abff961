import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** When a virus scanner has seen a file: what it has not is scanned once there is one that answers. */
export const virusScans: Migration = {
  async up(db) {
    await sql`alter table files add column scanned_at timestamptz`.execute(db);
    await sql`create index files_unscanned on files (started_at) where scanned_at is null`.execute(db);
  },
};
