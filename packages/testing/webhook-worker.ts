import { openPostgresDb } from '@chulbal/domain/postgres-db';
import { createVault } from '@chulbal/domain/vault';
import { deliverWebhooks } from '@chulbal/domain/webhooks/deliver.commands';

// A worker of its own that delivers webhooks once, as of the time `NOW`, and ends; tests kill it on the way.
const { DATABASE_URL = '', DATA_KEY = '', NOW = '' } = process.env;
const { db } = openPostgresDb(DATABASE_URL, createVault(DATA_KEY), 2);
await deliverWebhooks(db, {
  reach: { inside: true },
  clock: () => new Date(NOW),
  publicUrl: 'https://league.example.kr',
  stopping: new AbortController().signal,
});
await db.close();
