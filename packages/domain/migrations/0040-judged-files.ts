import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Under which version of the rules a file's content was judged, null for what was taken before there was one, and why
 * it would not be taken today.
 */
export const judgedFiles: Migration = {
  async up(db) {
    await sql.raw('alter table files add judged_by int, add refusal text').execute(db);
    await sql
      .raw(
        `create index files_to_judge on files (stored_at) where judged_by is null and status <> 'uploading'`,
      )
      .execute(db);
    await sql.raw('create index files_refused on files (team_no) where refusal is not null').execute(db);
  },
};
