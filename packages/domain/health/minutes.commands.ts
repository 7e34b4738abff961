import { lastBackup } from '../backups/queries.ts';
import type { Db } from '../db.ts';
import type { FileStore } from '../files/store.ts';
import { measureChannels } from './channels.queries.ts';
import { measureDatabase, measureFiles, measureJobs } from './measures.queries.ts';

const MINUTE_MS = 60_000;
const KEPT_MS = 60 * MINUTE_MS;

/** Measures the services and keeps the last hour of it. One row a minute, however many processes measure: the first one's. */
export async function noteHealth(db: Db, files: FileStore, { now }: { now: Date }): Promise<void> {
  const at = new Date(Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS);
  const { mail, sms } = await measureChannels(db, { now });
  const { done } = await lastBackup(db);
  const { sweptAt } = await measureJobs(db, { now });
  await db.sql
    .insertInto('healthMinutes')
    .values({
      at,
      database: (await measureDatabase(db)).ms,
      files: (await measureFiles(db, files, { now })).ms,
      mail: mail.waitingMs,
      sms: sms.waitingMs,
      jobs: sweptAt === null ? null : now.getTime() - Date.parse(sweptAt),
      backups: done && now.getTime() - done.endedAt.getTime(),
    })
    .onConflict((conflict) => conflict.column('at').doNothing())
    .execute();
  await db.sql
    .deleteFrom('healthMinutes')
    .where('at', '<=', new Date(at.getTime() - KEPT_MS))
    .execute();
}
