import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Who is responsible for which part of preparing an installation. */
export const setupOwners: Migration = {
  async up(db) {
    await sql`
      create table setup_owners (
        item text primary key,
        operator_id bigint not null references accounts on delete cascade
      )`.execute(db);
  },
};
