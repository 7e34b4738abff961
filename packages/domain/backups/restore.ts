import type { FileStore } from '../files/store.ts';
import type { Destination } from './destination.ts';
import type { Manifest } from './manifest.ts';
import type { Backup } from './queries.ts';
import type { BackupKey } from './sealing.ts';
import { eachOf, FILES_AT_ONCE, hashOf } from './streams.ts';
import { type Damage, openPart, placeOf, reasonOf } from './verify.ts';

/** Names in the store that the backup does not know: another installation's, or of a time after it. */
export async function listStrangers(store: FileStore, manifest: Manifest): Promise<string[]> {
  const known = new Set(manifest.files.map(({ name }) => name));
  const strangers: string[] = [];
  for await (const { name } of store.list()) if (!known.has(name)) strangers.push(name);
  return strangers;
}

/** What is noted of a backup in the database that it has become: the last one that was made of it. */
export function noteOf(name: string, { madeAt, database, files, missing }: Manifest): Backup {
  const at = new Date(madeAt);
  return {
    ...{ startedAt: at, endedAt: at, outcome: 'done', name, reason: null, databaseBytes: database.bytes },
    ...{ files: files.length, fileBytes: files.reduce((sum, { size }) => sum + size, 0) },
    ...{ sentFiles: 0, sentBytes: 0, missingFiles: missing.length },
  };
}

/**
 * Puts the files of a backup back into the store, and compares the SHA-256 of each before it can be read under its name.
 * What is there already, of a run that was broken off, is compared and stays. Gives what could not be had back.
 */
export async function restoreFiles({
  destination,
  key,
  manifest,
  store,
}: {
  destination: Destination;
  key: BackupKey;
  manifest: Manifest;
  store: FileStore;
}): Promise<Damage[]> {
  const there = new Set<string>();
  for await (const { name } of store.list()) there.add(name);
  const damages: Damage[] = [];
  await eachOf(manifest.files, FILES_AT_ONCE, async (file) => {
    if (there.has(file.name) && (await isWhole(store, file))) return;
    const part = placeOf(file, key);
    let bytes: Awaited<ReturnType<typeof openPart>>;
    try {
      bytes = await openPart(destination, key, part);
    } catch (error) {
      damages.push({ place: part.place, file: file.name, why: reasonOf(error) });
      return;
    }
    let failed: unknown;
    bytes.once('error', (error) => {
      failed = error;
    });
    try {
      await store.write(file.name, bytes);
    } catch (error) {
      if (failed === undefined) throw error;
      damages.push({ place: part.place, file: file.name, why: reasonOf(failed) });
    }
  });
  return damages;
}

async function isWhole(
  store: FileStore,
  { name, sha256 }: { name: string; sha256: string },
): Promise<boolean> {
  const stored = await store.read(name);
  return stored !== null && (await hashOf(stored.stream)) === sha256;
}
