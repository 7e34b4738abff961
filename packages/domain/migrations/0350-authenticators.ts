import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Authenticator apps of users with their recovery codes, and log-ins by a provider that wait for a code. */
export const authenticators: Migration = {
  async up(db) {
    await sql`
      create table authenticators (
        account_id bigint primary key references accounts on delete cascade,
        secret_sealed bytea,
        pending_sealed bytea,
        pending_at timestamptz,
        last_step bigint not null default 0,
        turned_on_at timestamptz,
        check ((secret_sealed is null) = (turned_on_at is null)),
        check ((pending_sealed is null) = (pending_at is null))
      )`.execute(db);
    await sql`
      create table recovery_codes (
        account_id bigint not null references authenticators on delete cascade,
        code_hash text not null,
        used_at timestamptz,
        primary key (account_id, code_hash)
      )`.execute(db);
    await sql`
      create table social_steps (
        secret_hash text primary key,
        account_id bigint not null references accounts on delete cascade,
        provider text not null,
        created_at timestamptz not null,
        expires_at timestamptz not null
      )`.execute(db);
    await sql`create index social_steps_by_end on social_steps (expires_at)`.execute(db);
    await sql`create index social_steps_of_account on social_steps (account_id)`.execute(db);
  },
};
