import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Db } from '@chulbal/domain/db';
import { openEmbeddedDb } from '@chulbal/domain/embedded-db';
import { diskStore } from '@chulbal/domain/files/disk-store';
import { openPostgresDb } from '@chulbal/domain/postgres-db';
import { expect, onTestFinished, test } from 'vitest';
import { type PostgresServer, startPostgres } from '../tools/postgres-server.ts';
import { findPostgres } from '../tools/programs.mjs';
import { anyVault, prepareDemo } from './demo-on-server.ts';
import { Loads } from './loads.ts';
import { type Product, startProduct } from './server.ts';

/** A proof kills the embedded database 500 times here; PostgreSQL, and all else of production, in `faults.proof.ts`. */
const kills = { embedded: process.env.WHOLE === '1' ? 500 : 10, postgres: 10 };
type Kill = (round: number) => Promise<void>;

/**
 * Kills under load as often as asked, each time at another moment, and looks after every kill. `kill` brings
 * everything back up before it resolves. `openLedger` gives the database beside the product while that runs, where it
 * can; else the kept versions of sheets and the markets' ledgers are read once at the end, which tells as much: nothing
 * is ever taken from them.
 */
async function killUnderLoad(
  product: Product,
  { kills, kill, openLedger }: { kills: number; kill: Kill; openLedger?: () => Db },
): Promise<Loads> {
  const loads = new Loads(product);
  for (let round = 0; round < kills; round += 1) {
    await loads.start();
    await new Promise((resolve) => setTimeout(resolve, (round * 173) % 400));
    loads.stop();
    await kill(round);
    await loads.look(openLedger);
  }
  console.log(`${kills} kills, ${loads.said()}`);
  return loads;
}

async function crash(product: Product): Promise<void> {
  await product.kill();
  await product.restart();
}

test('acknowledged is durable: kills of the process with its embedded database lose nothing (R-03, R-10)', async () => {
  const product = await startProduct({ REQUESTS_A_MINUTE: '1000000' });
  onTestFinished(() => product.stop());
  const loads = await killUnderLoad(product, { kills: kills.embedded, kill: () => crash(product) });
  await product.kill();
  const { db } = await openEmbeddedDb(anyVault(), { dataDir: join(product.dataDir, 'db') });
  await loads.readLedgers(db);
  expect(loads.losses).toEqual({ lost: [], halfStates: [] });
});

test.runIf(findPostgres())(
  'acknowledged is durable: kills of PostgreSQL and of the server lose nothing (R-03, R-10)',
  async () => {
    const postgres = await startPostgres({ durable: true });
    onTestFinished(() => postgres.stop());
    const product = await startOn(postgres);
    onTestFinished(() => product.stop());
    const loads = await killUnderLoad(product, {
      kills: kills.postgres,
      kill: async (round) => {
        if (round % 2 === 1) return crash(product);
        await postgres.kill();
        await postgres.restart();
      },
      openLedger: () => openPostgresDb(postgres.url, anyVault(), 1).db,
    });
    expect(loads.losses).toEqual({ lost: [], halfStates: [] });
  },
);

/** The product in production mode on a server that holds the demo. */
async function startOn(postgres: PostgresServer): Promise<Product> {
  const dataDir = mkdtempSync(join(tmpdir(), 'chulbal-data-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const settings = await prepareDemo(postgres.url, diskStore(join(dataDir, 'files')));
  return startProduct({ ...settings, DATA_DIR: dataDir });
}
