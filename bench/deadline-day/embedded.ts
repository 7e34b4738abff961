import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Db } from '@chulbal/domain/db';
import { openEmbeddedDb } from '@chulbal/domain/embedded-db';
import { diskStore } from '@chulbal/domain/files/disk-store';
import { createVault } from '@chulbal/domain/vault';
import { testSecrets } from '@chulbal/testing/api';
import { openFiveTracks } from '@chulbal/testing/seasons';
import { startProduct } from '../../e2e/server.ts';
import { findLosses } from './losses.ts';
import { type Leader, prepareLeaders } from './people.ts';
import { type Usage, usageOf } from './process-usage.ts';
import type { Rush } from './rush.ts';

/** The product in one process with its database inside, as `npm start` runs it, and people who are about to submit. */
export type EmbeddedProduct = {
  readonly leaders: Leader[];
  usage(): Usage;
  /** Ends it and looks into its data for what is lost. */
  losses(rushes: readonly Rush[]): Promise<string[]>;
  stop(): Promise<void>;
};

export async function startEmbedded({ count }: { count: number }): Promise<EmbeddedProduct> {
  const secret = () => randomBytes(32).toString('hex');
  const [dataKey, cookieSecret] = [secret(), secret()];
  const product = await startProduct({
    DEMO_SEED: 'false',
    TRUST_PROXY: '1',
    USER_TOKEN_SECRET: testSecrets.user,
    COOKIE_SECRET: cookieSecret,
    DATA_KEY: dataKey,
  });
  const { dataDir, url } = product;
  const files = diskStore(join(dataDir, 'files'));

  /** Its database belongs to one process: works on it while the product does not run. */
  async function beside<T>(work: (db: Db) => Promise<T>): Promise<T> {
    await product.end();
    const { db } = await openEmbeddedDb(createVault(dataKey), { dataDir: join(dataDir, 'db') });
    try {
      return await work(db);
    } finally {
      await db.close();
    }
  }

  try {
    const leaders = await beside(async (db) => {
      await openFiveTracks(db);
      return prepareLeaders({ db, url, cookieSecret }, { count });
    });
    await product.restart();
    return {
      leaders,
      usage: () => usageOf(product.pid()),
      losses: (rushes) => beside((db) => findLosses({ db, files }, rushes)),
      stop: product.stop,
    };
  } catch (error) {
    await product.stop();
    throw error;
  }
}
