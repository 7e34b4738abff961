import { type Destination, openDestination } from '@chulbal/domain/backups/destination';
import { listBackups, openManifest } from '@chulbal/domain/backups/find';
import type { Manifest } from '@chulbal/domain/backups/manifest';
import type { BackupName } from '@chulbal/domain/backups/rules';
import { type BackupKey, openBackupKey } from '@chulbal/domain/backups/sealing';
import { type Damage, reasonOf } from '@chulbal/domain/backups/verify';
import { RefusedToStart } from '@chulbal/domain/refused-to-start';
import { parseBackupEnv } from '@chulbal/http/backup-env';

export type BackupTarget = { destination: Destination; key: BackupKey; days: number };

/** Where backups are and what opens them, by the settings. @throws RefusedToStart */
export async function openTarget(given: Record<string, string | undefined>): Promise<BackupTarget> {
  const { key, destination, days } = parseBackupEnv(given);
  return { destination: openDestination(destination), key: await openBackupKey(key), days };
}

/** The backup whose name begins so, or the newest; the newest too where several begin so. @throws RefusedToStart where there is none */
export async function chooseBackup(
  { destination }: BackupTarget,
  asked: string | undefined,
): Promise<BackupName> {
  const { made } = await listBackups(destination);
  const chosen = made.findLast(({ name }) => name.startsWith(asked ?? ''));
  if (chosen) return chosen;
  const there = made.map(({ name }) => `\n  ${name}`).join('');
  throw new RefusedToStart(
    made.length > 0
      ? `그런 이름의 백업이 없어요. 있는 백업은 이래요.\nThere is no backup of that name, but these.${there}`
      : '백업이 하나도 없어요. BACKUP_DIR이나 BACKUP_S3_BUCKET을 확인해 주세요.\nThere is no backup at all. Check BACKUP_DIR or BACKUP_S3_BUCKET.',
  );
}

/** @throws RefusedToStart with what is wrong with it */
export async function readBackup({ destination, key }: BackupTarget, name: string): Promise<Manifest> {
  try {
    return await openManifest(destination, key, name);
  } catch (error) {
    const why = reasonOf(error);
    throw new RefusedToStart(`${name}: ${reasons[why]}`);
  }
}

const reasons: Record<Damage['why'], string> = {
  missing: '없어요 · not there',
  wrongKey: 'BACKUP_KEY가 이 백업의 키가 아니에요 · sealed with another key than BACKUP_KEY',
  damaged: '손상됐어요 · damaged',
};

/** One line for each thing that cannot be had back. */
export function damageLines(damages: readonly Damage[]): string[] {
  return damages.map(({ place, file, why }) => `  ✗ ${place}${file ? ` (${file})` : ''}: ${reasons[why]}`);
}

/** Bytes as an administrator reads them. */
export function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toLocaleString('en', { maximumFractionDigits: 1 })} MB`;
}
