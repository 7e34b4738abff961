import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** To whom a message went, as a keyed index: what is held about somebody is told to them, and leaves with them. */
export const outboxIndex: Migration = {
  async up(db) {
    await sql`alter table outbox add column to_index text`.execute(db);
    await sql`create index outbox_of_receiver on outbox (to_index)`.execute(db);
  },
};
