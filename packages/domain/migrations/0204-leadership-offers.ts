import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Who is offered the leadership of a team, one at a time. */
export const leadershipOffers: Migration = {
  async up(db) {
    await sql`
      create table leadership_offers (
        team_no bigint primary key references applications,
        tm_no bigint not null references members,
        offered_by bigint not null references accounts,
        offered_at timestamptz not null,
        expires_at timestamptz not null
      )`.execute(db);
    await sql`create index leadership_offers_of_member on leadership_offers (tm_no)`.execute(db);
  },
};
