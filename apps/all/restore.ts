import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { recordBackup } from '@chulbal/domain/backups/commands';
import { loadEmbedded } from '@chulbal/domain/backups/embedded-dump';
import { type Manifest, places } from '@chulbal/domain/backups/manifest';
import { emptyDatabase, isEmptyDatabase, restoreDump } from '@chulbal/domain/backups/postgres-dump';
import { listStrangers, noteOf, restoreFiles } from '@chulbal/domain/backups/restore';
import { openPart } from '@chulbal/domain/backups/verify';
import { called } from '@chulbal/domain/called';
import { sayingWhy } from '@chulbal/domain/database-start';
import type { Db } from '@chulbal/domain/db';
import { openFileStore } from '@chulbal/domain/files/open-store';
import { migrations } from '@chulbal/domain/migrations/all';
import { RefusedToStart } from '@chulbal/domain/refused-to-start';
import { refusalOf, schemaFit } from '@chulbal/domain/schema-fit';
import { createVault, type Vault } from '@chulbal/domain/vault';
import { type Env, s3Settings } from '@chulbal/http/env';
import {
  type BackupTarget,
  chooseBackup,
  damageLines,
  megabytes,
  openTarget,
  readBackup,
} from './backup-target.ts';
import { openDatabase } from './open-database.ts';
import { readOptions, runCommand } from './run-command.ts';
import { readSettings } from './settings.ts';

const usage = called('restore', '[--from <backup>] [--replace] [--despite-damage]');

type Given = Record<string, string | undefined>;
type Asked = { from?: string | undefined; replace: boolean; 'despite-damage': boolean };

/**
 * `npm run restore`: puts the newest backup, or the one named, into the database and the storage of the settings, files
 * first, so that a run that was broken off is simply begun again. Refuses a target that holds something; `--replace`
 * takes its place, `--despite-damage` leaves out what cannot be had back.
 */
export async function runRestore(args: readonly string[], given: Given): Promise<void> {
  await runCommand(async () => {
    const asked: Asked = readOptions(
      args,
      {
        from: { type: 'string' },
        replace: { type: 'boolean', default: false },
        'despite-damage': { type: 'boolean', default: false },
      },
      usage,
    );
    const began = performance.now();
    const target = await openTarget(given);
    const { name } = await chooseBackup(target, asked.from);
    const manifest = await readBackup(target, name);
    const { env, unlock } = readSettings(given, []);
    try {
      const vault = createVault(env.DATA_KEY, env.OTHER_DATA_KEYS);
      assertFits(manifest, env, vault);
      const database = env.DATABASE_URL
        ? await serverPlace(env, vault, given, asked)
        : embeddedPlace(env, vault, asked);
      try {
        await putFiles(target, manifest, env, asked);
        const part = { place: places.database(name), sha256: manifest.database.sha256 };
        await database.fill(await openPart(target.destination, target.key, part), (db) =>
          recordBackup(db, noteOf(name, manifest)),
        );
      } finally {
        await database.close();
      }
      console.log(said(name, manifest, (performance.now() - began) / 1000));
    } finally {
      unlock();
    }
  });
}

/** Before anything is written: the kind of database, the release, and the key of the personal data. */
function assertFits(manifest: Manifest, env: Env, vault: Vault): void {
  const kind = env.DATABASE_URL ? 'postgres' : 'embedded';
  if (manifest.kind !== kind) {
    throw new RefusedToStart(
      manifest.kind === 'postgres'
        ? 'PostgreSQL의 백업이에요. DATABASE_URL을 정해 주세요.\nThis is a backup of PostgreSQL: set DATABASE_URL.'
        : '내장 데이터베이스의 백업이에요. DATABASE_URL 없이 실행해 주세요.\nThis is a backup of the embedded database: run this without DATABASE_URL.',
    );
  }
  const fit = schemaFit(Object.keys(migrations), manifest.migrations);
  if (fit.unknown.length > 0) throw refusalOf({ ...fit, verdict: 'outdated' });
  const absent = manifest.dataKeys.filter((id) => !vault.keyIds.includes(id));
  if (absent.length > 0) {
    const where = env.DATABASE_URL ? '' : ' (DATA_DIR/secrets.json)';
    throw new RefusedToStart(
      `이 백업의 개인정보는 키 ${absent.join(', ')}(으)로 봉인돼 있어요. 그 키를 DATA_KEY나 OTHER_DATA_KEYS에 넣어 주세요${where}.\n` +
        `The personal data of this backup is sealed with the key ${absent.join(', ')}. Give it as DATA_KEY or in OTHER_DATA_KEYS${where}.`,
    );
  }
}

