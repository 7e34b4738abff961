import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Which entry of the hall of fame was made of which team's result, so that none is made twice. */
export const hallOfFameOrigins: Migration = {
  async up(db) {
    await sql`
      create table hof_origins (
        team_no bigint primary key references applications,
        post_no bigint not null unique references posts
      )
    `.execute(db);
  },
};
