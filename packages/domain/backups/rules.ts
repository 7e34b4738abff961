/** How long a backup may be kept, in days: the privacy policy promises that what was destroyed is in no older one. */
export const MOST_DAYS = 30;

/** A nightly backup that is this much late is missed, in milliseconds. */
const OVERDUE_MS = 26 * 3_600_000;

const DAY_MS = 86_400_000;

/** A backup at its destination, by its folder's name: when it was begun, and the id of the key that seals it. */
export type BackupName = { name: string; madeAt: Date; keyId: string };

/** `20260302T180000.000Z-1f2e3d4c`. */
export function backupName(madeAt: Date, keyId: string): string {
  return `${madeAt.toISOString().replaceAll(/[-:]/g, '')}-${keyId}`;
}

/** Null for a folder that no backup has made. */
export function readBackupName(name: string): BackupName | null {
  const parts = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d\.\d{3}Z)-([0-9a-f]{8})$/.exec(name);
  if (!parts) return null;
  const [, year, month, day, hours, minutes, seconds, keyId = ''] = parts;
  const madeAt = new Date(`${year}-${month}-${day}T${hours}:${minutes}:${seconds}`);
  return Number.isNaN(madeAt.getTime()) ? null : { name, madeAt, keyId };
}

/**
 * Which backups go: those older than `days`, and of each day but the last two (from `now` back, 24 hours each) all but
 * the newest. Backups are only dropped once a new one is there, so that the newest of them always stays.
 */
export function backupsToDrop<Kept extends { madeAt: Date }>(
  backups: readonly Kept[],
  { now, days }: { now: Date; days: number },
): Kept[] {
  const newestOfDay = new Map<number, Kept>();
  for (const backup of backups) {
    const day = daysBefore(now, backup.madeAt);
    const newest = newestOfDay.get(day);
    if (!newest || backup.madeAt > newest.madeAt) newestOfDay.set(day, backup);
  }
  return backups.filter((backup) => {
    const day = daysBefore(now, backup.madeAt);
    if (day < 2) return false;
    return day >= days || newestOfDay.get(day) !== backup;
  });
}

function daysBefore(now: Date, then: Date): number {
  return Math.floor((now.getTime() - then.getTime()) / DAY_MS);
}

/** Whether the newest backup is older than a nightly one may be. */
export function isOverdue(madeAt: Date, now: Date): boolean {
  return now.getTime() - madeAt.getTime() > OVERDUE_MS;
}
