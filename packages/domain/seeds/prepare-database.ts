import { sql } from 'kysely';
import { fillDesk } from '../applications/desk-fill.commands.ts';
import type { Db } from '../db.ts';
import { migrate } from '../migrate.ts';
import { migrations } from '../migrations/all.ts';
import { seedBase } from './base.ts';

/** Any number that no other lock of ours has. */
const LOCK = 20_260_105;

/**
 * Brings a database to the newest version and gives it what every installation begins with. May run at every
 * start, in any number of processes at once: they wait for each other.
 */
export async function prepareDatabase(db: Db, { now }: { now: Date }): Promise<void> {
  if (!(await isCurrent(db))) await migrate(db);
  while ((await fillDesk(db)) > 0) {
    // The next ones.
  }
  await db.transaction(async (tx) => {
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(tx.sql);
    await seedBase(tx, { now });
  });
}

/** Whether every migration has been applied: asked first, because the migrator itself looks at every table. */
async function isCurrent(db: Db): Promise<boolean> {
  const { rows } = await sql<{
    found: boolean;
  }>`select to_regclass('kysely_migration') is not null as found`.execute(db.sql);
  if (!rows[0]?.found) return false;
  const applied = await sql<{ name: string }>`select name from kysely_migration`.execute(db.sql);
  const names = new Set(applied.rows.map(({ name }) => name));
  return Object.keys(migrations).every((name) => names.has(name));
}
