import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * What operators decide about teams under the confirmed minimum. `applications` carries what holds: until when members
 * may confirm beyond the stage's date, and since when a team is not judged. A request for completion ends with the
 * first result of its track.
 */
export const eligibility: Migration = {
  async up(db) {
    await sql`alter table applications add column confirm_until timestamptz, add column ineligible_at timestamptz`.execute(
      db,
    );
    await sql`
      create table eligibility_decisions (
        id bigint generated always as identity primary key,
        team_no bigint not null references applications on delete cascade,
        decision text not null check (decision in ('eligible', 'ineligible', 'moreTime')),
        reason text not null,
        until timestamptz,
        confirmed int not null,
        minimum int not null,
        decided_by bigint not null references accounts,
        decided_at timestamptz not null,
        ended_by bigint references accounts,
        ended_at timestamptz,
        ended_reason text,
        check ((decision = 'moreTime') = (until is not null))
      )`.execute(db);
    await sql`create unique index eligibility_standing on eligibility_decisions (team_no) where ended_at is null`.execute(
      db,
    );
    await sql`
      update completion_requests c set state = 'closed', closed_at = v.finalised_at
      from applications a join (
        select track_no, min(finalised_at) as finalised_at from result_versions group by track_no
      ) as v on v.track_no = a.track_no
      where a.team_no = c.team_no and c.state <> 'closed'`.execute(db);
  },
};
