import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What people take away of their data: one archive each, made by the worker, gone after seven days. */
export const dataExports: Migration = {
  async up(db) {
    await sql`
      create table data_exports (
        account_id bigint primary key references accounts,
        language text not null check (language in ('ko', 'en')),
        asked_at timestamptz not null,
        -- Until when a worker has it; another takes it over then.
        taken_until timestamptz,
        attempts int not null default 0,
        ready_at timestamptz,
        expires_at timestamptz,
        server_file_name text,
        size bigint,
        files int,
        tables int,
        -- The session that has confirmed who is asking, and until when that counts.
        opened_by uuid,
        opened_until timestamptz,
        check ((ready_at is null) = (server_file_name is null))
      )`.execute(db);
    await sql`create index data_exports_waiting on data_exports (asked_at) where ready_at is null`.execute(
      db,
    );
  },
};
