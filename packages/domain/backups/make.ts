import { Readable } from 'node:stream';
import type { Clock } from '../clock.ts';
import type { FileStore } from '../files/store.ts';
import type { StoredName } from '../files/stored.queries.ts';
import { beginCopies } from './copies.ts';
import type { Destination } from './destination.ts';
import { type Manifest, places, type Snapshot } from './manifest.ts';
import type { Backup } from './queries.ts';
import { dropOld } from './retain.ts';
import { backupName } from './rules.ts';
import type { BackupKey } from './sealing.ts';
import { counted } from './streams.ts';

export type BackupWork = {
  /** Hands the database's dump to `keep`, and gives what the rows of the same moment say. */
  snapshot(keep: (dump: Readable) => Promise<void>): Promise<Snapshot>;
  store: FileStore;
  destination: Destination;
  key: BackupKey;
  clock: Clock;
  /** How many days backups are kept. */
  days: number;
};

/** What came of a backup that was made, with the names that the storage did not have, and how many older ones went. */
export type MadeBackup = Backup & { missing: StoredName[]; dropped: number };

/**
 * Makes a backup: the database's dump, the files that its rows name, and last the manifest that makes it one. It is
 * consistent because a file's bytes never change under its name, and because rows come first: whatever a row of the dump
 * names was stored whole before the row was. Only files that no earlier backup has are sent.
 */
export async function makeBackup(work: BackupWork): Promise<MadeBackup> {
  const { destination, key, clock, days } = work;
  const startedAt = clock();
  const name = backupName(startedAt, key.id);
  const copies = await beginCopies(work);
  let { snapshot, database } = await dumpDatabase(work, name);
  let { files, missing } = await copies.copy(snapshot.stored);
  if (missing.length > 0) {
    // Destroyed on purpose since the dump, it may be: a newer one does not name them any more.
    ({ snapshot, database } = await dumpDatabase(work, name));
    ({ files, missing } = await copies.copy(snapshot.stored));
  }
  const { stored: _, ...facts } = snapshot;
  const manifest: Manifest = {
    ...{ format: 1, madeAt: startedAt.toISOString(), ...facts },
    ...{ database, files, missing },
  };
  const bytes = Readable.from([Buffer.from(JSON.stringify(manifest))]);
  await destination.write(places.manifest(name), await key.seal(bytes));
  const dropped = await dropOld({ destination, key, now: clock(), days });
  return {
    ...{ startedAt, endedAt: clock(), outcome: 'done', name, reason: null, dropped, missing },
    ...{ databaseBytes: database.bytes, files: files.length, fileBytes: sum(files) },
    ...{ sentFiles: copies.sent.length, sentBytes: sum(copies.sent), missingFiles: missing.length },
  };
}

async function dumpDatabase({ snapshot, destination, key }: BackupWork, name: string) {
  let database = { bytes: 0, sha256: '' };
  const found = await snapshot(async (dump) => {
    const { stream, result } = counted(dump);
    await destination.write(places.database(name), await key.seal(stream));
    database = result();
  });
  return { snapshot: found, database };
}

function sum(files: readonly { size: number }[]): number {
  return files.reduce((total, { size }) => total + size, 0);
}
