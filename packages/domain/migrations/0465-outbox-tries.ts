import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** When a message was last tried, and which messages of a channel were sent when: what waited while its service was gone is found by both. */
export const outboxTries: Migration = {
  async up(db) {
    await sql`alter table outbox add column tried_at timestamptz`.execute(db);
    await sql`create index outbox_sent on outbox (channel, sent_at) where status = 'sent'`.execute(db);
  },
};
