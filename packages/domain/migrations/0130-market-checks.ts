import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What the server found when it last read the ledger of a market by itself. */
export const marketChecks: Migration = {
  async up(db) {
    await sql`
      create table market_checks (
        ig_no bigint primary key references exhibitions,
        found jsonb not null
      )`.execute(db);
  },
};
