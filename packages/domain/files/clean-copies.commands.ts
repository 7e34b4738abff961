import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Db } from '../db.ts';
import { fault } from '../fault.ts';
import { findCleanCopy } from './clean-copies.queries.ts';
import { CLEANING_VERSION, cleanCopyName, failureStands, MOST_CLEANED_BYTES } from './clean-copies.rules.ts';
import type { CleaningFailure } from './clean-copies.tables.ts';
import { type Cleaned, cleanInThread } from './cleaning/clean-in-thread.ts';
import type { FileStore } from './store.ts';

type Wanted = { serverFileName: string; extension: string; now: Date };
type Stored = { stream: Readable; size: number };

/** Files that are being cleaned in this process: whoever asks meanwhile waits for the same. */
const underWay = new WeakMap<FileStore, Map<string, Promise<void>>>();

/**
 * A file without what it says about who made it. It is cleaned once, in a thread, for each version of the rules; the
 * copy is kept in the store under a name of its own for as long as the file. The original is never given instead.
 *
 * Throws notCleaned 4078 for a file that cannot be cleaned, which is remembered too; unavailable 503 where too many
 * wait for cleaning; notFound where the store has nothing.
 */
export async function openCleanCopy(db: Db, store: FileStore, wanted: Wanted): Promise<Stored> {
  const kept = await openStored(db, store, wanted);
  if (kept) return kept;
  const tasks = underWay.get(store) ?? new Map<string, Promise<void>>();
  underWay.set(store, tasks);
  const { serverFileName } = wanted;
  const making =
    tasks.get(serverFileName) ?? makeCopy(db, store, wanted).finally(() => tasks.delete(serverFileName));
  tasks.set(serverFileName, making);
  await making;
  const made = await openStored(db, store, wanted);
  if (!made) throw fault('notFound');
  return made;
}

async function openStored(db: Db, store: FileStore, { serverFileName, now }: Wanted): Promise<Stored | null> {
  const known = await findCleanCopy(db, serverFileName);
  if (known && failureStands(known, now)) throw fault('notCleaned');
  return known?.copyName ? store.read(known.copyName) : null;
}

async function makeCopy(db: Db, store: FileStore, { serverFileName, extension, now }: Wanted): Promise<void> {
  const stored = await store.read(serverFileName);
  if (!stored) throw fault('notFound');
  const cleaned = await clean(stored, extension);
  if (cleaned === null) throw fault('unavailable');
  if (cleaned.kind === 'failed') return remember(db, { serverFileName, failure: cleaned.why, now });
  const copyName = cleanCopyName(serverFileName);
  const { size } = await store.write(copyName, Readable.from([cleaned.bytes]));
  await remember(db, { serverFileName, copy: { copyName, size }, now });
}

async function clean({ stream, size }: Stored, extension: string): Promise<Cleaned | null> {
  if (size > MOST_CLEANED_BYTES) {
    stream.destroy();
    return { kind: 'failed', why: 'tooLarge' };
  }
  return cleanInThread({ bytes: new Uint8Array(await buffer(stream)), extension });
}

/** What an older version of the rules has left is replaced; its bytes belong to no row then and are swept. */
async function remember(
  db: Db,
  made: {
    serverFileName: string;
    copy?: { copyName: string; size: number };
    failure?: CleaningFailure;
    now: Date;
  },
): Promise<void> {
  const { serverFileName, copy, failure = null, now } = made;
  const values = {
    cleaningVersion: CLEANING_VERSION,
    copyName: copy?.copyName ?? null,
    size: copy?.size ?? null,
    failure,
    madeAt: now,
  };
  await db.sql
    .insertInto('cleanCopies')
    .values({ serverFileName, ...values })
    .onConflict((conflict) => conflict.column('serverFileName').doUpdateSet(values))
    .execute();
}
