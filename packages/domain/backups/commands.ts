import { sql } from 'kysely';
import type { Db } from '../db.ts';
import type { Backup } from './queries.ts';

/** How long it is kept what came of a backup, in days. */
const KEPT_DAYS = 400;

/**
 * Notes what came of a backup, and forgets those of more than a year ago. On a database from before there was a table
 * for it, as one is that is backed up before it is migrated, nothing is noted.
 */
export async function recordBackup(db: Db, backup: Backup): Promise<void> {
  const { rows } = await sql<{ found: boolean }>`
    select to_regclass('backups') is not null as found`.execute(db.sql);
  if (!rows[0]?.found) return;
  await db.transaction(async (tx) => {
    await tx.sql.insertInto('backups').values(backup).execute();
    const before = new Date(backup.endedAt.getTime() - KEPT_DAYS * 86_400_000);
    await tx.sql.deleteFrom('backups').where('endedAt', '<', before).execute();
  });
}
