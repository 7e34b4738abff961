import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** One sealed value by which a start proves its `DATA_KEY` before anything is read or sealed with it. */
export const dataKeyCheck: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table data_key_check (
      only_one boolean primary key default true check (only_one),
      sealed bytea not null
    )`.execute(db);
  },
};
