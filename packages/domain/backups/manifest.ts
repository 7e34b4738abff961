import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { StoredName } from '../files/stored.queries.ts';

export type BackedUpFile = { name: string; size: number; sha256: string };

/** Which database a backup is of: the one inside the process as an archive of its folder, or what `pg_dump` gives. */
export type DatabaseKind = 'embedded' | 'postgres';

/** What the rows of the dump's moment say. */
export type Snapshot = {
  kind: DatabaseKind;
  stored: StoredName[];
  /** Migrations that it has had. */
  migrations: string[];
  /** Ids of the `DATA_KEY`s that its personal data is sealed with; the keys themselves are in no backup. */
  dataKeys: string[];
};

/** What makes a backup one: written last, and a folder without it is none. */
export type Manifest = Omit<Snapshot, 'stored'> & {
  format: 1;
  madeAt: string;
  database: { bytes: number; sha256: string };
  files: BackedUpFile[];
  /** Files that rows name and that the storage did not have, or had damaged, when the backup was made. */
  missing: StoredName[];
};

/** Where things lie at the destination. */
export const places = {
  manifest: (backup: string) => `backups/${backup}/manifest.age`,
  database: (backup: string) => `backups/${backup}/database.age`,
  files: (keyId: string) => `objects/${keyId}/`,
  file: (keyId: string, object: string) => `objects/${keyId}/${object.slice(0, 2)}/${object}.age`,
};

/** @throws where it is none that this program understands. */
export async function readManifest(opened: Readable): Promise<Manifest> {
  const manifest = JSON.parse(await text(opened)) as Manifest;
  if (manifest.format !== 1)
    throw new Error(`A backup of the format ${manifest.format}, which is not known here.`);
  return manifest;
}
