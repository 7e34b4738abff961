import { bareEmbeddedDb, testDb, testVault } from '@chulbal/testing/test-db';
import { sql } from 'kysely';
import pg from 'pg';
import { describe, expect, inject, test } from 'vitest';
import { openPostgresDb } from './postgres-db.ts';
import { prepareDatabase } from './seeds/prepare-database.ts';

const now = new Date('2026-03-02T01:00:00Z');
const onPostgres = process.env.TEST_DATABASE === 'postgres';

/** What a start says on this database; one sentence in each language and no stack. */
async function refusal(url: string): Promise<string> {
  const { db } = openPostgresDb(url, testVault, 2);
  const error = await prepareDatabase(db, { now }).then(
    () => null,
    (thrown: unknown) => thrown,
  );
  await db.close();
  expect(error).toMatchObject({ name: 'RefusedToStart' });
  const { message } = error as Error;
  expect(message.split('\n')).toHaveLength(2);
  expect(message).not.toContain(' at ');
  return message;
}

function urlOf(name: string): string {
  const url = new URL(inject('postgresUrl'));
  url.pathname = `/${name}`;
  return url.href;
}

describe.runIf(onPostgres)('M6: a database that cannot serve is said in a sentence', () => {
  test('one of another encoding', async () => {
    const client = new pg.Client({ connectionString: inject('postgresUrl') });
    await client.connect();
    await client.query('drop database if exists ascii_only');
    await client.query("create database ascii_only encoding 'SQL_ASCII' locale 'C' template template0");
    expect(await refusal(urlOf('ascii_only'))).toContain('The database has the encoding SQL_ASCII');
    await client.query('drop database ascii_only');
    await client.end();
  });

  test('one that is not there, and a server that is not there', async () => {
    expect(await refusal(urlOf('nobody_made_it'))).toContain('database "nobody_made_it" does not exist');
    expect(await refusal('postgres://127.0.0.1:9/none')).toContain('The database cannot be reached');
  });

  test('one in which we may make nothing', async () => {
    const client = new pg.Client({ connectionString: inject('postgresUrl') });
    await client.connect();
    await client.query('drop database if exists not_ours');
    await client.query('drop role if exists nobody_much');
    await client.query('create role nobody_much login');
    await client.query('create database not_ours');
    const url = new URL(urlOf('not_ours'));
    url.username = 'nobody_much';
    expect(await refusal(url.href)).toMatch(/The database refused what a start needs: permission denied/);
    await client.query('drop database not_ours');
    await client.query('drop role nobody_much');
    await client.end();
  });
});

test('a prepared database is taken as it is', async () => {
  const db = await testDb();
  await prepareDatabase(db, { now });
  await prepareDatabase(db, { now });
});

test.runIf(!onPostgres)('what the embedded database says is a sentence too', async () => {
  const { db } = await bareEmbeddedDb();
  await sql`create table accounts (id text)`.execute(db.sql);
  await expect(prepareDatabase(db, { now })).rejects.toMatchObject({
    name: 'RefusedToStart',
    message: expect.stringContaining('relation "accounts" already exists'),
  });
  await db.close();
});
