import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import { koreanDay } from '@chulbal/contract/korean-days';
import type { Language } from '@chulbal/contract/language';
import type { ExportView } from '@chulbal/contract/my-data';
import { keptMs } from '@chulbal/contract/retention/retention';
import { stampText } from '@chulbal/contract/time-texts';
import { countAttempt } from '../accounts/attempts.commands.ts';
import { confirmIdentity, FRESH_MS } from '../accounts/identity.commands.ts';
import { getContact } from '../accounts/queries.ts';
import type { UserActor } from '../actor.ts';
import { isClaimed } from '../claimed.ts';
import type { Db } from '../db.ts';
import { fault } from '../fault.ts';
import type { FileStore } from '../files/store.ts';
import { csvOf } from '../formats/csv.ts';
import { type ZipEntry, zipOf } from '../formats/zip.ts';
import { queueMessage } from '../outbox/commands.ts';
import { getSite } from '../site/queries.ts';
import { exportView, gatherExport, MOST_TRIES } from './export.queries.ts';
import { exportJson, exportPage, exportSchema } from './export-page.rules.ts';
import { exportLetter } from './letters.rules.ts';

/** A worker that dies loses what it makes after this, and another makes it. */
const LEASE_MS = 5 * 60_000;

/** Has an export made; one that is being made already is left alone. @throws 429. */
export async function askForExport(
  db: Db,
  actor: UserActor,
  { language, now }: { language: Language; now: Date },
  store: FileStore,
): Promise<ExportView> {
  const accountId = actor.userId;
  await countAttempt(db, { attempts: [{ limit: 'exportOfMine', who: String(accountId) }], now });
  const { row, old } = await db.transaction(async (tx) => {
    const before = await tx.sql
      .selectFrom('dataExports')
      .selectAll()
      .where('accountId', '=', accountId)
      .forUpdate()
      .executeTakeFirst();
    if (before && before.readyAt === null && before.attempts < MOST_TRIES) return { row: before, old: null };
    await tx.sql.deleteFrom('dataExports').where('accountId', '=', accountId).execute();
    const asked = await tx.sql
      .insertInto('dataExports')
      .values({
        ...{ accountId, language, askedAt: now, takenUntil: null, readyAt: null, expiresAt: null },
        ...{ serverFileName: null, size: null, files: null, tables: null, openedBy: null, openedUntil: null },
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    return { row: asked, old: before?.serverFileName ?? null };
  });
  if (old) await store.remove(old);
  return exportView(row);
}

/** Makes one export that waits; gives how many it has made. What fails is tried three times. */
export async function makeExports(
  db: Db,
  store: FileStore,
  { now, publicUrl }: { now: Date; publicUrl: string },
): Promise<number> {
  const row = await claim(db, now);
  if (!row) return 0;
  const { accountId, language } = row;
  const { tables, files } = await gatherExport(db, { accountId, language, now });
  const { brand } = await getSite(db, { language });
  const serverFileName = randomBytes(16).toString('hex');

  async function* entries(): AsyncGenerator<ZipEntry> {
    const text = (name: string, content: string): ZipEntry => ({
      ...{ name, changedAt: now, compress: true },
      async *open() {
        yield Buffer.from(content);
      },
    });
    yield text('index.html', exportPage(tables, { language, brand, at: stampText(now, language) }));
    yield text('data.json', `${JSON.stringify(exportJson(tables, { at: now }), null, 2)}\n`);
    yield text('schema.json', `${JSON.stringify(exportSchema(tables), null, 2)}\n`);
    for (const { key, columns, rows } of tables) {
      const lines = [columns.map(({ title }) => title[language]), ...rows];
      yield { name: `tables/${key}.csv`, changedAt: now, compress: true, open: () => csvOf([lines]) };
    }
    for (const { serverFileName: stored, path, at } of files) {
      const found = await store.read(stored);
      if (found)
        yield { name: path, changedAt: at, size: found.size, compress: false, open: () => found.stream };
    }
  }
  const { size } = await store.write(serverFileName, zipOf(entries()));
  const kept = await db.transaction(async (tx) => {
    const expiresAt = new Date(now.getTime() + keptMs('export'));
    const done = await tx.sql
      .updateTable('dataExports')
      .set({ serverFileName, size, files: files.length, tables: tables.length, readyAt: now, expiresAt })
      .where('accountId', '=', accountId)
      .where('askedAt', '=', row.askedAt)
      .where('readyAt', 'is', null)
      .returning('accountId')
      .executeTakeFirst();
    if (!done) return false;
    const { email } = await getContact(tx, { accountId });
    const written = exportLetter(language, { expiresAt, url: `${publicUrl}/auth/my-data#export` });
    await queueMessage(tx, { channel: 'mail', to: email, language, ...written, now });
    return true;
  });
  if (!kept) await store.remove(serverFileName);
  return 1;
}

async function claim(db: Db, now: Date) {
  return db.transaction(async (tx) => {
    const due = tx.sql
      .selectFrom('dataExports')
      .select('accountId')
      .where('readyAt', 'is', null)
      .where('attempts', '<', MOST_TRIES)
      .where((eb) =>
        eb.or([
          eb('takenUntil', 'is', null),
          eb('takenUntil', '<', now),
          // Taken by a clock that has been put back since.
          eb('takenUntil', '>', new Date(now.getTime() + LEASE_MS)),
        ]),
      )
      .orderBy('askedAt')
      .limit(1)
      .forUpdate()
      .skipLocked();
    return tx.sql
      .updateTable('dataExports')
      .set((eb) => ({ attempts: eb('attempts', '+', 1), takenUntil: new Date(now.getTime() + LEASE_MS) }))
      .where(isClaimed('accountId', due))
      .returning(['accountId', 'language', 'askedAt'])
      .executeTakeFirst();
  });
}

/** Confirms who is asking: their session may download for ten minutes. @throws as `confirmIdentity`; 404. */
export async function openMyExport(
  db: Db,
  actor: UserActor,
  asked: { currentPassword: string; now: Date },
): Promise<void> {
  const { now } = asked;
  await confirmIdentity(db, actor, asked);
  const opened = await db.sql
    .updateTable('dataExports')
    .set({ openedBy: actor.familyId, openedUntil: new Date(now.getTime() + FRESH_MS) })
    .where('accountId', '=', actor.userId)
    .where('expiresAt', '>', now)
    .returning('accountId')
    .executeTakeFirst();
  if (!opened) throw fault('notFound');
}

/** The archive, for the session that has confirmed who is asking. @throws 404. */
export async function readMyExport(
  db: Db,
  actor: UserActor,
  { now }: { now: Date },
  store: FileStore,
): Promise<{ stream: Readable; size: number; day: string }> {
  const row = await db.sql
    .selectFrom('dataExports')
    .select(['serverFileName', 'readyAt'])
    .where('accountId', '=', actor.userId)
    .where('expiresAt', '>', now)
    .where('openedBy', '=', actor.familyId)
    .where('openedUntil', '>', now)
    .executeTakeFirst();
  const found = row?.serverFileName ? await store.read(row.serverFileName) : null;
  if (!found || !row?.readyAt) throw fault('notFound');
  return { ...found, day: koreanDay(row.readyAt) };
}

/** Removes archives whose seven days are over, with their files. */
export async function sweepExports(db: Db, store: FileStore, { now }: { now: Date }): Promise<void> {
  const gone = await db.sql
    .deleteFrom('dataExports')
    .where('expiresAt', '<=', now)
    .returning('serverFileName')
    .execute();
  for (const { serverFileName } of gone) if (serverFileName) await store.remove(serverFileName);
}
