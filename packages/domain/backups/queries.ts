import type { Selectable } from 'kysely';
import type { Db } from '../db.ts';
import type { BackupsTable } from './tables.ts';

export type Backup = Omit<Selectable<BackupsTable>, 'id'>;

/** The newest backup that was made, and the newest that was tried; the same one where all is well, null where there is none. */
export type LastBackup = { done: Backup | null; tried: Backup | null };

/** How the backups stand, for the console and `npm run doctor`. */
export async function lastBackup(db: Db): Promise<LastBackup> {
  return { done: await newest(db, ['done']), tried: await newest(db, ['done', 'failed']) };
}

async function newest(db: Db, outcomes: Backup['outcome'][]): Promise<Backup | null> {
  const row = await db.sql
    .selectFrom('backups')
    .selectAll()
    .where('outcome', 'in', outcomes)
    .orderBy('endedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  const { id: _, ...backup } = row;
  return backup;
}
