import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newBackupKey } from '@chulbal/domain/backups/sealing';
import { openPostgresDb } from '@chulbal/domain/postgres-db';
import { prepareDatabase } from '@chulbal/domain/seeds/prepare-database';
import { createVault } from '@chulbal/domain/vault';
import { callCommand } from '@chulbal/testing/command';
import { createDatabase, productionSettings } from '@chulbal/testing/production';
import { afterAll, describe, expect, inject, test } from 'vitest';
import { runDoctor } from './doctor.ts';

const folder = mkdtempSync(join(tmpdir(), 'chulbal-doctor-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const doctor = (given: Record<string, string>) => callCommand(() => runDoctor([], given));

describe.runIf(process.env.TEST_DATABASE === 'postgres')('npm run doctor', () => {
  test('looks at everything, says what to do and prints no secret', { timeout: 60_000 }, async () => {
    const url = new URL(await createDatabase(inject('postgresUrl'), `doctor_${process.pid}`));
    // Nobody asks for it here, so that any will do.
    url.password = 'canary-of-the-database';
    const settings = productionSettings(url.href);
    const { db } = openPostgresDb(url.href, createVault(settings.DATA_KEY ?? ''), 2);
    await prepareDatabase(db, { now: new Date() });
    await db.close();
    const secrets = {
      ...{
        BACKUP_KEY: await newBackupKey(),
        S3_SECRET_KEY: 'canary-of-the-files',
        S3_ACCESS_KEY: 'canary-access',
      },
      ...{
        BACKUP_S3_SECRET_KEY: 'canary-of-backups',
        BACKUP_S3_ACCESS_KEY: 'canary-b',
        TAX_OFFICE_KEY: 'canary-tax',
      },
    };
    const given = {
      ...settings,
      ...secrets,
      ...{
        DATA_DIR: folder,
        PUBLIC_URL: 'http://127.0.0.1:9',
        SMTP_URL: 'smtp://canary-user:canary-mail@127.0.0.1:9',
      },
      ...{ SMS_URL: 'http://canary-sms:canary-sms@127.0.0.1:9/canary', TAX_OFFICE_URL: 'http://127.0.0.1:9' },
      ...{ S3_BUCKET: 'files', S3_ENDPOINT: 'http://127.0.0.1:9', S3_REGION: 'us-east-1' },
      ...{
        BACKUP_S3_BUCKET: 'safe',
        BACKUP_S3_ENDPOINT: 'http://127.0.0.1:9',
        BACKUP_S3_REGION: 'us-east-1',
      },
    };
    const { code, output } = await doctor(given);
    expect(code).toBe(1);
    for (const line of [
      /✓ settings +production/,
      /✓ database +PostgreSQL/,
      /✓ migrations/,
      /✓ clock/,
      /✓ DATA_KEY/,
      /✗ backup +백업한 적이 없어요/,
      /✗ S3_BUCKET +파일을 쓸 수 없어요 \(ECONNREFUSED\)/,
      /✗ BACKUP_S3_BUCKET +닿지 않아요 \(ECONNREFUSED\)/,
      /✗ SMTP_URL/,
      /✗ SMS_URL/,
      /✗ TAX_OFFICE_URL/,
      /⚠ PUBLIC_URL/,
    ])
      expect(output).toMatch(line);
    expect(output).not.toContain('canary');
    for (const secret of [...Object.values(secrets), settings.DATA_KEY ?? '', settings.COOKIE_SECRET ?? ''])
      expect(output).not.toContain(secret);
  });

  test('names a database that is not prepared, and one of another key', { timeout: 60_000 }, async () => {
    const settings = productionSettings(
      await createDatabase(inject('postgresUrl'), `unready_${process.pid}`),
    );
    const given = { ...settings, DATA_DIR: folder, PUBLIC_URL: 'http://127.0.0.1:9' };
    expect((await doctor(given)).output).toMatch(/✗ migrations +.*npm run migrate/);
    const { db } = openPostgresDb(settings.DATABASE_URL ?? '', createVault(settings.COOKIE_SECRET ?? ''), 2);
    await prepareDatabase(db, { now: new Date() });
    await db.close();
    expect((await doctor(given)).output).toMatch(/✗ DATA_KEY/);
  });

  test('names wrong settings without their values', async () => {
    const { output, code } = await doctor({ DATABASE_URL: 'canary', DATA_KEY: 'canary' });
    expect(code).toBe(1);
    expect(output).toMatch(/✗ settings +DATABASE_URL: is no postgres/);
    expect(output).not.toContain('canary');
  });
});

test('a demo’s folder, before its first start', async () => {
  const { code, output } = await doctor({ DATA_DIR: join(folder, 'demo') });
  expect({ code, output }).toMatchObject({ code: 0, output: expect.stringContaining('✓ database') });
});
