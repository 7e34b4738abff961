import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What operators did to many applications at once, with how each stood before: by it such an act is undone. */
export const bulkActs: Migration = {
  async up(db) {
    await sql`
      create table bulk_acts (
        id bigint generated always as identity primary key,
        season_id bigint not null references seasons on delete cascade,
        kind text not null check (kind in (
          'verifyBonus', 'rejectBonus', 'reopenBonus', 'assign', 'requestCompletion', 'remindMembers')),
        done_by bigint not null references accounts,
        done_at timestamptz not null,
        -- Applications that it changed, and of them one to name.
        teams int not null,
        team_no bigint references applications on delete set null,
        changes jsonb not null,
        undone_by bigint references accounts,
        undone_at timestamptz,
        -- Applications that had been changed otherwise meanwhile, and were left alone.
        left_alone int,
        check ((undone_at is null) = (undone_by is null) and (undone_at is null) = (left_alone is null))
      )`.execute(db);
    await sql`create index bulk_acts_newest on bulk_acts (season_id, id desc)`.execute(db);
  },
};
