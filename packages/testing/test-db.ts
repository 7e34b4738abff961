import { createHash } from 'node:crypto';
import type { Db } from '@chulbal/domain/db';
import { openEmbeddedDb } from '@chulbal/domain/embedded-db';
import { migrate } from '@chulbal/domain/migrate';
import { openPostgresDb } from '@chulbal/domain/postgres-db';
import { createVault } from '@chulbal/domain/vault';
import { sql } from 'kysely';
import pg from 'pg';
import { inject } from 'vitest';

export const testVault = createVault(createHash('sha256').update('vault of the tests').digest('hex'));

let opened: Promise<Db> | undefined;

/**
 * An empty, migrated database of the kind this run is about (`TEST_DATABASE`: pglite or postgres). A worker
 * keeps one database; every call empties it.
 */
export async function testDb(): Promise<Db> {
  opened ??= process.env.TEST_DATABASE === 'postgres' ? openPostgres() : openPglite();
  const db = await opened;
  await empty(db);
  return db;
}

async function openPglite(): Promise<Db> {
  const { db } = await openEmbeddedDb(testVault);
  await migrate(db);
  return db;
}

/** Its own database per worker on the server that the run has started. */
async function openPostgres(): Promise<Db> {
  const server = inject('postgresUrl');
  const name = `test_${process.pid}_${process.env.VITEST_POOL_ID ?? '0'}`;
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(`drop database if exists ${name}`);
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(server);
  url.pathname = `/${name}`;
  const { db } = openPostgresDb(url.href, testVault, 20);
  await migrate(db);
  return db;
}

async function empty(db: Db): Promise<void> {
  const tables = await sql<{ name: string }>`
    select quote_ident(tablename) as name from pg_tables
    where schemaname = 'public' and tablename not like 'kysely%'`.execute(db.sql);
  const names = tables.rows.map((row) => row.name).join(', ');
  // The audit log refuses to be emptied; only a superuser may go past its triggers, as tests do.
  await db.transaction(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx.sql);
    await sql.raw(`truncate ${names} restart identity cascade`).execute(tx.sql);
    await tx.sql
      .insertInto('auditHead')
      .values({ onlyOne: true, sequence: 0, hash: '0'.repeat(64) })
      .execute();
  });
}
