import { describe, expect, test } from 'vitest';
import { parseBackupEnv } from './backup-env.ts';

const key = `AGE-SECRET-KEY-1${'QPZRY9X8GF2TVDW0S3JN54KHCE6MUA7L'.repeat(2).slice(0, 58)}`;
const given = { BACKUP_KEY: key, BACKUP_DIR: '/backups' };

describe('where backups go', () => {
  test('a folder, or a bucket', () => {
    expect(parseBackupEnv(given)).toEqual({ key, destination: { directory: '/backups' }, days: 30 });
    const bucket = { BACKUP_KEY: key, BACKUP_S3_BUCKET: 'safe', BACKUP_DAYS: '7', BACKUP_DIR: '' };
    expect(parseBackupEnv(bucket)).toMatchObject({
      destination: { bucket: { bucket: 'safe', region: 'ap-northeast-2' } },
      days: 7,
    });
  });

  test.each([
    [{}, 'BACKUP_KEY: is missing'],
    [{ ...given, BACKUP_KEY: 'A canary that is no key' }, 'BACKUP_KEY: is no key'],
    [{ BACKUP_KEY: key }, 'BACKUP_DIR: or BACKUP_S3_BUCKET is needed'],
    [{ ...given, BACKUP_S3_BUCKET: 'safe' }, 'BACKUP_DIR: or BACKUP_S3_BUCKET is needed, and not both'],
    [{ BACKUP_KEY: key, BACKUP_S3_BUCKET: 'a', BACKUP_S3_ACCESS_KEY: 'b' }, 'BACKUP_S3_SECRET_KEY: and'],
    [{ BACKUP_KEY: key, BACKUP_S3_BUCKET: 'files', S3_BUCKET: 'files' }, 'must be another bucket'],
    [{ ...given, BACKUP_DIR: './data/backups' }, 'BACKUP_DIR: lies in DATA_DIR'],
    [{ ...given, BACKUP_DIR: '/srv/a', DATA_DIR: '/srv/a' }, 'BACKUP_DIR: lies in DATA_DIR'],
    // The privacy policy promises thirty days.
    [{ ...given, BACKUP_DAYS: '31' }, 'BACKUP_DAYS: '],
    [{ ...given, BACKUP_DAYS: '0' }, 'BACKUP_DAYS: '],
  ])('%j is refused', (wrong, said) => {
    expect(() => parseBackupEnv(wrong)).toThrow(said);
    expect(() => parseBackupEnv(wrong)).not.toThrow('canary');
  });

  test('a folder beside the data is fine', () => {
    expect(parseBackupEnv({ ...given, DATA_DIR: '/srv/a', BACKUP_DIR: '/srv/a-backups' }).days).toBe(30);
  });
});
