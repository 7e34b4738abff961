import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Passkeys of users, and the challenges that are out. */
export const passkeys: Migration = {
  async up(db) {
    await sql`
      create table passkey_attempts (
        secret_hash text primary key,
        challenge text not null,
        account_id bigint references accounts on delete cascade,
        created_at timestamptz not null,
        expires_at timestamptz not null,
        used_at timestamptz
      )`.execute(db);
    await sql`create index passkey_attempts_by_end on passkey_attempts (expires_at)`.execute(db);
    await sql`create index passkey_attempts_of_account on passkey_attempts (account_id)`.execute(db);
    await sql`
      create table passkeys (
        passkey_no bigint generated always as identity primary key,
        account_id bigint not null references accounts on delete cascade,
        credential_id text not null constraint passkeys_once unique,
        public_key bytea not null,
        counter bigint not null,
        transports jsonb not null,
        backed_up boolean not null,
        user_handle text not null,
        name_sealed bytea not null,
        added_at timestamptz not null,
        used_at timestamptz
      )`.execute(db);
    await sql`create index passkeys_of_account on passkeys (account_id)`.execute(db);
  },
};
