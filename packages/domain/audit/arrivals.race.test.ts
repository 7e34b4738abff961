import { createOperator } from '@chulbal/testing/operators';
import { testDb } from '@chulbal/testing/test-db';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import type { Db } from '../db.ts';
import { chainArrivals } from './chain.commands.ts';
import { verifyAudit } from './chain.queries.ts';
import { record, recordAs } from './commands.ts';

const now = new Date('2026-03-02T01:00:00.000Z');
let db: Db;
beforeEach(async () => {
  db = await testDb();
});

const submission = (tx: Db, id: number) =>
  recordAs(
    tx,
    { kind: 'user', userId: id, part: 'leader' },
    { action: 'application.submit', object: { kind: 'team', id, label: `3-${id}` }, now },
  );
const chained = async () =>
  (await db.sql.selectFrom('auditEntries').select('objectId').orderBy('sequence').execute()).map(
    ({ objectId }) => objectId,
  );

test('a submission that is still open holds up neither another one, nor an operator, nor the chain', async () => {
  const operator = await createOperator(db);
  const arrived = Promise.withResolvers<void>();
  const others = Promise.withResolvers<void>();
  const open = db.transaction(async (tx) => {
    await submission(tx, 1);
    arrived.resolve();
    await others.promise;
  });
  await arrived.promise;
  await db.transaction((tx) => submission(tx, 2));
  await db.transaction((tx) =>
    record(tx, operator, { action: 'bonus.decide', object: { kind: 'team', id: 3, label: '3-3' }, now }),
  );
  // Chained by what the operator did: it stands behind what had arrived.
  expect(await chained()).toEqual(['2', '3']);
  expect(await chainArrivals(db)).toBe(0);
  others.resolve();
  await open;
  expect(await verifyAudit(db)).toMatchObject({ entries: 2, waiting: 1, brokenAt: null });
  expect(await chainArrivals(db)).toBe(1);
  expect(await chained()).toEqual(['2', '3', '1']);
  expect(await verifyAudit(db)).toMatchObject({ entries: 3, waiting: 0, brokenAt: null });
});

test('200 submissions and 40 commands at once, chained by four meanwhile, make one chain in which each stands once', async () => {
  const operator = await createOperator(db);
  let writing = true;
  const chainers = Array.from({ length: 4 }, async () => {
    while (writing) {
      await chainArrivals(db, { most: 7 });
      await new Promise(setImmediate);
    }
  });
  const outcomes = await Promise.allSettled(
    Array.from({ length: 240 }, (_, id) =>
      db.transaction(async (tx) => {
        const object = { kind: 'team', id, label: `3-${id}` };
        if (id % 6 === 5) await record(tx, operator, { action: 'bonus.decide', object, now });
        else await submission(tx, id);
        if (id % 10 === 0) throw new Error('Rolled back.');
      }),
    ),
  );
  writing = false;
  await Promise.all(chainers);
  while ((await chainArrivals(db)) > 0) {
    // The last ones.
  }
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(24);
  const ids = await chained();
  expect(new Set(ids).size).toBe(216);
  expect(ids).toHaveLength(216);
  expect(await verifyAudit(db, { batch: 7 })).toMatchObject({ entries: 216, brokenAt: null, waiting: 0 });
});

test('what has arrived can be neither changed nor taken away, but for the chain', async () => {
  await db.transaction((tx) => submission(tx, 1));
  await expect(sql`update audit_arrivals set reason = 'x'`.execute(db.sql)).rejects.toThrow('only added to');
  await expect(sql`delete from audit_arrivals`.execute(db.sql)).rejects.toThrow('only added to');
  await expect(sql`truncate audit_arrivals`.execute(db.sql)).rejects.toThrow('only added to');
  expect(await chainArrivals(db)).toBe(1);
  await expect(sql`delete from audit_entries`.execute(db.sql)).rejects.toThrow('only added to');
});

test('a chaining that is broken off leaves every entry where it was', async () => {
  await db.transaction((tx) => submission(tx, 1));
  const broken = db.transaction(async (tx) => {
    await chainArrivals(tx);
    throw new Error('killed');
  });
  await expect(broken).rejects.toThrow('killed');
  expect(await verifyAudit(db)).toMatchObject({ entries: 0, waiting: 1 });
  expect(await chainArrivals(db)).toBe(1);
});
