import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Db } from '../db.ts';
import { Fault } from '../fault.ts';
import { checkContent } from './content/check-content.ts';
import { JUDGING_VERSION } from './judging.rules.ts';
import type { FileStore } from './store.ts';

/** Files of one round; the next round goes on where this one has ended. */
const AT_ONCE = 10;

/**
 * Judges some stored files that were taken under older rules, each once for each version of them, oldest first, and
 * marks what would be refused today with the reason: evaluators and visitors get it no more, and operators find it in
 * their to-do. Gives how many it has judged; 0 when there is nothing left to do.
 */
export async function judgeStored(db: Db, store: FileStore): Promise<number> {
  const files = await db.sql
    .selectFrom('files')
    .select(['serverFileName', 'extension'])
    .where('status', '<>', 'uploading')
    .where((eb) => eb.or([eb('judgedBy', 'is', null), eb('judgedBy', '<', JUDGING_VERSION)]))
    .orderBy('storedAt')
    .limit(AT_ONCE)
    .execute();
  for (const { serverFileName, extension } of files) {
    const refusal = await refusalOf(store, serverFileName, extension);
    await db.sql
      .updateTable('files')
      .set({ judgedBy: JUDGING_VERSION, refusal })
      .where('serverFileName', '=', serverFileName)
      .execute();
  }
  return files.length;
}

/** Why a stored file would be refused, or null. Bytes that are gone are nobody's danger. */
async function refusalOf(store: FileStore, name: string, extension: string): Promise<string | null> {
  const stored = await store.read(name);
  if (!stored) return null;
  const path = join(tmpdir(), `chulbal-judge-${randomBytes(8).toString('hex')}`);
  try {
    await pipeline(stored.stream, createWriteStream(path, { mode: 0o600 }));
    await checkContent({ path }, extension);
    return null;
  } catch (error) {
    if (error instanceof Fault && error.error === 'fileRefused') {
      return (error.details.detail as { reason: string }).reason;
    }
    throw error;
  } finally {
    await rm(path, { force: true });
  }
}
