import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The type test: what is being written, every version that was published, and how it was taken. */
export const typeTest: Migration = {
  async up(db) {
    await sql`
      create table type_test_versions (
        version int primary key check (version > 0),
        plan jsonb not null,
        published_by bigint not null references accounts,
        published_at timestamptz not null
      )`.execute(db);
    await sql`
      create table type_tests (
        only_one boolean primary key default true check (only_one),
        draft jsonb not null,
        edit_version int not null,
        changed boolean not null,
        version int references type_test_versions,
        updated_at timestamptz not null
      )`.execute(db);
    // A finished test; whose it is is known of the newest one of an account alone.
    await sql`
      create table type_test_takes (
        id bigint generated always as identity primary key,
        version int not null references type_test_versions,
        answers text not null,
        type_code text not null,
        user_id bigint unique references accounts,
        idempotency_key uuid not null constraint type_test_takes_key_once unique,
        taken_at timestamptz not null
      )`.execute(db);
    await sql`create index type_test_takes_by_type on type_test_takes (version, type_code)`.execute(db);
  },
};
