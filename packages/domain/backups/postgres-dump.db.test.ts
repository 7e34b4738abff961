import { createDraft, seasonNow } from '@chulbal/testing/factories';
import { createDatabase, withPostgresPrograms } from '@chulbal/testing/production';
import { publishedSeason } from '@chulbal/testing/seasons';
import { testVault } from '@chulbal/testing/test-db';
import { beforeEach, describe, expect, inject, onTestFinished, test } from 'vitest';
import type { Db } from '../db.ts';
import { openPostgresDb } from '../postgres-db.ts';
import { prepareDatabase } from '../seeds/prepare-database.ts';
import {
  dumpPostgres,
  emptyDatabase,
  isEmptyDatabase,
  restoreDump,
  withBackupLock,
} from './postgres-dump.ts';
import { counted } from './streams.ts';

describe.runIf(process.env.TEST_DATABASE === 'postgres')('R-12: a dump of PostgreSQL', () => {
  let url: string;
  let db: Db;

  async function opened(name: string): Promise<{ url: string; db: Db }> {
    const address = await createDatabase(inject('postgresUrl'), `${name}_${process.pid}`);
    const database = openPostgresDb(address, testVault, 4).db;
    onTestFinished(() => database.close());
    return { url: address, db: database };
  }
  const environment = withPostgresPrograms();

  beforeEach(async () => {
    ({ url, db } = await opened('dumped'));
  });

  test('and its list of files are of one moment, whatever is written meanwhile', async () => {
    await prepareDatabase(db, { now: seasonNow });
    await publishedSeason(db, { now: seasonNow });
    const { teamNo } = await createDraft(db);
    const named = async (of: Db) =>
      (await of.sql.selectFrom('files').select('serverFileName').orderBy('serverFileName').execute()).map(
        ({ serverFileName }) => serverFileName,
      );
    const before = await named(db);
    const { db: other } = openPostgresDb(url, testVault, 2);
    const there = await opened('loaded');
    const begun = Promise.withResolvers<void>();
    const written = begun.promise.then(async () => {
      await other.sql.deleteFrom('files').where('teamNo', '=', teamNo).execute();
      await createDraft(other);
    });
    const { stored, migrations } = await dumpPostgres(db, { url, environment }, async (dump) => {
      begun.resolve();
      await written;
      await restoreDump({ url: there.url, environment }, dump);
    });
    expect(stored.map(({ name }) => name)).toEqual(before);
    expect(await named(there.db)).toEqual(before);
    expect(await named(other)).not.toEqual(before);
    expect(migrations).toContain('0400-backups');
    await other.close();
  });

  test('is kept by nobody where it fails, and says why', async () => {
    await prepareDatabase(db, { now: seasonNow });
    const lost = new URL(url);
    lost.pathname = '/nobody_made_it';
    const read = async (dump: AsyncIterable<Uint8Array>) => {
      for await (const _ of counted(dump).stream);
    };
    await expect(dumpPostgres(db, { url: lost.href, environment }, read)).rejects.toMatchObject({
      name: 'RefusedToStart',
      message: expect.stringContaining('does not exist'),
      code: 'pg_dump',
    });
    const full = dumpPostgres(db, { url, environment }, async () => {
      throw new Error('the disk is full');
    });
    await expect(full).rejects.toThrow('the disk is full');
  });

  test('that is cut short leaves the database as empty as it was', async () => {
    await prepareDatabase(db, { now: seasonNow });
    const there = await opened('loaded');
    await expect(
      dumpPostgres(db, { url, environment }, async (dump) => {
        const parts: Uint8Array[] = [];
        for await (const part of dump) parts.push(part);
        const bytes = Buffer.concat(parts);
        const { stream } = counted([bytes.subarray(0, bytes.length / 2)] as never);
        await restoreDump({ url: there.url, environment }, stream);
      }),
    ).rejects.toMatchObject({ code: 'pg_restore' });
    expect(await isEmptyDatabase(there.db)).toBe(true);
  });

  test('takes the place of what is there only after it is emptied', async () => {
    expect(await isEmptyDatabase(db)).toBe(true);
    await prepareDatabase(db, { now: seasonNow });
    expect(await isEmptyDatabase(db)).toBe(false);
    await emptyDatabase(db);
    expect(await isEmptyDatabase(db)).toBe(true);
  });

  test('is made by one at a time', async () => {
    await withBackupLock(db, async () => {
      await expect(withBackupLock(db, async () => {})).rejects.toMatchObject({
        message: expect.stringContaining('Another backup is still running'),
      });
    });
    await withBackupLock(db, async () => {});
  });
});
