import { createAccount } from '@chulbal/testing/accounts';
import {
  breachesIn,
  createInvestor,
  createMarket,
  marketCloses,
  marketNow,
  put,
} from '@chulbal/testing/market';
import { createRaffle } from '@chulbal/testing/raffle';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, expect, test } from 'vitest';
import type { Db } from '../db.ts';
import { forgetPersons } from './persons.commands.ts';

let db: Db;
beforeEach(async () => {
  db = await testDb();
});

const leave = (id: number) =>
  db.sql.updateTable('accounts').set({ status: 'withdrawn' }).where('id', '=', id).execute();

test('P-13 a wallet of somebody who has left keeps its money and loses its person once the market has closed', async () => {
  const market = await createMarket(db);
  const [gone, stays] = [await createInvestor(db, market), await createInvestor(db, market)];
  await put(db, gone, { igNo: market.igNo, icNo: market.icNos[0], millions: 3 });
  await leave(gone.userId);
  const persons = async () =>
    new Map(
      (await db.sql.selectFrom('wallets').select(['userId', 'personIndex', 'balance']).execute()).map(
        (row) => [row.userId, row],
      ),
    );
  const before = await persons();
  await forgetPersons(db, { now: marketNow });
  expect(await persons()).toEqual(before);
  await forgetPersons(db, { now: marketCloses });
  const after = await persons();
  expect(after.get(gone.userId)).toEqual({
    ...before.get(gone.userId),
    personIndex: `gone ${gone.userId}`,
  });
  expect(after.get(stays.userId)).toEqual(before.get(stays.userId));
  expect(await breachesIn(db, market)).toEqual([]);
});

test('P-13 a ticket of somebody who has left keeps its number and loses its person once the list is frozen', async () => {
  await createRaffle(db, 'ended');
  const { userId } = await db.sql.selectFrom('tickets').select('userId').executeTakeFirstOrThrow();
  const persons = async () =>
    (await db.sql.selectFrom('tickets').select('personIndex').where('userId', '=', userId).execute()).map(
      ({ personIndex }) => personIndex,
    );
  await leave(userId);
  const before = await persons();
  await forgetPersons(db, { now: marketNow });
  expect(await persons()).toEqual(before);
  await db.sql.updateTable('events').set({ frozenAt: marketNow }).execute();
  await forgetPersons(db, { now: marketNow });
  expect(new Set(await persons())).toEqual(new Set([`gone ${userId}`]));
  await expect(
    db.sql
      .updateTable('tickets')
      .set({ number: 99 } as never)
      .where('userId', '=', userId)
      .execute(),
  ).rejects.toThrow('only added to');
});

test('P-13 a recommendation of somebody who has left stays as a number once no published event is open', async () => {
  await createRaffle(db, 'ended');
  const [userId, byUserId] = [(await createAccount(db)).id, (await createAccount(db)).id];
  await db.sql
    .insertInto('recommendations')
    .values({ userId, byUserId, at: marketNow, throwawayMail: false } as never)
    .execute();
  const row = () =>
    db.sql.selectFrom('recommendations').selectAll().where('userId', '=', userId).executeTakeFirstOrThrow();
  await leave(userId);
  const before = await row();
  await forgetPersons(db, { now: marketNow });
  expect(await row()).toEqual(before);
  await db.sql.updateTable('events').set({ frozenAt: marketNow }).execute();
  await forgetPersons(db, { now: marketNow });
  expect(await row()).toEqual({ ...before, personIndex: `gone ${userId}` });
  const set = { personIndex: `gone ${byUserId}` } as never;
  const change = db.sql.updateTable('recommendations').set(set).where('userId', '=', userId).execute();
  await expect(change).rejects.toThrow('only added to');
});
