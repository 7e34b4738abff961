import type { FileStore } from '../files/store.ts';
import type { StoredName } from '../files/stored.queries.ts';
import type { Destination } from './destination.ts';
import { listBackups, openManifest } from './find.ts';
import { type BackedUpFile, places } from './manifest.ts';
import type { BackupKey } from './sealing.ts';
import { eachOf, exactly, FILES_AT_ONCE, hashOf } from './streams.ts';

type Copies = {
  /** Sees to it that these lie at the destination; those that the storage does not have, or has damaged, are missing. */
  copy(stored: readonly StoredName[]): Promise<{ files: BackedUpFile[]; missing: StoredName[] }>;
  /** What had to be sent so far. */
  sent: BackedUpFile[];
};

type Given = { store: FileStore; destination: Destination; key: BackupKey };

/** Copies files to the destination, each SHA-256 once. */
export async function beginCopies({ store, destination, key }: Given): Promise<Copies> {
  const there = new Set<string>();
  for await (const place of destination.list(places.files(key.id))) there.add(place);
  const earlier = await hashesOfNewest(destination, key);
  const sent: BackedUpFile[] = [];
  const sending = new Map<string, Promise<boolean>>();

  async function copyOne({ name, size, sha256 }: StoredName): Promise<BackedUpFile | null> {
    const before = earlier.get(name);
    const hash = sha256 ?? (before?.size === size ? before.sha256 : await hashStored(store, name));
    if (hash === null) return null;
    const file = { name, size, sha256: hash };
    const place = places.file(key.id, key.nameOf(hash));
    // The same bytes may be on their way under another name; a failure is for whoever sends them.
    while (sending.has(place)) await sending.get(place)?.catch(() => {});
    if (there.has(place)) return file;
    const work = send(name, hash, place);
    sending.set(place, work);
    try {
      if (!(await work)) return null;
    } finally {
      sending.delete(place);
    }
    there.add(place);
    sent.push(file);
    return file;
  }

  /** @returns whether they are there; not where the storage does not have them, or has them damaged */
  async function send(name: string, hash: string, place: string): Promise<boolean> {
    const stored = await store.read(name);
    if (!stored) return false;
    let isDamaged = false;
    const bytes = exactly(stored.stream, hash).once('error', ({ name }) => {
      isDamaged = name === 'DamagedBytes';
    });
    try {
      await destination.write(place, await key.seal(bytes));
      return true;
    } catch (error) {
      if (isDamaged) return false;
      throw error;
    }
  }

  return {
    sent,
    async copy(stored) {
      const files: BackedUpFile[] = [];
      const missing: StoredName[] = [];
      await eachOf(stored, FILES_AT_ONCE, async (one) => {
        const file = await copyOne(one);
        if (file) files.push(file);
        else missing.push(one);
      });
      return { files, missing };
    },
  };
}

/** The bytes of a name never change, so what an earlier backup has found out about them still holds. */
async function hashesOfNewest(destination: Destination, key: BackupKey): Promise<Map<string, BackedUpFile>> {
  const { made } = await listBackups(destination);
  const newest = made.findLast(({ keyId }) => keyId === key.id);
  // A damaged one is no help; `verify` says that it is.
  const manifest = newest && (await openManifest(destination, key, newest.name).catch(() => null));
  return new Map(manifest?.files.map((file) => [file.name, file]));
}

async function hashStored(store: FileStore, name: string): Promise<string | null> {
  const stored = await store.read(name);
  return stored && hashOf(stored.stream);
}
