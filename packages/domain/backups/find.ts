import type { Destination } from './destination.ts';
import { type Manifest, places, readManifest } from './manifest.ts';
import { type BackupName, readBackupName } from './rules.ts';
import type { BackupKey } from './sealing.ts';
import { MissingBytes } from './streams.ts';

export type FoundBackups = {
  /** Those with a manifest, oldest first. */
  made: BackupName[];
  /** Those that were begun and never ended, or half removed. */
  unfinished: BackupName[];
};

export async function listBackups(destination: Destination): Promise<FoundBackups> {
  const made = new Set<string>();
  const begun = new Set<string>();
  for await (const key of destination.list('backups/')) {
    const [, name = '', what] = /^backups\/([^/]+)\/(manifest|database)\.age$/.exec(key) ?? [];
    if (what === 'manifest') made.add(name);
    if (what === 'database') begun.add(name);
  }
  return { made: namesOf(made), unfinished: namesOf(begun.difference(made)) };
}

function namesOf(names: Set<string>): BackupName[] {
  return [...names].toSorted().flatMap((name) => readBackupName(name) ?? []);
}

/** A backup that another key has sealed, as its name says. */
export class WrongKey extends Error {
  constructor() {
    super('another key');
    this.name = 'WrongKey';
  }
}

/** @throws WrongKey, MissingBytes where it is not there, or what its stream throws where it is damaged. */
export async function openManifest(
  destination: Destination,
  key: BackupKey,
  name: string,
): Promise<Manifest> {
  if (readBackupName(name)?.keyId !== key.id) throw new WrongKey();
  const sealed = await destination.read(places.manifest(name));
  if (!sealed) throw new MissingBytes();
  return readManifest(await key.open(sealed));
}
