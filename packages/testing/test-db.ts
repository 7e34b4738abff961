import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Db } from '@chulbal/domain/db';
import { type EmbeddedDb, openEmbeddedDb } from '@chulbal/domain/embedded-db';
import { migrate } from '@chulbal/domain/migrate';
import { openPostgresDb } from '@chulbal/domain/postgres-db';
import { createVault } from '@chulbal/domain/vault';
import { sql } from 'kysely';
import pg from 'pg';
import { inject } from 'vitest';

const testKey = createHash('sha256').update('vault of the tests').digest('hex');
export const testVault = createVault(testKey);

let ofWorker: Promise<Db> | undefined;

/**
 * An empty, migrated database of the kind this run is about (`TEST_DATABASE`: pglite or postgres). A worker
 * keeps one database; every call empties it.
 */
export async function testDb(): Promise<Db> {
  ofWorker ??= process.env.TEST_DATABASE === 'postgres' ? openPostgres() : openPglite();
  const db = await ofWorker;
  await sql`select empty_tables()`.execute(db.sql);
  // An emptied database has no key of the indexes yet.
  testVault.useIndexKey(testVault.indexKeyOf(testVault.keyId));
  return db;
}

async function openPglite(): Promise<Db> {
  const { db } = await bareEmbeddedDb();
  await migrate(db);
  await addEmptying(db);
  return db;
}

/**
 * An embedded database without any table. Creating one takes four times as long as loading one: what the first test
 * on a machine has created is kept for the others in the folder of the packages, by the version of PGlite.
 */
export async function bareEmbeddedDb(): Promise<EmbeddedDb> {
  const packages = fileURLToPath(new URL('../../node_modules/', import.meta.url));
  const manifest = readFileSync(join(packages, '@electric-sql/pglite/package.json'), 'utf8');
  const kept = join(packages, '.cache/chulbal', `bare-pglite-${JSON.parse(manifest).version}.tar`);
  const isKept = existsSync(kept);
  const opened = await openEmbeddedDb(testVault, isKept ? { snapshot: new Blob([readFileSync(kept)]) } : {});
  if (!isKept) {
    const bare = await opened.pglite.dumpDataDir('none');
    mkdirSync(dirname(kept), { recursive: true });
    // In one go: another worker may be about to read it.
    writeFileSync(`${kept}.${process.pid}`, Buffer.from(await bare.arrayBuffer()));
    renameSync(`${kept}.${process.pid}`, kept);
  }
  return opened;
}

/** What another process opens the database of `testDb` with, on PostgreSQL. */
export async function addressOfTestDb(db: Db): Promise<{ DATABASE_URL: string; DATA_KEY: string }> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db.sql);
  const url = new URL(inject('postgresUrl'));
  url.pathname = `/${rows[0]?.name}`;
  return { DATABASE_URL: url.href, DATA_KEY: testKey };
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
 * Gives a migrated database the function `empty_tables`, which deletes from the tables that have been written to, in
 * one statement, and starts used sequences anew: truncating them all takes ten times as long, so does asking each
 * whether it holds something. The audit log refuses to be emptied; only a superuser may go past its triggers, as
 * tests do. What has grown by dead rows is truncated, for nothing sweeps an embedded database.
 */
async function addEmptying(db: Db): Promise<void> {
  await sql
    .raw(
      `create function empty_tables() returns void language plpgsql set session_replication_role = replica as $$
      declare
        grown text;
        written text;
      begin
        select string_agg(quote_ident(relname), ', ') filter (where pg_relation_size(oid) > 250000),
            string_agg(format('t%s as (delete from %I)', oid, relname), ', ')
          into grown, written
          from pg_class
          where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not like 'kysely%'
            and pg_relation_size(oid) > 0;
        if grown is not null then execute 'truncate ' || grown || ' cascade'; end if;
        if written is not null then execute 'with ' || written || ' select'; end if;
        perform setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false)
          from pg_sequences where schemaname = 'public' and last_value is not null;
        insert into audit_head (only_one, sequence, hash) values (true, 0, repeat('0', 64));
      end $$`,
    )
    .execute(db.sql);
}
