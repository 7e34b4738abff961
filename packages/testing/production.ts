import { randomBytes } from 'node:crypto';
import { delimiter } from 'node:path';
import type { Db } from '@chulbal/domain/db';
import { sql } from 'kysely';
import pg from 'pg';
import { inject } from 'vitest';

/** Settings that production cannot do without, on this database; each with secrets of its own. */
export function productionSettings(databaseUrl: string): Record<string, string> {
  const secrets = ['USER_TOKEN', 'EVALUATOR_TOKEN', 'OPERATOR_TOKEN', 'SERVICE', 'COOKIE'].map(
    (name) => [`${name}_SECRET`, randomBytes(32).toString('hex')] as const,
  );
  return {
    ...Object.fromEntries(secrets),
    DATA_KEY: randomBytes(32).toString('hex'),
    DATABASE_URL: databaseUrl,
    PUBLIC_URL: 'https://chulbal.example',
  };
}

/** An environment in which the programs of the PostgreSQL of this machine are found. */
export function withPostgresPrograms(): { PATH: string } {
  return { PATH: [inject('postgresPrograms'), process.env.PATH].join(delimiter) };
}

/** Creates an empty database beside the one of `serverUrl`, in the place of an older one of that name, and gives its address. */
export async function createDatabase(serverUrl: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(`drop database if exists ${name} with (force)`);
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** Makes a database look as if another program had applied a migration to it. */
export async function noteMigration(db: Db, name: string): Promise<void> {
  await sql`insert into kysely_migration (name, timestamp) values (${name}, '')`.execute(db.sql);
}
