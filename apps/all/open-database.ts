import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Db } from '@chulbal/domain/db';
import type { WorkerConnection } from '@chulbal/domain/jobs/worker';
import type { Vault } from '@chulbal/domain/vault';
import type { Env } from '@chulbal/http/env';

export type OpenedDatabase = { db: Db; connection: WorkerConnection };

/** Whether `openDatabase` will first create the database inside this process. */
export function isToBeCreated(env: Env): boolean {
  return !env.DATABASE_URL && !existsSync(embeddedFolder(env));
}

/** The embedded database is brought to the newest version by whatever opens it; a server's by `npm run migrate`. */
export function migratesAtStart(env: Env): boolean {
  return !env.DATABASE_URL || env.MIGRATE_AT_START;
}

/** The PostgreSQL server of `DATABASE_URL`, or the database inside this process. Only the one used is loaded. */
export async function openDatabase(env: Env, vault: Vault): Promise<OpenedDatabase> {
  if (env.DATABASE_URL) {
    const { openPostgresDb } = await import('@chulbal/domain/postgres-db');
    const { db, pool } = openPostgresDb(env.DATABASE_URL, vault, env.DATABASE_POOL);
    return { db, connection: { pool } };
  }
  const { openEmbeddedDb } = await import('@chulbal/domain/embedded-db');
  const { db, pglite } = await openEmbeddedDb(vault, { dataDir: embeddedFolder(env) });
  return { db, connection: { pglite } };
}

function embeddedFolder({ DATA_DIR }: Env): string {
  return join(DATA_DIR, 'db');
}
