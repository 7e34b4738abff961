import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Db } from '@chulbal/domain/db';
import { openPostgresDb } from '@chulbal/domain/postgres-db';
import { prepareDatabase } from '@chulbal/domain/seeds/prepare-database';
import { createVault } from '@chulbal/domain/vault';
import { testSecrets } from '@chulbal/testing/api';
import { publishedSeason } from '@chulbal/testing/seasons';
import { startPostgres } from '../tools/postgres-server.ts';
import type { UserApiSettings } from './servers/user-api.ts';

export type PostgresDb = ReturnType<typeof openPostgresDb>;

/** A real PostgreSQL with a published season and nothing else, and what a user API on it is started with. */
export type BenchDatabase = PostgresDb & {
  readonly settings: UserApiSettings;
  /** Another pool on the same database. */
  open(poolSize: number): PostgresDb;
  stop(): Promise<void>;
};

/** `durable` as in production: what is committed is on the disk. `prepare` is given the empty, migrated database. */
export async function startBenchDatabase({
  durable = false,
  prepare = openSeason,
}: {
  durable?: boolean;
  prepare?: (db: Db, settings: { dataDir: string }) => Promise<void>;
} = {}): Promise<BenchDatabase> {
  const server = await startPostgres({ durable });
  const dataDir = mkdtempSync(join(tmpdir(), 'chulbal-bench-'));
  const dataKey = randomBytes(32).toString('hex');
  const vault = createVault(dataKey);
  const open = (poolSize: number) => openPostgresDb(server.url, vault, poolSize);
  const opened = open(4);
  await prepareDatabase(opened.db, { now: new Date() });
  await prepare(opened.db, { dataDir });
  return {
    ...opened,
    open,
    settings: {
      databaseUrl: server.url,
      dataDir,
      dataKey,
      tokenSecret: testSecrets.user,
      serviceSecret: testSecrets.service,
    },
    async stop() {
      await opened.db.close();
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function openSeason(db: Db): Promise<void> {
  await publishedSeason(db, { now: new Date() });
}
