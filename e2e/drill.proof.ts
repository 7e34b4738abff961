import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { newBackupKey } from '@chulbal/domain/backups/sealing';
import { eachOf } from '@chulbal/domain/backups/streams';
import { s3Store } from '@chulbal/domain/files/s3-store';
import { listStored } from '@chulbal/domain/files/stored.queries';
import { openPostgresDb } from '@chulbal/domain/postgres-db';
import { createVault } from '@chulbal/domain/vault';
import { settingsOfBucket } from '@chulbal/testing/s3';
import { expect, onTestFinished, test } from 'vitest';
import { reportProof } from '../tools/figures/report.ts';
import { freePort, startPostgres } from '../tools/postgres-server.ts';
import { findPostgres } from '../tools/programs.mjs';
import { root } from '../tools/setup/machine.mjs';
import { prepareDemo } from './demo-on-server.ts';
import { Heartbeat } from './heartbeat.ts';
import { startKillable } from './killable-process.ts';
import { LoadOfInvestments } from './load-of-investments.ts';
import { LoadOfScores } from './load-of-scores.ts';
import { LoadOfTickets } from './load-of-tickets.ts';
import { insertApplications } from './many-applications.ts';
import { startProduct } from './server.ts';

/** Of a nation's season; `DRILL_APPLICATIONS=1000` is a short one. */
const applications = Number(process.env.DRILL_APPLICATIONS ?? 15_000);
/** Seconds for which a copy may lack what was acknowledged, and seconds until everybody can work again. */
const MOST_LOST = 5 * 60;
const MOST_AWAY = 30 * 60;

type Settings = Record<string, string>;

test.runIf(findPostgres())(
  'drill: database and bucket are destroyed under load, and the product stands again elsewhere (R-12)',
  async () => {
    const here = await machine();
    const store = s3Store(here.files.settings);
    const demo = await prepareDemo(here.postgres.url, store);
    const vault = createVault(demo.DATA_KEY ?? '');
    const opened = openPostgresDb(here.postgres.url, vault, 4);
    await insertApplications(opened, store, applications);
    await opened.db.close();
    const settings = { ...demo, ...here.settings };
    // In a bucket of another provider, as docs/operating/backup-and-restore.md has it.
    const backups = { ...(await bucket('BACKUP_')).named, BACKUP_KEY: await newBackupKey() };

    const product = await startProduct(settings);
    onTestFinished(() => product.stop());
    const heartbeat = new Heartbeat();
    heartbeat.start(product.userApiUrl);
    const loads = [
      new LoadOfScores(product.pointerApiUrl),
      new LoadOfInvestments(product.userApiUrl),
      new LoadOfTickets(product.userApiUrl),
    ];
    const running = Promise.all(loads.map((load) => load.run()));
    const first = await command('backup', { ...settings, ...backups });
    // As the timer of a season's last day would: one after the other.
    const nexts = [
      await command('backup', { ...settings, ...backups }),
      await command('backup', { ...settings, ...backups }),
    ];

    // In the middle of the next one.
    const broken = command('backup', { ...settings, ...backups }).catch(() => null);
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    const destroyed = new Date();
    await Promise.all([product.kill(), here.postgres.stop(), here.files.destroy()]);
    for (const load of loads) load.stop();
    await Promise.all([heartbeat.stop(), running, broken]);

    const there = await machine();
    const elsewhere = { ...demo, ...there.settings };
    const restored = await command('restore', { ...elsewhere, ...backups });
    const again = await startProduct(elsewhere);
    onTestFinished(() => again.stop());
    const lost = (await heartbeat.lostBy(again.userApiUrl, destroyed)) / 1000;
    const away = (Date.now() - destroyed.getTime()) / 1000;

    const copy = openPostgresDb(there.postgres.url, vault, 4);
    const stored = await listStored(copy.db);
    const hashed = await listBroken(stored, there.files.settings);
    const { count } = await copy.db.sql
      .selectFrom('applications')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('serial', '>', 1_000_000)
      .executeTakeFirstOrThrow();
    await copy.db.close();
    reportProof('R-12 The drill: database and bucket are destroyed under load, and restored elsewhere', [
      { what: 'applications', value: applications, unit: '' },
      { what: 'files', value: stored.length, unit: '' },
      { what: 'first backup, under load', value: first, unit: 's' },
      ...nexts.map((next, place) => ({ what: `backup ${place + 2}, under load`, value: next, unit: 's' })),
      { what: 'restore', value: restored, unit: 's' },
      { what: 'files whose bytes are not those acknowledged', value: hashed.length, unit: '', atMost: 0 },
      { what: 'RPO: acknowledged writes lost', value: lost, unit: 's', atMost: MOST_LOST },
      { what: 'RTO: until everybody could work again', value: away, unit: 's', atMost: MOST_AWAY },
    ]);
    expect(Number(count)).toBe(applications);
    expect(stored.length).toBeGreaterThanOrEqual(4 * applications);
    expect(hashed).toEqual([]);
    expect(lost).toBeLessThan(MOST_LOST);
    expect(away).toBeLessThan(MOST_AWAY);
  },
);

/** Names of files whose bytes are not those of the row. Where a row has no SHA-256 the size has to be right. */
async function listBroken(
  stored: readonly { name: string; size: number; sha256: string | null }[],
  settings: ReturnType<typeof settingsOfBucket>,
): Promise<string[]> {
  const store = s3Store(settings);
  const wrong: string[] = [];
  await eachOf(stored, 8, async ({ name, size, sha256 }) => {
    const hash = createHash('sha256');
    let bytes = 0;
    for await (const part of (await store.read(name))?.stream ?? []) {
      hash.update(part);
      bytes += part.length;
    }
    if (bytes !== size || (sha256 !== null && hash.digest('hex') !== sha256)) wrong.push(name);
  });
  return wrong;
}

/** A machine with a database, a bucket and a data folder of its own, all empty. */
async function machine() {
  const postgres = await startPostgres({ durable: true });
  onTestFinished(() => postgres.stop());
  const dataDir = folder();
  const files = await bucket();
  return { postgres, files, settings: { DATA_DIR: dataDir, DATABASE_URL: postgres.url, ...files.named } };
}

/** A bucket, and how it is named in the settings. */
async function bucket(prefix = '') {
  const [objects, port] = [folder(), await freePort()];
  const server = await startKillable('bucket-process.ts', [objects, String(port)]);
  onTestFinished(() => server.kill());
  const settings = settingsOfBucket(port);
  const named: Settings = {
    [`${prefix}S3_BUCKET`]: settings.bucket,
    [`${prefix}S3_REGION`]: settings.region,
    [`${prefix}S3_ENDPOINT`]: settings.endpoint ?? '',
    [`${prefix}S3_ACCESS_KEY`]: settings.accessKey ?? '',
    [`${prefix}S3_SECRET_KEY`]: settings.secretKey ?? '',
  };
  const destroy = async () => {
    await server.kill();
    rmSync(objects, { recursive: true, force: true });
  };
  return { settings, named, destroy };
}

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'chulbal-drill-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

/** Runs a command as an administrator would; gives how long it took, in seconds. @throws with what it said where it fails */
function command(name: string, env: Settings): Promise<number> {
  const began = performance.now();
  const path = [findPostgres(), process.env.PATH].join(delimiter);
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      ['apps/all/start.mjs', name],
      { cwd: root, env: { ...env, PATH: path } },
      (error, output, errors) => {
        if (error) reject(new Error(`${name}: ${output}${errors}`));
        else resolve((performance.now() - began) / 1000);
      },
    );
  });
}
