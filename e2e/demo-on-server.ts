import { randomBytes } from 'node:crypto';
import { seedDemo } from '@chulbal/demo/seed';
import type { FileStore } from '@chulbal/domain/files/store';
import { openPostgresDb } from '@chulbal/domain/postgres-db';
import { prepareDatabase } from '@chulbal/domain/seeds/prepare-database';
import { createVault, type Vault } from '@chulbal/domain/vault';
import { drawNothing } from '@chulbal/testing/demo-store';

const secretNames = [
  'USER_TOKEN_SECRET',
  'EVALUATOR_TOKEN_SECRET',
  'OPERATOR_TOKEN_SECRET',
  'SERVICE_SECRET',
  'COOKIE_SECRET',
  'DATA_KEY',
];

/** Puts the demo into an empty database of a server; gives the settings of production on it. */
export async function prepareDemo(url: string, files: FileStore): Promise<Record<string, string>> {
  const secrets = Object.fromEntries(secretNames.map((name) => [name, randomBytes(32).toString('hex')]));
  const { db } = openPostgresDb(url, createVault(secrets.DATA_KEY ?? ''), 4);
  const now = new Date();
  await prepareDatabase(db, { now });
  await seedDemo(db, { now, files, draw: drawNothing });
  await db.close();
  return {
    ...secrets,
    DATABASE_URL: url,
    PUBLIC_URL: 'http://127.0.0.1:3000',
    HOST: '127.0.0.1',
    REQUESTS_A_MINUTE: '1000000',
  };
}

/** Neither score sheets nor lines of a ledger are sealed: they are read with any key. */
export function anyVault(): Vault {
  return createVault(randomBytes(32).toString('hex'));
}
