import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Signed forms of guardians that came on paper: recorded by one operator, confirmed by another, gone with the request. */
export const guardianPapers: Migration = {
  async up(db) {
    await sql`
      create table guardian_papers (
        consent_no bigint primary key references guardian_consents on delete cascade,
        server_file_name text not null constraint guardian_papers_file unique,
        received_on text not null check (received_on ~ '^\\d{4}-\\d{2}-\\d{2}$'),
        relation text not null,
        child_sealed bytea,
        recorded_by bigint not null references accounts,
        recorded_at timestamptz not null,
        confirmed_by bigint references accounts,
        constraint guardian_papers_second_look check (confirmed_by <> recorded_by),
        constraint guardian_papers_child check ((child_sealed is null) = (confirmed_by is not null))
      )`.execute(db);
  },
};
