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
  await sql`select empty_tables()`.execute(db.sql);
  return db;
}

async function openPglite(): Promise<Db> {
  const { db } = await openEmbeddedDb(testVault);
  await migrate(db);
  await addEmptying(db);
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
  await addEmptying(db);
  return db;
}

/**
 * Gives a migrated database the function `empty_tables`, which deletes from the few tables that hold something
 * and starts used sequences anew: truncating them all takes ten times as long. The audit log refuses to be
 * emptied; only a superuser may go past its triggers, as tests do.
 */
async function addEmptying(db: Db): Promise<void> {
  const tables = await sql<{ name: string }>`
    select quote_ident(tablename) as name from pg_tables
    where schemaname = 'public' and tablename not like 'kysely%'`.execute(db.sql);
  const deletes = tables.rows.map(
    ({ name }) => `if pg_relation_size('${name}') > 1000000 then truncate ${name} cascade;
        elsif exists (select from ${name}) then delete from ${name}; end if;`,
  );
  await sql
    .raw(
      `create function empty_tables() returns void language plpgsql set session_replication_role = replica as $$
      begin
        ${deletes.join('\n        ')}
        perform setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false)
          from pg_sequences where schemaname = 'public' and last_value is not null;
        insert into audit_head (only_one, sequence, hash) values (true, 0, repeat('0', 64));
      end $$`,
    )
    .execute(db.sql);
}
