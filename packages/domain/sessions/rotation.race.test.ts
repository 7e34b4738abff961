import { createAccount } from '@chulbal/testing/accounts';
import { testDb } from '@chulbal/testing/test-db';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openSession, rotateSession } from './commands.ts';

test('S-07 ten connections asking at once make one rotation, forty times over', async () => {
  const db = await testDb();
  const { id } = await createAccount(db);
  const now = new Date('2026-03-02T01:00:00.000Z');
  const secret = 'a key of the test that is long enough';
  for (let round = 0; round < 40; round += 1) {
    const session = await openSession(db, { kind: 'user', accountId: id, persistent: true, now, secret });
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        rotateSession(db, { kind: 'user', refreshToken: session.refreshToken, now, secret }),
      ),
    );
    expect(new Set(answers.map((answer) => answer.refreshToken)).size).toBe(1);
    const { number, revokedAt } = await db.sql
      .selectFrom('sessionFamilies')
      .select(['number', 'revokedAt'])
      .where('id', '=', session.familyId)
      .executeTakeFirstOrThrow();
    expect({ number, revokedAt }).toEqual({ number: 2, revokedAt: null });
  }
});

test('S-07 a rotation that was overtaken sees what overtook it, and never turns the number back', async () => {
  const db = await testDb();
  const { id } = await createAccount(db);
  const now = new Date('2026-03-02T01:00:00.000Z');
  const secret = 'a key of the test that is long enough';
  const opened = { kind: 'user', accountId: id, persistent: true, now, secret } as const;
  const { familyId, refreshToken } = await openSession(db, opened);
  const family = db.sql.selectFrom('sessionFamilies').selectAll().where('id', '=', familyId);

  const other = await db.sql.startTransaction().execute();
  await other.selectFrom('sessionFamilies').selectAll().where('id', '=', familyId).forUpdate().execute();
  const overtaken = rotateSession(db, { kind: 'user', refreshToken, now, secret }).catch((error) => error);
  const waiting = sql<{ pid: number }>`
    select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await waiting.execute(db.sql)).rows.length).toBe(1);
  await other.updateTable('sessionFamilies').set({ number: 3 }).where('id', '=', familyId).execute();
  await other.commit().execute();

  expect(await overtaken).toMatchObject({ error: 'sessionOver' });
  expect(await family.executeTakeFirstOrThrow()).toMatchObject({ number: 3, revokedReason: 'reuse' });
});
