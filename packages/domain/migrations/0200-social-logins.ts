import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Log-in by providers; an account that came by one needs no password. */
export const socialLogins: Migration = {
  async up(db) {
    await sql`
      alter table accounts
        alter column password_hash drop not null,
        add constraint accounts_password_unless_user check (kind = 'user' or password_hash is not null)`.execute(
      db,
    );
    await sql`
      create table social_attempts (
        id uuid primary key,
        provider text not null,
        secret_hash text not null,
        nonce text not null,
        verifier_sealed bytea not null,
        account_id bigint references accounts on delete cascade,
        created_at timestamptz not null,
        expires_at timestamptz not null,
        used_at timestamptz
      )`.execute(db);
    await sql`create index social_attempts_by_end on social_attempts (expires_at)`.execute(db);
    await sql`
      create table social_logins (
        provider text not null,
        subject_index text not null,
        account_id bigint not null references accounts on delete cascade,
        linked_at timestamptz not null,
        used_at timestamptz,
        constraint social_logins_one_account primary key (provider, subject_index),
        constraint social_logins_once_an_account unique (account_id, provider)
      )`.execute(db);
    await sql`
      create table social_tickets (
        secret_hash text primary key,
        provider text not null,
        subject_index text not null,
        email_sealed bytea,
        created_at timestamptz not null,
        expires_at timestamptz not null
      )`.execute(db);
    await sql`create index social_tickets_by_end on social_tickets (expires_at)`.execute(db);
  },
};
