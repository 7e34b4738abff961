import type { Generated } from 'kysely';

/** A backup that ended, well or not; one that was killed leaves no row. */
export type BackupsTable = {
  id: Generated<number>;
  startedAt: Date;
  endedAt: Date;
  outcome: 'done' | 'failed';
  /** The folder of the backup at its destination; null for one that failed. */
  name: string | null;
  /** The kind of error of one that failed, without any setting or address in it. */
  reason: string | null;
  /** Bytes of the database's dump. */
  databaseBytes: number;
  /** Files that the backup holds, and their bytes. */
  files: number;
  fileBytes: number;
  /** Those of them that no earlier backup had. */
  sentFiles: number;
  sentBytes: number;
  /** Files that rows name and that the storage did not have, or had damaged. */
  missingFiles: number;
};

export type BackupsTables = { backups: BackupsTable };
