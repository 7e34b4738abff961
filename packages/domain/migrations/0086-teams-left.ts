import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Since when a page's team is in its exhibition no more, and why a line of the ledger was not its owner's doing: money that
 * came back because the team left. A wallet is emptied by such lines as by its owner's, within the same limits.
 */
export const teamsLeft: Migration = {
  async up(db) {
    await sql`alter table companies add column left_at timestamptz`.execute(db);
    await sql`
      alter table market_transfers add column reason text
        check (reason is null or (kind = 'takeBack' and reason = 'teamLeft'))`.execute(db);
  },
};
