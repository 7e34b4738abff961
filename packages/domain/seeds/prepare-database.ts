import { sql } from 'kysely';
import { cleanDrafts } from '../applications/entry/clean-drafts.commands.ts';
import { fillSummaries } from '../applications/list/fill.commands.ts';
import { proveDataKey } from '../data-key.ts';
import { assertUsable, sayingWhy } from '../database-start.ts';
import type { Db } from '../db.ts';
import { assertServed, findSchemaFit, migrate } from '../migrate.ts';
import { seedBase } from './base.ts';

/** Any number that no other lock of ours has. */
const LOCK = 20_260_105;

/**
 * Makes sure that the database can be worked on. With `migrates` it is brought to the newest version and gets what every
 * installation begins with, at any start and in any number of processes at once: they wait for each other. Without, as
 * servers of production start, one that `npm run migrate` has not prepared is refused.
 *
 * @throws RefusedToStart with one sentence: it cannot be reached or used, is older than this program or so new that it
 * cannot serve it, or its personal data was sealed with another key.
 */
export async function prepareDatabase(
  db: Db,
  { now, migrates = true }: { now: Date; migrates?: boolean },
): Promise<void> {
  await sayingWhy(async () => {
    await assertUsable(db);
    if (migrates && (await findSchemaFit(db)).verdict === 'behind') await migrate(db);
    await assertServed(db);
    await proveDataKey(db);
    if (migrates) await fill(db, now);
  });
}

async function fill(db: Db, now: Date): Promise<void> {
  while ((await fillSummaries(db)) > 0) {
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
