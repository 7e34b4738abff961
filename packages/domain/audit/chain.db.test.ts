import { createOperator } from '@chulbal/testing/operators';
import { testDb } from '@chulbal/testing/test-db';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import type { Db } from '../db.ts';
import { record } from './commands.ts';

const now = new Date('2026-03-02T01:00:00.000Z');
let db: Db;
beforeEach(async () => {
  db = await testDb();
});

async function threeEntries(): Promise<void> {
  const actor = await createOperator(db);
  for (const id of [1, 2, 3]) {
    await db.transaction((tx) =>
      record(tx, actor, { action: 'season.save', object: { kind: 'season', id, label: '2026' }, now }),
    );
  }
}

test('entries are numbered without gaps and chained by their hashes', async () => {
  await threeEntries();
  const entries = await db.sql.selectFrom('auditEntries').selectAll().orderBy('sequence').execute();
  expect(entries.map(({ sequence }) => sequence)).toEqual([1, 2, 3]);
  expect(entries.map(({ previousHash }) => previousHash)).toEqual([
    '0'.repeat(64),
    entries[0]?.hash,
    entries[1]?.hash,
  ]);
  expect(new Set(entries.map(({ hash }) => hash)).size).toBe(3);
});

test('an entry can be neither changed nor removed nor all of them emptied', async () => {
  await threeEntries();
  await expect(sql`update audit_entries set reason = 'x'`.execute(db.sql)).rejects.toThrow('only added to');
  await expect(sql`delete from audit_entries`.execute(db.sql)).rejects.toThrow('only added to');
  await expect(sql`truncate audit_entries`.execute(db.sql)).rejects.toThrow('only added to');
});

test('what is rolled back leaves neither an entry nor a gap', async () => {
  const actor = await createOperator(db);
  const entry = { action: 'season.save', object: { kind: 'season', id: 1, label: '2026' }, now };
  const failing = db.transaction(async (tx) => {
    await record(tx, actor, entry);
    throw new Error('after all not');
  });
  await expect(failing).rejects.toThrow('after all not');
  await db.transaction((tx) => record(tx, actor, entry));
  const entries = await db.sql.selectFrom('auditEntries').select('sequence').orderBy('sequence').execute();
  expect(entries).toEqual([{ sequence: 1 }]);
});
