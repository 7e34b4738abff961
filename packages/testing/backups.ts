import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { openDestination } from '@chulbal/domain/backups/destination';
import type { BackupWork } from '@chulbal/domain/backups/make';
import { newBackupKey, openBackupKey } from '@chulbal/domain/backups/sealing';
import { diskStore } from '@chulbal/domain/files/disk-store';
import type { StoredName } from '@chulbal/domain/files/stored.queries';
import { onTestFinished } from 'vitest';

/** What stands for a database's dump. */
export const rows = Buffer.from('every row of the database '.repeat(9000));
const begin = new Date('2026-03-02T18:00:00Z');

/** A folder that goes with its test. */
export function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'chulbal-backups-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

/** A storage with files, a destination, and a clock that a test moves. */
export async function installation() {
  const root = folder();
  const store = diskStore(folder());
  const stored: StoredName[] = [];
  const put = async (bytes: Uint8Array, known = true) => {
    const name = randomBytes(16).toString('hex');
    const { size, sha256 } = await store.write(name, Readable.from([bytes]));
    stored.push({ name, size, sha256: known ? sha256 : null });
    return name;
  };
  const time = { now: begin };
  const key = await openBackupKey(await newBackupKey());
  const destination = openDestination({ directory: root });
  const work: BackupWork = {
    ...{ store, destination, key, days: 30, clock: () => time.now },
    async snapshot(keep) {
      await keep(Readable.from([rows]));
      return { kind: 'postgres', stored: [...stored], migrations: ['0001-a'], dataKeys: ['ab'] };
    },
  };
  const later = (hours: number) => {
    time.now = new Date(time.now.getTime() + hours * 3_600_000);
  };
  return { root, work, stored, put, later, destination, key, store };
}

/** The files of a folder whose path has `part` in it. */
export const pathsIn = (root: string, part: string) =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => path.includes(part))
    .toSorted();
