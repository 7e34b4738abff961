import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { diskStore } from '@chulbal/domain/files/disk-store';
import { openPostgresDb } from '@chulbal/domain/postgres-db';
import { seedDemo } from '@chulbal/domain/seeds/demo';
import { prepareDatabase } from '@chulbal/domain/seeds/prepare-database';
import { createVault } from '@chulbal/domain/vault';
import { type PostgresServer, startPostgres } from '@chulbal/testing/postgres';
import { expect, onTestFinished, test } from 'vitest';
import { findPostgres } from '../tools/programs.mjs';
import { LoadOfWrites, type Losses } from './load-of-writes.ts';
import { type Product, startProduct } from './server.ts';

/** Kills of each kind; in a test run twenty in all. */
const kills = process.env.WHOLE === '1' ? 500 : 10;
const secretNames = [
  'USER_TOKEN_SECRET',
  'EVALUATOR_TOKEN_SECRET',
  'OPERATOR_TOKEN_SECRET',
  'SERVICE_SECRET',
  'COOKIE_SECRET',
  'DATA_KEY',
];

/**
 * Kills under load as often as asked, each time at another moment, and looks after every kill. `kill` brings
 * everything back up before it resolves.
 */
async function killUnderLoad(product: Product, kill: (round: number) => Promise<void>): Promise<Losses> {
  const load = new LoadOfWrites(product.userApiUrl);
  const losses: Losses = { lost: [], halfStates: [] };
  for (let round = 0; round < kills; round += 1) {
    const running = load.run();
    const before = load.acknowledged;
    await expect.poll(() => load.acknowledged - before, { timeout: 20_000 }).toBeGreaterThan(10);
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 400));
    load.stop();
    await kill(round);
    await running;
    const found = await load.verify();
    losses.lost.push(...found.lost);
    losses.halfStates.push(...found.halfStates);
  }
  console.log(
    `${kills} kills, ${load.acknowledged} acknowledged writes, ${losses.lost.length} lost, ${losses.halfStates.length} half-states`,
  );
  return losses;
}

async function crash(product: Product): Promise<void> {
  await product.kill();
  await product.restart();
}

test('acknowledged is durable: kills of the process with its embedded database lose nothing (R-03)', async () => {
  const product = await startProduct({ REQUESTS_A_MINUTE: '1000000' });
  onTestFinished(() => product.stop());
  const losses = await killUnderLoad(product, () => crash(product));
  expect(losses).toEqual({ lost: [], halfStates: [] });
});

test.runIf(findPostgres())(
  'acknowledged is durable: kills of PostgreSQL and of the server lose nothing (R-03)',
  async () => {
    const postgres = await startPostgres({ durable: true });
    onTestFinished(() => postgres.stop());
    const product = await startOn(postgres);
    onTestFinished(() => product.stop());
    const losses = await killUnderLoad(product, async (round) => {
      if (round % 2 === 1) return crash(product);
      await postgres.kill();
      await postgres.restart();
    });
    expect(losses).toEqual({ lost: [], halfStates: [] });
  },
);

/** The product in production mode on a server that holds the demo. */
async function startOn(postgres: PostgresServer): Promise<Product> {
  const dataDir = mkdtempSync(join(tmpdir(), 'chulbal-data-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const secrets = Object.fromEntries(secretNames.map((name) => [name, randomBytes(32).toString('hex')]));
  const { db } = openPostgresDb(postgres.url, createVault(secrets.DATA_KEY ?? ''), 4);
  const now = new Date();
  await prepareDatabase(db, { now });
  await seedDemo(db, { now, files: diskStore(join(dataDir, 'files')) });
  await db.close();
  return startProduct({
    ...secrets,
    DATA_DIR: dataDir,
    DATABASE_URL: postgres.url,
    PUBLIC_URL: 'http://127.0.0.1:3000',
    HOST: '127.0.0.1',
    REQUESTS_A_MINUTE: '1000000',
  });
}
