import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * What was written before registration numbers were refused while typing is still to be looked through, by the program
 * that can open it: see `cleanDrafts`. What is written from now on was looked at.
 */
export const checkedDrafts: Migration = {
  async up(db) {
    for (const table of ['applications', 'draft_versions']) {
      await sql
        .raw(`alter table ${table} add column draft_checked boolean not null default false`)
        .execute(db);
      await sql.raw(`alter table ${table} alter column draft_checked set default true`).execute(db);
      await sql
        .raw(`create index ${table}_unchecked on ${table} (team_no) where not draft_checked`)
        .execute(db);
    }
  },
};
