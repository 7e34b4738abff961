import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * How far the members have been told of a new version of the terms of service: accounts up to `told_account_id` are
 * done. Earlier publishings went untold and stay so.
 */
export const termsTold: Migration = {
  async up(db) {
    await sql
      .raw(
        `alter table page_publishings
          add told_account_id bigint not null default 0,
          add told_done boolean not null default true`,
      )
      .execute(db);
  },
};
