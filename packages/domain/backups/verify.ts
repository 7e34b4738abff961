import type { Readable } from 'node:stream';
import { isOutage } from '../outage.ts';
import type { Destination } from './destination.ts';
import { openManifest, WrongKey } from './find.ts';
import { type BackedUpFile, type Manifest, places } from './manifest.ts';
import type { BackupKey } from './sealing.ts';
import { eachOf, exactly, FILES_AT_ONCE, MissingBytes } from './streams.ts';

/** What of a backup cannot be had back: the place at the destination, the file's name where it is one, and why. */
export type Damage = { place: string; file: string | null; why: 'missing' | 'wrongKey' | 'damaged' };

export type Verified = { manifest: Manifest | null; damages: Damage[] };

/** Reads everything of a backup, without any database, and compares each SHA-256. */
export async function verifyBackup(
  destination: Destination,
  key: BackupKey,
  name: string,
): Promise<Verified> {
  let manifest: Manifest;
  try {
    manifest = await openManifest(destination, key, name);
  } catch (error) {
    return { manifest: null, damages: [{ place: places.manifest(name), file: null, why: reasonOf(error) }] };
  }
  const damages: Damage[] = [];
  const parts = [
    { place: places.database(name), file: null, sha256: manifest.database.sha256 },
    ...manifest.files.map((file) => placeOf(file, key)),
  ];
  const read = new Map(parts.map((part) => [part.place, part]));
  await eachOf(read.values(), FILES_AT_ONCE, async ({ place, file, sha256 }) => {
    try {
      for await (const _ of await openPart(destination, key, { place, sha256 }));
    } catch (error) {
      damages.push({ place, file, why: reasonOf(error) });
    }
  });
  return { manifest, damages: damages.toSorted((one, other) => one.place.localeCompare(other.place)) };
}

/** Where a file lies at the destination. */
export function placeOf({ name, sha256 }: BackedUpFile, key: BackupKey) {
  return { place: places.file(key.id, key.nameOf(sha256)), file: name, sha256 };
}

/** The bytes of a part; fails where it is not there, cannot be opened, or at its end where it is not what it was. */
export async function openPart(
  destination: Destination,
  key: BackupKey,
  { place, sha256 }: { place: string; sha256: string },
): Promise<Readable> {
  const sealed = await destination.read(place);
  if (!sealed) throw new MissingBytes();
  return exactly(await key.open(sealed), sha256);
}

/** A destination that cannot be reached is no damage. @throws whatever is none */
export function reasonOf(error: unknown): Damage['why'] {
  if (error instanceof MissingBytes) return 'missing';
  if (error instanceof WrongKey) return 'wrongKey';
  if (isOutage(error)) throw error;
  return 'damaged';
}
