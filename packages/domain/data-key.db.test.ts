import { randomBytes } from 'node:crypto';
import { createAccount } from '@chulbal/testing/accounts';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, expect, test } from 'vitest';
import { proveDataKey } from './data-key.ts';
import { Db } from './db.ts';
import { queueMessage } from './outbox/commands.ts';
import { prepareDatabase } from './seeds/prepare-database.ts';
import { createVault } from './vault.ts';

const now = new Date('2026-03-02T01:00:00Z');
let db: Db;
let withAnotherKey: Db;
beforeEach(async () => {
  db = await testDb();
  withAnotherKey = new Db(db.sql, createVault(randomBytes(32).toString('hex')));
});

const refusal = { name: 'RefusedToStart', message: expect.stringContaining('DATA_KEY is not the key') };
const checks = () => db.sql.selectFrom('dataKeyCheck').selectAll().orderBy('keyId').execute();

test('an empty database takes the key of its first start, and refuses every other from then on', async () => {
  await prepareDatabase(db, { now });
  const left = await checks();
  expect(left).toHaveLength(1);
  await expect(prepareDatabase(withAnotherKey, { now })).rejects.toMatchObject(refusal);
  await prepareDatabase(db, { now });
  expect(await checks()).toEqual(left);
});

test('a database from before there was a check value refuses another key too, and leaves none for it', async () => {
  const { id } = await createAccount(db);
  await expect(proveDataKey(withAnotherKey)).rejects.toMatchObject(refusal);
  expect(await checks()).toEqual([]);
  // What a wrong key has sealed since does not make it the right one.
  await createAccount(withAnotherKey);
  await expect(proveDataKey(withAnotherKey)).rejects.toMatchObject(refusal);
  await expect(proveDataKey(db)).rejects.toMatchObject({
    message: expect.stringContaining('OTHER_DATA_KEYS'),
  });
  await db.sql.deleteFrom('accounts').where('id', '>', id).execute();
  await proveDataKey(db);
  expect(await checks()).toHaveLength(1);
});

test('before the first account a message counts', async () => {
  await queueMessage(db, {
    channel: 'mail',
    to: 'first@test.example',
    language: 'ko',
    subject: '안내',
    letter: { lines: ['안내'] },
    now,
  });
  await expect(proveDataKey(withAnotherKey)).rejects.toMatchObject(refusal);
});

test('processes that start at once agree on one check value', async () => {
  await Promise.all(Array.from({ length: 8 }, () => proveDataKey(db)));
  expect(await checks()).toHaveLength(1);
});
