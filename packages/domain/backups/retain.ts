import type { Destination } from './destination.ts';
import { listBackups, openManifest } from './find.ts';
import { places } from './manifest.ts';
import { type BackupName, backupsToDrop } from './rules.ts';
import type { BackupKey } from './sealing.ts';

const DAY_MS = 86_400_000;

/**
 * Drops what the rule no longer keeps, what was begun more than a day ago and never ended, and then the files that no
 * backup names any more. Gives how many backups went. A manifest goes before what it names, so that what a crash leaves is no
 * backup.
 */
export async function dropOld({
  destination,
  key,
  now,
  days,
}: {
  destination: Destination;
  key: BackupKey;
  now: Date;
  days: number;
}): Promise<number> {
  const { made, unfinished } = await listBackups(destination);
  const dropped = backupsToDrop(made, { now, days });
  const yesterday = new Date(now.getTime() - DAY_MS);
  const gone = [...dropped, ...unfinished.filter(({ madeAt }) => madeAt < yesterday)];
  for (const { name } of gone) {
    await destination.remove(places.manifest(name));
    await destination.remove(places.database(name));
  }
  await destination.removeUnfinished(yesterday);
  if (gone.length > 0) {
    const kept = made.filter((backup) => !dropped.includes(backup));
    for (const keyId of new Set(gone.map((backup) => backup.keyId))) {
      await dropFiles(destination, { key, keyId, kept: kept.filter((backup) => backup.keyId === keyId) });
    }
  }
  return dropped.length;
}

/** Files are shared by the backups of one key. Those of an earlier key cannot be told apart, and go with its last backup. */
async function dropFiles(
  destination: Destination,
  { key, keyId, kept }: { key: BackupKey; keyId: string; kept: BackupName[] },
): Promise<void> {
  if (keyId !== key.id && kept.length > 0) return;
  const named = new Set<string>();
  for (const { name } of kept) {
    for (const { sha256 } of (await openManifest(destination, key, name)).files) {
      named.add(places.file(keyId, key.nameOf(sha256)));
    }
  }
  for await (const place of destination.list(places.files(keyId))) {
    if (!named.has(place)) await destination.remove(place);
  }
}
