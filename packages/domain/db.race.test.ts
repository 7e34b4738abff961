import { meeting } from '@chulbal/testing/meeting';
import { createOperator } from '@chulbal/testing/operators';
import { testDb } from '@chulbal/testing/test-db';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { record } from './audit/commands.ts';
import type { Db } from './db.ts';

const now = new Date('2026-03-02T01:00:00Z');

test('two transactions that come to wait for each other are both done, each once', async () => {
  const db = await testDb();
  const [one, other] = [await createOperator(db), await createOperator(db)];
  const meet = meeting(2);
  const begun: number[] = [];
  const told: number[] = [];
  const hold = (tx: Db, operatorId: number) =>
    tx.sql
      .updateTable('operators')
      .set({ lastLoginAt: now })
      .where('accountId', '=', operatorId)
      .executeTakeFirstOrThrow();
  const inTurn = (first: typeof one, second: typeof one) =>
    db.transaction(async (tx) => {
      begun.push(first.operatorId);
      await sql`set local deadlock_timeout = '20ms'`.execute(tx.sql);
      await hold(tx, first.operatorId);
      await meet();
      await hold(tx, second.operatorId);
      tx.afterCommit(() => told.push(first.operatorId));
      const object = { kind: 'operator', id: second.operatorId, label: '' };
      await record(tx, first, { action: 'operator.changeRole', object, now });
    });
  await Promise.all([inTurn(one, other), inTurn(other, one)]);
  expect(begun).toHaveLength(3);
  expect(told.toSorted()).toEqual([one.operatorId, other.operatorId].toSorted());
  expect(await db.sql.selectFrom('auditEntries').select('actorId').execute()).toHaveLength(2);
});
