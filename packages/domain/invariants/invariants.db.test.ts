import type { DemoStore } from '@chulbal/demo/files';
import { seedDemo } from '@chulbal/demo/seed';
import { brokenApplications } from '@chulbal/testing/broken/applications';
import { type Breaking, keepTables, whileBroken } from '@chulbal/testing/broken/broken-database';
import { finishJudging } from '@chulbal/testing/broken/judged-demo';
import { brokenJudging } from '@chulbal/testing/broken/judging';
import { brokenMarket } from '@chulbal/testing/broken/market';
import { brokenRecords } from '@chulbal/testing/broken/records';
import { undrawnStore } from '@chulbal/testing/demo-store';
import { testDb } from '@chulbal/testing/test-db';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { compareTeams } from '../applications/list/similar.commands.ts';
import { chainArrivals } from '../audit/chain.commands.ts';
import type { Db } from '../db.ts';
import { chainTransfers } from '../investment/chain.commands.ts';
import { sweep } from '../jobs/sweep.ts';
import { deliverPending } from '../outbox/commands.ts';
import { seedBase } from '../seeds/base.ts';
import { invariants } from './all.queries.ts';
import { findBreaches } from './check.queries.ts';

// A Wednesday, long after the files of this run are written.
const now = new Date('2099-05-20T05:03:21.000Z');

let db: Db;
let store: DemoStore;

beforeAll(async () => {
  db = await testDb();
  store = undrawnStore();
  await seedBase(db, { now });
  await seedDemo(db, { now, ...store });
  await finishJudging(db, now);
  // What the worker does, so that the demo stands as one that runs.
  const service = { name: 'noted', send: async () => {} };
  while ((await deliverPending(db, { mail: service, sms: service }, { now })) > 0) {
    // The next batch.
  }
  while ((await compareTeams(db)) > 0) {
    // The next ones.
  }
  await sweep({ db, files: store.files, clock: () => now });
  while ((await chainArrivals(db)) > 0) {
    // The next ones.
  }
  while ((await chainTransfers(db)) > 0) {
    // The next ones.
  }
  await keepTables(db);
}, 240_000);

const look = () => findBreaches({ db, files: store.files, now, share: () => true });

/** With WHOLE=1 every other rule is looked at beside each that is broken, otherwise every fourth, each time others. */
const whole = process.env.WHOLE === '1';

function lookBeside({ rule, store: isOfStore }: Breaking) {
  const place = broken.findIndex((one) => one.rule === rule);
  const rules = invariants.filter(({ name }, at) => whole || name === rule || at % 4 === place % 4);
  const share = () => isOfStore !== undefined;
  return findBreaches({ db, files: store.files, now, share }, { rules });
}

const broken: readonly Breaking[] = [
  ...brokenApplications,
  ...brokenJudging,
  ...brokenMarket,
  ...brokenRecords,
];

test('R-13 the demo holds in every rule', async () => {
  expect(await look()).toEqual([]);
});

test('R-13 every rule has a broken database, and its own name', () => {
  const names = invariants.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(broken.map(({ rule }) => rule).toSorted()).toEqual(names.toSorted());
});

test.each(broken)(
  'R-13 $rule does not hold in a database broken in that, and every other does',
  async (breaking) => {
    const found = await whileBroken(db, store.files, breaking, () => lookBeside(breaking));
    expect(found?.map(({ rule, error }) => [rule, error])).toEqual([[breaking.rule, null]]);
    expect(found?.[0]?.ids).not.toEqual([]);
  },
);

// The embedded database does one thing after the other, whoever asks.
test.runIf(process.env.TEST_DATABASE === 'postgres')(
  'R-13 looking waits for nobody who writes, and sees nothing half done',
  async () => {
    const begun = Promise.withResolvers<void>();
    const looked = Promise.withResolvers<void>();
    const writing = db.transaction(
      async (tx) => {
        await sql`lock table applications, members, wallets, outbox, files in exclusive mode`.execute(tx.sql);
        await sql`delete from application_desk`.execute(tx.sql);
        await sql`update track_serials set last = last + 1`.execute(tx.sql);
        begun.resolve();
        await looked.promise;
        throw new Error('after all not');
      },
      { limit: 60_000 },
    );
    await begun.promise;
    expect(await look()).toEqual([]);
    looked.resolve();
    await expect(writing).rejects.toThrow('after all not');
  },
);

test('R-13 what was broken and mended holds again', async () => {
  expect(await look()).toEqual([]);
});
