import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Since when a message is given up, and whether an operator has seen to it otherwise. */
export const failedMessages: Migration = {
  async up(db) {
    await sql`
      alter table outbox
        add column failed_at timestamptz,
        add column set_aside_at timestamptz`.execute(db);
    await sql`update outbox set failed_at = next_at where status = 'failed'`.execute(db);
    await sql`
      alter table outbox
        add constraint outbox_failed_since check ((status = 'failed') = (failed_at is not null)),
        add constraint outbox_set_aside_failed check (set_aside_at is null or status = 'failed')`.execute(db);
  },
};
