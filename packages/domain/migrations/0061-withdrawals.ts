import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Why a submitted team is out of its season, by whose word, and who was in it, so that it can be brought back as it was.
 */
export const withdrawals: Migration = {
  async up(db) {
    await sql`
      create table withdrawals (
        id bigint generated always as identity primary key,
        team_no bigint not null references applications on delete cascade,
        by_whom text not null check (by_whom in ('operator', 'team')),
        reason_sealed bytea not null,
        members bigint[] not null,
        withdrawn_by bigint not null references accounts,
        withdrawn_at timestamptz not null,
        ended_by bigint references accounts,
        ended_at timestamptz,
        check ((ended_by is null) = (ended_at is null))
      )`.execute(db);
    await sql`create unique index withdrawals_standing on withdrawals (team_no) where ended_at is null`.execute(
      db,
    );
  },
};
