import { execFile } from 'node:child_process';
import { openPostgresDb } from '@chulbal/domain/postgres-db';
import { callCommand, type Ended } from '@chulbal/testing/command';
import { createDatabase, noteMigration, productionSettings } from '@chulbal/testing/production';
import { testVault } from '@chulbal/testing/test-db';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { runMigrate } from './migrate.ts';

const root = new URL('../../', import.meta.url);

function startServer(entry: string, env: Record<string, string>): Promise<Ended> {
  const options = { cwd: root, env: { PATH: process.env.PATH, ...env }, timeout: 60_000 };
  return new Promise((resolve) => {
    execFile(process.execPath, [entry], options, (error, out, err) =>
      resolve({ code: error ? Number(error.code ?? -1) : 0, output: out + err }),
    );
  });
}

describe.runIf(process.env.TEST_DATABASE === 'postgres')('npm run migrate', () => {
  let settings: Record<string, string>;

  beforeAll(async () => {
    const url = await createDatabase(inject('postgresUrl'), `migrate_${process.pid}`);
    settings = productionSettings(url);
  });

  const migrate = (...args: string[]) => callCommand(() => runMigrate(args, settings));

  test('lists what it would do, and does it when asked to', async () => {
    const dry = await migrate('--dry-run');
    expect(dry).toMatchObject({ code: 0, output: expect.stringContaining('0001-foundation') });
    expect(dry.output).toContain('nothing has been changed');
    expect(await migrate('--dry-run')).toEqual(dry);
    expect(await migrate()).toMatchObject({ code: 0, output: expect.stringMatching(/ \d+ applied\n/) });
    expect(await migrate()).toMatchObject({ code: 0, output: expect.stringContaining('nothing to apply') });
  });

  test.each(['apps/user-api/main.ts', 'apps/admin-api/main.ts', 'apps/all/start.mjs'])(
    '%s does not migrate by itself, and names the command',
    async (entry) => {
      const url = await createDatabase(inject('postgresUrl'), `unmigrated_${process.pid}`);
      const ended = await startServer(entry, { ...settings, DATABASE_URL: url });
      expect(ended).toMatchObject({ code: 1, output: expect.stringContaining('npm run migrate를') });
      expect(ended.output).toContain('Run "npm run migrate" once.');
      expect(ended.output).not.toMatch(/^\s+at /m);
    },
  );

  test('refuses a database that is newer, and says what to use', async () => {
    const { db } = openPostgresDb(settings.DATABASE_URL ?? '', testVault, 2);
    await noteMigration(db, '9998-pets');
    const refused = await migrate();
    expect(refused.code).toBe(1);
    expect(refused.output).toContain('The database is newer than this program (9998-pets).');
    await db.close();
  });

  test('says how it is called', async () => {
    const refused = await migrate('--force');
    expect(refused).toMatchObject({
      code: 1,
      output: expect.stringContaining('npm run migrate -- [--dry-run]'),
    });
  });
});
