import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Winners of the seasons are posts of a board. */
export const hallOfFame: Migration = {
  async up(db) {
    await sql`alter table posts drop constraint posts_board_check`.execute(db);
    await sql`alter table posts add constraint posts_board_check
      check (board in ('notice', 'program', 'resource', 'hero', 'past', 'hof'))`.execute(db);
  },
};
