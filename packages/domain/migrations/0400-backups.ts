import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What came of each `npm run backup` that ended, for whoever asks how old the last one is. */
export const backups: Migration = {
  async up(db) {
    await sql`create table backups (
      id bigint generated always as identity primary key,
      started_at timestamptz not null,
      ended_at timestamptz not null,
      outcome text not null check (outcome in ('done', 'failed')),
      name text,
      reason text,
      database_bytes bigint not null,
      files integer not null,
      file_bytes bigint not null,
      sent_files integer not null,
      sent_bytes bigint not null,
      missing_files integer not null,
      check ((outcome = 'done') = (name is not null)),
      check ((outcome = 'failed') = (reason is not null))
    )`.execute(db);
    await sql`create index backups_newest on backups (ended_at desc)`.execute(db);
  },
};
