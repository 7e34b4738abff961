import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline, Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import { recordBackup } from '@chulbal/domain/backups/commands';
import { dumpEmbedded } from '@chulbal/domain/backups/embedded-dump';
import { type BackupWork, type MadeBackup, makeBackup } from '@chulbal/domain/backups/make';
import { anotherRuns, dumpPostgres, withBackupLock } from '@chulbal/domain/backups/postgres-dump';
import type { Backup } from '@chulbal/domain/backups/queries';
import { newBackupKey } from '@chulbal/domain/backups/sealing';
import { called } from '@chulbal/domain/called';
import { systemClock } from '@chulbal/domain/clock';
import { openFileStore } from '@chulbal/domain/files/open-store';
import { RefusedToStart } from '@chulbal/domain/refused-to-start';
import { createVault } from '@chulbal/domain/vault';
import { type Env, s3Settings } from '@chulbal/http/env';
import { megabytes, openTarget } from './backup-target.ts';
import { lockDataFolder } from './data-lock.ts';
import { openDatabase } from './open-database.ts';
import { dumpRunning, isServed, recordRunning } from './product-socket.ts';
import { readOptions, runCommand } from './run-command.ts';
import { readSettings } from './settings.ts';

const usage = called('backup', '[--new-key]');

type Given = Record<string, string | undefined>;

/** A database that can be backed up, and how to do it alone. */
type Opened = {
  env: Env;
  snapshot: BackupWork['snapshot'];
  record(backup: Backup): Promise<void>;
  alone<T>(work: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
};

/**
 * `npm run backup`: the database and the files of the settings, sealed with `BACKUP_KEY`, beside the running product or
 * without it. `--new-key` prints a key for that instead. Ends with status 1 where there is no new backup afterwards.
 */
export async function runBackup(args: readonly string[], given: Given): Promise<void> {
  await runCommand(async () => {
    const options = { 'new-key': { type: 'boolean', default: false } } as const;
    if (readOptions(args, options, usage)['new-key']) {
      console.log(await newBackupKey());
      return;
    }
    const target = await openTarget(given);
    const opened = given.DATABASE_URL ? await openServer(given) : await openEmbedded(given);
    try {
      const store = openFileStore({ dataDir: opened.env.DATA_DIR, s3: s3Settings(opened.env) });
      const work = { ...target, store, snapshot: opened.snapshot, clock: systemClock };
      const made = await opened.alone(() => makeAndRecord(work, opened));
      console.log(said(made, given));
    } finally {
      await opened.close();
    }
  });
}

async function makeAndRecord(work: BackupWork, { record }: Opened): Promise<MadeBackup> {
  const startedAt = work.clock();
  try {
    const made = await makeBackup(work);
    const { missing: _, dropped: __, ...row } = made;
    await record(row);
    return made;
  } catch (error) {
    await record(failed(startedAt, work.clock(), error)).catch(() => {});
    throw error;
  }
}

function failed(startedAt: Date, endedAt: Date, error: unknown): Backup {
  const code = error instanceof Error && 'code' in error ? String(error.code) : null;
  const reason = code ?? (error instanceof Error ? error.name : 'unknown');
  return {
    ...{ startedAt, endedAt, outcome: 'failed', name: null, reason, missingFiles: 0 },
    ...{ databaseBytes: 0, files: 0, fileBytes: 0, sentFiles: 0, sentBytes: 0 },
  };
}

async function openServer(given: Given): Promise<Opened> {
  const { env } = readSettings(given, []);
  const { db } = await openDatabase(env, createVault(env.DATA_KEY, env.OTHER_DATA_KEYS));
  const tools = { url: env.DATABASE_URL ?? '', environment: given };
  return {
    env,
    snapshot: (keep) => dumpPostgres(db, tools, keep),
    record: (backup) => recordBackup(db, backup),
    alone: (work) => withBackupLock(db, work),
    close: () => db.close(),
  };
}

async function openEmbedded(given: Given): Promise<Opened> {
  const dataDir = given.DATA_DIR || './data';
  if (!existsSync(join(dataDir, 'db'))) {
    throw new RefusedToStart(
      `DATA_DIR에 백업할 데이터가 없어요: ${dataDir}\nThere is nothing to back up in DATA_DIR: ${dataDir}`,
    );
  }
  const free = lockBackups(dataDir);
  try {
    const opened = (await isServed(dataDir)) ? besideRunning(given, dataDir) : await openStopped(given);
    return { ...opened, alone: (work) => work(), close: () => opened.close().finally(free) };
  } catch (error) {
    free();
    throw error;
  }
}

function lockBackups(dataDir: string): () => void {
  try {
    return lockDataFolder(join(dataDir, 'backup'));
  } catch (error) {
    throw error instanceof RefusedToStart ? anotherRuns() : error;
  }
}

function besideRunning(given: Given, dataDir: string): Omit<Opened, 'alone'> {
  const { env } = readSettings(given, [], { takesFolder: false });
  return {
    env,
    snapshot: (keep) => dumpRunning(dataDir, (dump) => keep(zipped(dump))),
    record: (backup) => recordRunning(dataDir, backup),
    close: async () => {},
  };
}

async function openStopped(given: Given): Promise<Omit<Opened, 'alone'>> {
  const { env, unlock } = readSettings(given, []);
  const { openEmbeddedDb } = await import('@chulbal/domain/embedded-db');
  const vault = createVault(env.DATA_KEY, env.OTHER_DATA_KEYS);
  const { db, pglite } = await openEmbeddedDb(vault, { dataDir: join(env.DATA_DIR, 'db') });
  return {
    env,
    async snapshot(keep) {
      const { snapshot, dump } = await dumpEmbedded(db, pglite);
      const bytes = Readable.fromWeb(dump.stream() as Parameters<typeof Readable.fromWeb>[0]);
      await keep(zipped(bytes));
      return snapshot;
    },
    record: (backup) => recordBackup(db, backup),
    close: () => db.close().finally(unlock),
  };
}

/** Most of a database's folder is empty. */
function zipped(dump: Readable): Readable {
  // Who reads it hears of what fails before it.
  return pipeline(dump, createGzip({ level: 1 }), () => {}).on('error', () => {});
}

function said(made: MadeBackup, given: Given): string {
  const seconds = ((made.endedAt.getTime() - made.startedAt.getTime()) / 1000).toFixed(1);
  const count = (files: number, bytes: number) => `${files.toLocaleString('en')} (${megabytes(bytes)})`;
  return [
    '',
    `  ✓ 백업했어요 · backed up: ${made.name}  (${seconds} s)`,
    `    데이터베이스 · database     ${megabytes(made.databaseBytes)}`,
    `    파일 · files                ${count(made.files, made.fileBytes)}`,
    `    새로 보낸 파일 · sent anew  ${count(made.sentFiles, made.sentBytes)}`,
    ...(made.dropped > 0 ? [`    지운 옛 백업 · old ones dropped  ${made.dropped}`] : []),
    ...made.missing.map(
      ({ name }) => `  ⚠ ${name}: 저장소에 없거나 손상된 파일이에요 · missing or damaged in the storage`,
    ),
    '',
    '  DATA_KEY와 BACKUP_KEY는 백업에 없어요. 다른 곳에 따로 보관하세요.',
    '  DATA_KEY and BACKUP_KEY are in no backup: keep them in another place.',
    ...(given.DATA_KEY ? [] : ['  DATA_KEY: DATA_DIR/secrets.json']),
    '',
  ].join('\n');
}
