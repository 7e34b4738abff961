import { execFile } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { lastBackup } from '@chulbal/domain/backups/queries';
import { newBackupKey } from '@chulbal/domain/backups/sealing';
import type { Db } from '@chulbal/domain/db';
import { openEmbeddedDb } from '@chulbal/domain/embedded-db';
import { openFileStore } from '@chulbal/domain/files/open-store';
import type { FileStore } from '@chulbal/domain/files/store';
import { openPostgresDb } from '@chulbal/domain/postgres-db';
import { prepareDatabase } from '@chulbal/domain/seeds/prepare-database';
import { createVault } from '@chulbal/domain/vault';
import { storedSecrets } from '@chulbal/http/secrets';
import { callCommand } from '@chulbal/testing/command';
import { snapshot } from '@chulbal/testing/database-state';
import { createDraft, seasonNow } from '@chulbal/testing/factories';
import { createDatabase, productionSettings, withPostgresPrograms } from '@chulbal/testing/production';
import { startBucket } from '@chulbal/testing/s3';
import { publishedSeason } from '@chulbal/testing/seasons';
import { afterAll, describe, expect, inject, test } from 'vitest';
import { runBackup } from './backup.ts';
import { runDoctor } from './doctor.ts';
import { serveCommands } from './product-socket.ts';
import { runRestore } from './restore.ts';
import { runVerify } from './verify.ts';

