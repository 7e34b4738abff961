import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The owners of wallets are destroyed three years after a season: lines and pseudonyms of the ledger stay. */
export const ownerlessWallets: Migration = {
  async up(db) {
    await sql`alter table wallets alter column user_id drop not null`.execute(db);
  },
};
