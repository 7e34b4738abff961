import { createOperator } from '@chulbal/testing/operators';
import { testDb } from '@chulbal/testing/test-db';
import { type RawBuilder, sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../db.ts';
import { verifyAudit } from './chain.queries.ts';
import { record, recordAs } from './commands.ts';

const now = new Date('2026-03-02T01:00:00.123Z');
let db: Db;
beforeEach(async () => {
  db = await testDb();
  const actor = await createOperator(db);
  for (let id = 1; id <= 12; id += 1) {
    const object = { kind: 'team', id, label: `3-${id} 한칸서재` };
    await db.transaction((tx) =>
      record(tx, actor, { action: 'bonus.decide', object, after: { place: id }, reason: '증빙 확인', now }),
    );
  }
});

/** As somebody does who owns the database and turns its triggers off. */
async function tamper(statement: RawBuilder<unknown>): Promise<void> {
  await db.transaction(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx.sql);
    await statement.execute(tx.sql);
  });
}

/** In batches of 5 the entries 5 | 6 and 10 | 11 are neighbours in different ones. */
const verify = () => verifyAudit(db, { batch: 5 });

test('a log that nobody touched is whole, and its head is the last hash', async () => {
  const last = await db.sql
    .selectFrom('auditEntries')
    .select('hash')
    .where('sequence', '=', 12)
    .executeTakeFirst();
  expect(await verify()).toEqual({ entries: 12, brokenAt: null, head: last?.hash, waiting: 0 });
});

test('an empty log is whole', async () => {
  const empty = await testDb();
  expect(await verifyAudit(empty)).toEqual({
    entries: 0,
    brokenAt: null,
    head: '0'.repeat(64),
    waiting: 0,
  });
});

describe('past the triggers', () => {
  test.each([
    [sql`update audit_entries set reason = '다른 사유' where sequence = 7`, 7],
    [sql`update audit_entries set at = at + interval '1 microsecond' where sequence = 5`, 5],
    [sql`update audit_entries set after = '{"place": 99}' where sequence = 6`, 6],
    [sql`update audit_entries set reason = null where sequence = 12`, 12],
    [sql`update audit_entries set actor_name = '' where sequence = 1`, 1],
  ])('a changed entry is found (%#)', async (statement, brokenAt) => {
    await tamper(statement);
    expect(await verify()).toMatchObject({ entries: 12, brokenAt });
  });

  test.each([1, 5, 6, 10, 11, 12])('a removed one is found: %i', async (sequence) => {
    await tamper(sql`delete from audit_entries where sequence = ${sequence}`);
    expect(await verify()).toMatchObject({ brokenAt: sequence });
  });

  test('so is a removed one behind which all were numbered anew', async () => {
    await tamper(sql`delete from audit_entries where sequence = 6`);
    for (let from = 7; from <= 12; from += 1) {
      await tamper(sql`update audit_entries set sequence = ${from - 1} where sequence = ${from}`);
    }
    expect(await verify()).toMatchObject({ brokenAt: 6 });
  });

  test.each([
    [3, 4],
    [5, 6],
    [11, 12],
  ])('a pair that changed places is found: %i and %i', async (one, other) => {
    await tamper(sql`update audit_entries set sequence = -1 where sequence = ${one}`);
    await tamper(sql`update audit_entries set sequence = ${one} where sequence = ${other}`);
    await tamper(sql`update audit_entries set sequence = ${other} where sequence = -1`);
    expect(await verify()).toMatchObject({ brokenAt: one });
  });

  test('so is a last entry that was written anew with a hash that fits it', async () => {
    await tamper(sql`update audit_entries set reason = '다른 사유' where sequence = 12`);
    await tamper(sql`update audit_entries e set hash = audit_hash(e) where sequence = 12`);
    expect(await verify()).toMatchObject({ brokenAt: 12 });
  });

  test('and one in the middle, by the entry behind it', async () => {
    await tamper(sql`update audit_entries set reason = '다른 사유' where sequence = 5`);
    await tamper(sql`update audit_entries e set hash = audit_hash(e) where sequence = 5`);
    expect(await verify()).toMatchObject({ brokenAt: 6 });
  });
});

test('entries of applicants and of the server are chained like those of operators', async () => {
  const object = { kind: 'team', id: 1, label: '3-0001 한칸서재' };
  await db.transaction((tx) =>
    recordAs(tx, { kind: 'user', userId: 4, part: 'leader' }, { action: 'application.submit', object, now }),
  );
  await db.transaction((tx) =>
    recordAs(tx, { kind: 'system', address: '' }, { action: 'team.compare', object, now }),
  );
  expect(await verify()).toMatchObject({ entries: 14, brokenAt: null });
  const rows = await db.sql
    .selectFrom('auditEntries')
    .select(['actorKind', 'actorId', 'actorName', 'address'])
    .where('sequence', '>', 12)
    .orderBy('sequence')
    .execute();
  expect(rows).toEqual([
    { actorKind: 'user', actorId: 4, actorName: '팀장', address: '' },
    { actorKind: 'system', actorId: null, actorName: '', address: '' },
  ]);
});