const folder = mkdtempSync(join(tmpdir(), 'chulbal-backup-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Given = Record<string, string>;
const backup = (given: Given) => callCommand(() => runBackup([], given));
const verify = (given: Given, ...args: string[]) => callCommand(() => runVerify(args, given));
const restore = (given: Given, ...args: string[]) => callCommand(() => runRestore(args, given));

/** As a process of its own: it has to end by itself. */
function restoreAlone(given: Given, ...args: string[]): Promise<{ code: number }> {
  const options = {
    cwd: new URL('../../', import.meta.url),
    env: { PATH: process.env.PATH, ...given },
    timeout: 90_000,
  };
  return new Promise((resolve) => {
    execFile(process.execPath, ['apps/all/start.mjs', 'restore', ...args], options, (error) =>
      resolve({ code: error ? Number(error.code ?? -1) : 0 }),
    );
  });
}

/** A season with a draft, and the bytes of every file that a row names. */
async function fill(db: Db, store: FileStore): Promise<void> {
  await prepareDatabase(db, { now: seasonNow });
  await publishedSeason(db, { now: seasonNow });
  await createDraft(db);
  const files = await db.sql.selectFrom('files').select('serverFileName').orderBy('serverFileName').execute();
  for (const { serverFileName } of files) {
    const { size, sha256 } = await store.write(serverFileName, Readable.from([randomBytes(100_000)]));
    await db.sql
      .updateTable('files')
      .set({ size, sha256 })
      .where('serverFileName', '=', serverFileName)
      .execute();
  }
}

/** All that is backed up, and not what came of it. */
async function rowsOf(db: Db): Promise<Record<string, string>> {
  const { backups: _, ...rows } = await snapshot(db);
  return rows;
}

/** Of every file that a row names, whether the store has the bytes that the row says. */
async function filesOf(db: Db, store: FileStore): Promise<boolean[]> {
  const rows = await db.sql
    .selectFrom('files')
    .select(['serverFileName', 'sha256'])
    .orderBy('serverFileName')
    .execute();
  const found: boolean[] = [];
  for (const { serverFileName, sha256 } of rows) {
    const hash = createHash('sha256');
    for await (const part of (await store.read(serverFileName))?.stream ?? []) hash.update(part);
    found.push(hash.digest('hex') === sha256);
  }
  return found;
}

describe.runIf(process.env.TEST_DATABASE === 'postgres')('R-12: PostgreSQL and S3', () => {
  test('are backed up, destroyed and had back, each by one command', { timeout: 120_000 }, async () => {
    const buckets = [await startBucket(), await startBucket(), await startBucket()];
    const [files, safe, fresh] = buckets.map(({ settings }) => settings);
    const named = (prefix: string, s3 = files) => ({
      [`${prefix}S3_BUCKET`]: s3?.bucket ?? '',
      [`${prefix}S3_ENDPOINT`]: s3?.endpoint ?? '',
      [`${prefix}S3_REGION`]: s3?.region ?? '',
      [`${prefix}S3_ACCESS_KEY`]: s3?.accessKey ?? '',
      [`${prefix}S3_SECRET_KEY`]: s3?.secretKey ?? '',
    });
    const server = inject('postgresUrl');
    const own = productionSettings(await createDatabase(server, `backup_${process.pid}`));
    const safely = {
      BACKUP_KEY: await newBackupKey(),
      ...named('BACKUP_', safe),
      ...withPostgresPrograms(),
    };
    const given = { ...own, ...safely, ...named('') };

    const vault = createVault(own.DATA_KEY ?? '');
    const { db } = openPostgresDb(own.DATABASE_URL ?? '', vault, 4);
    const store = openFileStore({ dataDir: folder, s3: files ?? null });
    await fill(db, store);
    const before = await rowsOf(db);
    expect(await backup(given)).toMatchObject({ code: 0, output: expect.stringContaining('backed up') });
    const { done } = await lastBackup(db);
    expect(done).toMatchObject({ outcome: 'done', files: 2, sentFiles: 2, missingFiles: 0 });
    expect(await backup(given)).toMatchObject({ code: 0, output: expect.stringMatching(/sent anew +0 /) });
    // Without a database.
    expect(await verify(safely)).toMatchObject({
      code: 0,
      output: expect.stringContaining('all of it is whole'),
    });

    expect(await verify(safely, '--from', (done?.name ?? '').slice(0, 8))).toMatchObject({ code: 0 });
    expect(await verify(safely, '--from', '2001')).toMatchObject({
      code: 1,
      output: expect.stringContaining(done?.name ?? ''),
    });

    const elsewhere = await createDatabase(server, `restored_${process.pid}`);
    const there = { ...given, DATABASE_URL: elsewhere, ...named('', fresh) };
    const ofFirst = ['--from', done?.name ?? ''];
    const wrongKey = { ...there, DATA_KEY: randomBytes(32).toString('hex') };
    expect(await restore(wrongKey, ...ofFirst)).toMatchObject({
      code: 1,
      output: expect.stringContaining(`sealed with the key ${vault.keyId}`),
    });
    expect(await restore(there, ...ofFirst)).toMatchObject({
      code: 0,
      output: expect.stringContaining('restored'),
    });
    const { db: had } = openPostgresDb(elsewhere, createVault(own.DATA_KEY ?? ''), 2);
    await prepareDatabase(had, { now: seasonNow, migrates: false });
    expect(await rowsOf(had)).toEqual(before);
    expect((await lastBackup(had)).done).toMatchObject({ name: done?.name, files: 2 });
    expect(await filesOf(had, openFileStore({ dataDir: folder, s3: fresh ?? null }))).toEqual([true, true]);

    // What is there is not overwritten unless asked to.
    expect(await restore(there)).toMatchObject({ code: 1, output: expect.stringContaining('--replace') });
    expect(await restore(there, '--replace', ...ofFirst)).toMatchObject({ code: 0 });
    expect(await rowsOf(had)).toEqual(before);
    await Promise.all([db.close(), had.close(), ...buckets.map((bucket) => bucket.close())]);
  });

  test('a backup that fails is noted, with no secret in it', async () => {
    const own = productionSettings(await createDatabase(inject('postgresUrl'), `failed_${process.pid}`));
    const { db } = openPostgresDb(own.DATABASE_URL ?? '', createVault(own.DATA_KEY ?? ''), 2);
    await prepareDatabase(db, { now: seasonNow });
    const given = {
      ...own,
      DATA_DIR: join(folder, 'none'),
      BACKUP_KEY: await newBackupKey(),
      PATH: '/nowhere',
    };
    const ended = await backup({ ...given, BACKUP_DIR: join(folder, 'failed') });
    expect(ended).toMatchObject({ code: 1, output: expect.stringContaining('pg_dump was not found') });
    const { done, tried } = await lastBackup(db);
    expect(done).toBeNull();
    expect(tried).toMatchObject({ outcome: 'failed', reason: expect.stringMatching(/^\w+$/) });
    expect((await verify({ ...given, BACKUP_DIR: join(folder, 'failed') })).output).toContain(
      'no backup at all',
    );
    const nowhere = { BACKUP_S3_BUCKET: 'safe', BACKUP_S3_ENDPOINT: 'http://127.0.0.1:9' };
    const keys = { BACKUP_S3_ACCESS_KEY: 'a', BACKUP_S3_SECRET_KEY: 'b' };
    const unreached = await verify({ BACKUP_KEY: given.BACKUP_KEY, ...nowhere, ...keys });
    expect(unreached).toMatchObject({ code: 1, output: expect.stringContaining('does not let it through') });
    expect(unreached.output).not.toMatch(/^\s+at /m);
    await db.close();
  });
});

describe('R-12: the embedded database', () => {
  test('is backed up while it runs and while it does not, and had back', { timeout: 180_000 }, async () => {
    const dataDir = join(folder, 'data');
    const secrets = storedSecrets(dataDir, ['DATA_KEY']);
    const safely = { BACKUP_KEY: await newBackupKey(), BACKUP_DIR: join(folder, 'safe') };
    const given = { DATA_DIR: dataDir, DEMO_SEED: 'false', ...safely };
    const store = openFileStore({ dataDir, s3: null });
    const open = () => openEmbeddedDb(createVault(secrets.DATA_KEY), { dataDir: join(dataDir, 'db') });
    const running = await open();
    await fill(running.db, store);
    const before = await rowsOf(running.db);

    const stop = await serveCommands(dataDir, running);
    expect(await backup(given)).toMatchObject({ code: 0, output: expect.stringContaining('backed up') });
    expect((await lastBackup(running.db)).done).toMatchObject({ files: 2, sentFiles: 2 });
    // The doctor looks at it there too.
    const found = await callCommand(() => runDoctor([], given));
    for (const about of ['database', 'migrations', 'clock', 'DATA_KEY', 'backup', 'DATA_DIR', 'BACKUP_DIR'])
      expect(found.output).toMatch(new RegExp(`✓ ${about} `));
    await stop();
    await running.db.close();
    expect(await backup(given)).toMatchObject({ code: 0, output: expect.stringMatching(/sent anew +0 /) });
    expect(await verify(safely)).toMatchObject({ code: 0 });
    const [first = ''] = readdirSync(join(folder, 'safe', 'backups')).toSorted();

    expect(await restore(given)).toMatchObject({ code: 1, output: expect.stringContaining('--replace') });
    const kept = readFileSync(join(dataDir, 'secrets.json'));
    rmSync(dataDir, { recursive: true });
    expect(await restore(given)).toMatchObject({ code: 1, output: expect.stringContaining('secrets.json') });
    writeFileSync(join(dataDir, 'secrets.json'), kept);
    expect(await restoreAlone(given, '--from', first)).toMatchObject({ code: 0 });
    const had = await open();
    await prepareDatabase(had.db, { now: seasonNow, migrates: false });
    expect(await rowsOf(had.db)).toEqual(before);
    expect((await lastBackup(had.db)).done).toMatchObject({ name: first, files: 2 });
    expect(await filesOf(had.db, store)).toEqual([true, true]);
    await had.db.close();

    // A damaged file is named, and the rest can be had all the same.
    const [path = ''] = readdirSync(join(folder, 'safe', 'objects'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
    cpSync(path, `${path}.whole`);
    writeFileSync(path, readFileSync(path).subarray(0, 500));
    const name = path.split('/').at(-1) ?? '';
    expect(await verify(safely)).toMatchObject({ code: 1, output: expect.stringContaining(name) });
    rmSync(dataDir, { recursive: true });
    storedSecrets(dataDir, ['DATA_KEY']);
    writeFileSync(join(dataDir, 'secrets.json'), kept);
    expect(await restore(given)).toMatchObject({ code: 1, output: expect.stringContaining(name) });
    expect(await restore(given, '--despite-damage')).toMatchObject({ code: 0 });
  });

  test('with nothing in it says so', async () => {
    const given = {
      DATA_DIR: join(folder, 'empty'),
      BACKUP_KEY: await newBackupKey(),
      BACKUP_DIR: join(folder, 'b'),
    };
    expect(await backup(given)).toMatchObject({
      code: 1,
      output: expect.stringContaining('nothing to back up'),
    });
  });
});
