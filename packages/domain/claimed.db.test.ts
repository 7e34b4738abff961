import { testDb } from '@chulbal/testing/test-db';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { isClaimed } from './claimed.ts';
import type { Db } from './db.ts';

/** Lets PostgreSQL plan as it may before it knows a table: row by row, and the statement inside anew for each. */
async function planRowByRow(tx: Db): Promise<void> {
  for (const way of ['hashjoin', 'mergejoin', 'hashagg', 'material', 'sort', 'memoize']) {
    await sql`set local ${sql.raw(`enable_${way}`)} = off`.execute(tx.sql);
  }
}

test('of what waits no more is taken than the limit, however it is planned', async () => {
  const db = await testDb();
  const taken = await db.transaction(async (tx) => {
    await planRowByRow(tx);
    await sql`create temporary table waiting (id int primary key, waits boolean) on commit drop`.execute(
      tx.sql,
    );
    await sql`insert into waiting select id, true from generate_series(1, 12) as id`.execute(tx.sql);
    const due = sql`select id from waiting where waits order by id limit 5 for update skip locked`;
    return sql<{
      id: number;
    }>`update waiting set waits = false where ${isClaimed('id', due)} returning id`.execute(tx.sql);
  });
  expect(taken.rows.map(({ id }) => id).sort()).toEqual([1, 2, 3, 4, 5]);
});
