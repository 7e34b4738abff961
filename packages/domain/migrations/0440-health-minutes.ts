import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** How the services were, a minute a row, for the last hour alone. */
export const healthMinutes: Migration = {
  async up(db) {
    await sql`
      create table health_minutes (
        at timestamptz primary key,
        database real,
        files real,
        mail real not null,
        sms real not null,
        jobs real,
        backups real
      )`.execute(db);
  },
};
