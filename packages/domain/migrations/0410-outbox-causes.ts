import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Which request a message came of, so that its line in the log is found; and the few that are not sent, to count them often. */
export const outboxCauses: Migration = {
  async up(db) {
    await sql`alter table outbox add column request_id text`.execute(db);
    await sql`create index outbox_unsent on outbox (channel) where status <> 'sent'`.execute(db);
  },
};
