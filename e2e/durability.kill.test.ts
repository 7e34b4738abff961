import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seedDemo } from '@chulbal/demo/seed';
import type { Db } from '@chulbal/domain/db';
import { openEmbeddedDb } from '@chulbal/domain/embedded-db';
import { diskStore } from '@chulbal/domain/files/disk-store';
import { openPostgresDb } from '@chulbal/domain/postgres-db';
import { prepareDatabase } from '@chulbal/domain/seeds/prepare-database';
import { createVault } from '@chulbal/domain/vault';
import { drawNothing } from '@chulbal/testing/demo-store';
import { expect, onTestFinished, test } from 'vitest';
import { type PostgresServer, startPostgres } from '../tools/postgres-server.ts';
import { findPostgres } from '../tools/programs.mjs';
import { LoadOfInvestments, verifyMarkets } from './load-of-investments.ts';
import { LoadOfScores } from './load-of-scores.ts';
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

type Kill = (round: number) => Promise<void>;

/**
 * Kills under load as often as asked, each time at another moment, and looks after every kill. `kill` brings
 * everything back up before it resolves. Students write, evaluators score and somebody invests at once. `openLedger` gives
 * the database beside the product while that runs, where it can; else the kept versions of sheets and the markets'
 * ledgers are read once at the end, which tells as much: nothing is ever taken from them.
 */
async function killUnderLoad(
  product: Product,
  { kill, openLedger }: { kill: Kill; openLedger?: () => Db },
): Promise<{ losses: Losses; scores: LoadOfScores }> {
  const writes = new LoadOfWrites(product.userApiUrl);
  const scores = new LoadOfScores(product.pointerApiUrl);
  const investments = new LoadOfInvestments(product.userApiUrl);
  const losses: Losses = { lost: [], halfStates: [] };
  const loads = [writes, scores, investments];
  for (let round = 0; round < kills; round += 1) {
    const running = Promise.all(loads.map((load) => load.run()));
    const enough = new Map<{ acknowledged: number }, number>([
      [writes, writes.acknowledged + 11],
      [scores, scores.acknowledged + 3],
      [investments, investments.acknowledged + 1],
    ]);
    await expect
      .poll(() => [...enough].every(([load, least]) => load.acknowledged >= least), { timeout: 120_000 })
      .toBe(true);
    await new Promise((resolve) => setTimeout(resolve, (round * 173) % 400));
    for (const load of loads) load.stop();
    await kill(round);
    await running;
    for (const load of loads) add(losses, await load.verify());
    if (openLedger) add(losses, await readLedgers(scores, openLedger()));
  }
  console.log(
    `${kills} kills, ${writes.acknowledged} acknowledged writes, ${scores.acknowledged} of score sheets and ${investments.acknowledged} of investments, ${losses.lost.length} lost, ${losses.halfStates.length} half-states`,
  );
  return { losses, scores };
}

/** What does not hold of the kept versions of sheets, and of the ledger of any market. */
async function readLedgers(scores: LoadOfScores, db: Db): Promise<Losses> {
  try {
    const found = await scores.verifyLedger(db);
    add(found, await verifyMarkets(db));
    return found;
  } finally {
    await db.close();
  }
}

function add(losses: Losses, found: Losses): void {
  losses.lost.push(...found.lost);
  losses.halfStates.push(...found.halfStates);
}

async function crash(product: Product): Promise<void> {
  await product.kill();
  await product.restart();
}

test('acknowledged is durable: kills of the process with its embedded database lose nothing (R-03, R-10)', async () => {
  const product = await startProduct({ REQUESTS_A_MINUTE: '1000000' });
  onTestFinished(() => product.stop());
  const { losses, scores } = await killUnderLoad(product, { kill: () => crash(product) });
  await product.kill();
  const { db } = await openEmbeddedDb(anyVault(), { dataDir: join(product.dataDir, 'db') });
  add(losses, await readLedgers(scores, db));
  expect(losses).toEqual({ lost: [], halfStates: [] });
});

test.runIf(findPostgres())(
  'acknowledged is durable: kills of PostgreSQL and of the server lose nothing (R-03, R-10)',
  async () => {
    const postgres = await startPostgres({ durable: true });
    onTestFinished(() => postgres.stop());
    const product = await startOn(postgres);
    onTestFinished(() => product.stop());
    const { losses } = await killUnderLoad(product, {
      kill: async (round) => {
        if (round % 2 === 1) return crash(product);
        await postgres.kill();
        await postgres.restart();
      },
      openLedger: () => openPostgresDb(postgres.url, anyVault(), 1).db,
    });
    expect(losses).toEqual({ lost: [], halfStates: [] });
  },
);

/** Neither score sheets nor lines of a ledger are sealed: they are read with any key. */
function anyVault() {
  return createVault(randomBytes(32).toString('hex'));
}

/** The product in production mode on a server that holds the demo. */
async function startOn(postgres: PostgresServer): Promise<Product> {
  const dataDir = mkdtempSync(join(tmpdir(), 'chulbal-data-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const secrets = Object.fromEntries(secretNames.map((name) => [name, randomBytes(32).toString('hex')]));
  const { db } = openPostgresDb(postgres.url, createVault(secrets.DATA_KEY ?? ''), 4);
  const now = new Date();
  await prepareDatabase(db, { now });
  await seedDemo(db, { now, files: diskStore(join(dataDir, 'files')), draw: drawNothing });
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
