import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Who has lost phone and recovery codes asks to be rid of the authenticator: two operators look, then it is waited. */
export const authenticatorResets: Migration = {
  async up(db) {
    await sql`
      create table authenticator_resets (
        reset_no bigint generated always as identity primary key,
        account_id bigint not null references accounts,
        language text not null,
        state text not null check (state in ('asked', 'looked', 'waiting', 'removed', 'stopped', 'declined')),
        asked_at timestamptz not null,
        looked_by bigint references accounts,
        looked_at timestamptz,
        confirmed_by bigint references accounts,
        removes_at timestamptz,
        link_hash text constraint authenticator_resets_link unique,
        ended_at timestamptz,
        constraint authenticator_resets_two check (confirmed_by <> looked_by),
        constraint authenticator_resets_end check ((ended_at is null) = (state in ('asked', 'looked', 'waiting'))),
        constraint authenticator_resets_wait check (state <> 'waiting' or removes_at is not null)
      )`.execute(db);
    await sql`create unique index authenticator_resets_open on authenticator_resets (account_id)
      where ended_at is null`.execute(db);
    await sql`create index authenticator_resets_by_end on authenticator_resets (ended_at)`.execute(db);
  },
};
