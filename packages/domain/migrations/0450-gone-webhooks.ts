import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Webhooks whose program said that it wants nothing any more. */
export const goneWebhooks: Migration = {
  async up(db) {
    await sql`alter table webhooks add column gone boolean not null default false`.execute(db);
  },
};
