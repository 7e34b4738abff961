import { sql } from 'kysely';
import { cleanDrafts } from '../applications/clean-drafts.commands.ts';
import { fillDesk } from '../applications/desk-fill.commands.ts';
import { proveDataKey } from '../data-key.ts';
import { assertUsable, sayingWhy } from '../database-start.ts';
import type { Db } from '../db.ts';
import { isMigrated, migrate } from '../migrate.ts';
import { seedBase } from './base.ts';

/** Any number that no other lock of ours has. */
const LOCK = 20_260_105;

/**
 * Brings a database to the newest version and gives it what every installation begins with. May run at every
 * start, in any number of processes at once: they wait for each other.
 *
 * @throws RefusedToStart with one sentence: it cannot be reached or used, or its personal data was sealed with another key.
 */
export async function prepareDatabase(db: Db, { now }: { now: Date }): Promise<void> {
  await sayingWhy(async () => {
    await assertUsable(db);
    if (!(await isMigrated(db))) await migrate(db);
    await proveDataKey(db);
    await fill(db, now);
  });
}

async function fill(db: Db, now: Date): Promise<void> {
  while ((await fillDesk(db)) > 0) {
    // The next ones.
  }
  while ((await cleanDrafts(db)) > 0) {
    // The next ones.
  }
  await db.transaction(async (tx) => {
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(tx.sql);
    await seedBase(tx, { now });
  });
}
