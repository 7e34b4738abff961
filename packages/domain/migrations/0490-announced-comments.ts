import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What teams were told of edited comments stays while they are edited for the next announcement. */
export const announcedComments: Migration = {
  async up(db) {
    await sql`create table announced_comments (
      announcement_id bigint not null references announcements,
      team_no bigint not null references applications,
      text text not null,
      primary key (announcement_id, team_no)
    )`.execute(db);
  },
};
