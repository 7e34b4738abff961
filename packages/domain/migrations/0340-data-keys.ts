import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * A check value for each key that may have sealed something, by the key's id (null in the one from before keys had
 * ids, until a start has opened it), and the key of the indexes, sealed like any other text.
 */
export const dataKeys: Migration = {
  async up(db) {
    await sql`alter table data_key_check drop column only_one, add column key_id text unique nulls not distinct`.execute(
      db,
    );
    await sql`create table index_key (
      only_one boolean primary key default true check (only_one),
      sealed bytea not null
    )`.execute(db);
  },
};
