import { resolve, sep } from 'node:path';
import type { DestinationSettings } from '@chulbal/domain/backups/destination';
import { MOST_DAYS } from '@chulbal/domain/backups/rules';
import { z } from 'zod';
import { httpUrl, parseSettings, wrongSettings } from './env.ts';

/** Settings of `npm run backup`, `restore` and `verify`; the servers do not know them. */
const schema = z
  .object({
    BACKUP_KEY: z
      .string()
      .regex(/^AGE-SECRET-KEY-1[02-9AC-HJ-NP-Z]{58}$/, 'is no key; "backup --new-key" makes one'),
    BACKUP_DIR: z.string().optional(),
    BACKUP_S3_BUCKET: z.string().optional(),
    BACKUP_S3_ENDPOINT: httpUrl.optional(),
    BACKUP_S3_REGION: z.string().default('ap-northeast-2'),
    BACKUP_S3_ACCESS_KEY: z.string().optional(),
    BACKUP_S3_SECRET_KEY: z.string().optional(),
    BACKUP_DAYS: z.coerce.number().int().min(1).max(MOST_DAYS).default(MOST_DAYS),
  })
  .refine((env) => Boolean(env.BACKUP_DIR) !== Boolean(env.BACKUP_S3_BUCKET), {
    path: ['BACKUP_DIR'],
    message: 'or BACKUP_S3_BUCKET is needed, and not both',
  })
  .refine((env) => Boolean(env.BACKUP_S3_ACCESS_KEY) === Boolean(env.BACKUP_S3_SECRET_KEY), {
    path: ['BACKUP_S3_SECRET_KEY'],
    message: 'and BACKUP_S3_ACCESS_KEY go together',
  });

export type BackupSettings = {
  /** An age identity. */
  key: string;
  destination: DestinationSettings;
  /** How many days backups are kept. */
  days: number;
};

/**
 * Reads where backups go and what seals them. Refuses a destination that would go with what it is a backup of. Throws
 * with one line per wrong setting and never prints a value.
 */
export function parseBackupEnv(given: Record<string, string | undefined>): BackupSettings {
  const env = parseSettings(schema, given);
  if (env.BACKUP_DIR && isInside(env.BACKUP_DIR, given.DATA_DIR || './data')) {
    throw wrongSettings(['BACKUP_DIR: lies in DATA_DIR and would be lost with it']);
  }
  if (isSame(env, given)) {
    throw wrongSettings(['BACKUP_S3_BUCKET: must be another bucket than S3_BUCKET']);
  }
  const destination: DestinationSettings = env.BACKUP_DIR
    ? { directory: env.BACKUP_DIR }
    : {
        bucket: {
          bucket: env.BACKUP_S3_BUCKET ?? '',
          region: env.BACKUP_S3_REGION,
          endpoint: env.BACKUP_S3_ENDPOINT,
          accessKey: env.BACKUP_S3_ACCESS_KEY,
          secretKey: env.BACKUP_S3_SECRET_KEY,
        },
      };
  return { key: env.BACKUP_KEY, destination, days: env.BACKUP_DAYS };
}

function isSame(env: z.output<typeof schema>, given: Record<string, string | undefined>): boolean {
  if (!env.BACKUP_S3_BUCKET || env.BACKUP_S3_BUCKET !== given.S3_BUCKET) return false;
  return (env.BACKUP_S3_ENDPOINT ?? '') === (given.S3_ENDPOINT ?? '');
}

function isInside(folder: string, other: string): boolean {
  return `${resolve(folder)}${sep}`.startsWith(`${resolve(other)}${sep}`);
}