/** Where the database goes: checked to be empty, or emptied only once all files are there. */
type Place = {
  fill(dump: Readable, finish: (db: Db) => Promise<void>): Promise<void>;
  close(): Promise<void>;
};

async function serverPlace(env: Env, vault: Vault, given: Given, { replace }: Asked): Promise<Place> {
  const { db } = await openDatabase(env, vault);
  try {
    const isEmpty = await sayingWhy(() => isEmptyDatabase(db));
    if (!isEmpty && !replace) throw notEmpty('DATABASE_URL');
    return {
      async fill(dump, finish) {
        if (!isEmpty) await emptyDatabase(db);
        await restoreDump({ url: env.DATABASE_URL ?? '', environment: given }, dump);
        await finish(db);
      },
      close: () => db.close(),
    };
  } catch (error) {
    await db.close();
    throw error;
  }
}

function embeddedPlace({ DATA_DIR }: Env, vault: Vault, { replace }: Asked): Place {
  const folder = join(DATA_DIR, 'db');
  if (existsSync(folder) && !replace) throw notEmpty(`DATA_DIR: ${folder}`);
  return {
    async fill(dump, finish) {
      const unfinished = `${folder}.unfinished`;
      rmSync(unfinished, { recursive: true, force: true });
      // What fails before it fails what reads it.
      await loadEmbedded(
        pipeline(dump, createGunzip(), () => {}),
        { folder: unfinished, vault, finish },
      );
      rmSync(folder, { recursive: true, force: true });
      renameSync(unfinished, folder);
    },
    async close() {},
  };
}

async function putFiles(target: BackupTarget, manifest: Manifest, env: Env, asked: Asked): Promise<void> {
  const store = openFileStore({ dataDir: env.DATA_DIR, s3: s3Settings(env) });
  const strangers = await listStrangers(store, manifest);
  if (strangers.length > 0 && !asked.replace) {
    throw notEmpty(
      env.S3_BUCKET ? `S3_BUCKET: ${env.S3_BUCKET}` : `DATA_DIR: ${join(env.DATA_DIR, 'files')}`,
    );
  }
  const damages = await restoreFiles({ ...target, manifest, store });
  if (damages.length === 0) return;
  const lines = damageLines(damages).join('\n');
  if (asked['despite-damage']) {
    console.warn(lines);
    return;
  }
  throw new RefusedToStart(
    `이 파일들은 되살릴 수 없어요. 나머지를 되살리려면 --despite-damage를 붙여 주세요.\n` +
      `These files cannot be had back. Add --despite-damage to restore all others.\n${lines}`,
  );
}

function notEmpty(where: string): RefusedToStart {
  return new RefusedToStart(
    `되살릴 자리가 비어 있지 않아요(${where}). 거기 있는 것을 백업으로 바꾸려면 --replace를 붙여 주세요.\n` +
      `There is something already (${where}). Add --replace to have the backup take its place.`,
  );
}

function said(name: string, manifest: Manifest, seconds: number): string {
  const bytes = manifest.files.reduce((sum, { size }) => sum + size, 0);
  const pending = schemaFit(Object.keys(migrations), manifest.migrations).pending.length;
  return [
    '',
    `  ✓ 되살렸어요 · restored: ${name}  (${seconds.toFixed(1)} s)`,
    `    데이터베이스 · database  ${megabytes(manifest.database.bytes)}`,
    `    파일 · files             ${manifest.files.length} (${megabytes(bytes)}), SHA-256 ✓`,
    ...(pending > 0 && manifest.kind === 'postgres'
      ? [
          '',
          `  서버를 시작하기 전에 ${called('migrate')}를 실행하세요.`,
          `  Run "${called('migrate')}" before the servers start.`,
        ]
      : []),
    '',
  ].join('\n');
}
