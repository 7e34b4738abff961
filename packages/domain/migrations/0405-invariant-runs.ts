import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** When everything that must hold was looked at, and what did not. */
export const invariantRuns: Migration = {
  async up(db) {
    await sql`
      create table invariant_runs (
        run_no bigint generated always as identity primary key,
        source text not null check (source in ('nightly', 'operator', 'command')),
        asked_by bigint references accounts,
        asked_at timestamptz not null,
        started_at timestamptz,
        finished_at timestamptz,
        rules int,
        breaches jsonb not null default '[]',
        check ((source = 'operator') = (asked_by is not null)),
        check ((finished_at is null) = (rules is null))
      )`.execute(db);
    await sql`create index invariant_runs_to_do on invariant_runs (run_no) where finished_at is null`.execute(
      db,
    );
  },
};
