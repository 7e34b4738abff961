import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Who asked to be told when applications of a track open, and whether they were. */
export const trackAlerts: Migration = {
  async up(db) {
    await sql`
      create table track_alerts (
        account_id bigint not null references accounts on delete cascade,
        track_no bigint not null references tracks on delete cascade,
        language text not null check (language in ('ko', 'en')),
        asked_at timestamptz not null,
        told_at timestamptz,
        primary key (account_id, track_no)
      )`.execute(db);
    await sql`create index track_alerts_waiting on track_alerts (track_no) where told_at is null`.execute(db);
  },
};
