import { keptMs } from '@chulbal/contract/retention/retention';
import { createAccount } from '@chulbal/testing/accounts';
import { createEvent } from '@chulbal/testing/events';
import { seasonNow as now } from '@chulbal/testing/factories';
import { createOperator } from '@chulbal/testing/operators';
import { daysOn, userActor } from '@chulbal/testing/raffle';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, expect, test } from 'vitest';
import type { Db } from '../db.ts';
import { getRecommender, nameRecommender } from './commands.ts';
import { forgetRecommendAddresses, markRecommendSignal } from './signals.commands.ts';
import { listRecommendSignals } from './signals.queries.ts';

let db: Db;
beforeEach(async () => {
  db = await testDb();
});

const newcomer = async (name: string) => {
  const { id } = await createAccount(db, { name });
  await db.sql.updateTable('accounts').set({ createdAt: now }).where('id', '=', id).execute();
  return userActor(id);
};

test('signals among recommendations are shown with masked names, marked, and forget from where they came', async () => {
  const { eventNo } = await createEvent(db);
  const operator = await createOperator(db);
  const old = await newcomer('오하늘');
  const { code } = await getRecommender(db, old, { now });
  for (const name of ['윤서준', '한지우', '서도윤', '임하린']) {
    await nameRecommender(db, await newcomer(name), { code, address: '192.0.2.9', now });
  }
  const [first, ...rest] = await listRecommendSignals(db, { eventNo });
  expect([first, ...rest].map((signal) => signal?.kind)).toEqual(['onlyNamed', 'sameAddress']);
  expect(first).toMatchObject({ by: '오O늘', mark: null });
  expect(first?.people.map(({ name, active }) => [name, active])).toContainEqual(['윤O준', false]);
  const mark = { eventNo, key: first?.key ?? '', now };
  await markRecommendSignal(db, operator, { ...mark, state: 'fine' });
  expect((await listRecommendSignals(db, { eventNo }))[0]?.mark).toMatchObject({ state: 'fine' });
  await markRecommendSignal(db, operator, { ...mark, state: null });
  await forgetRecommendAddresses(db, { now: new Date(now.getTime() + keptMs('address')) });
  expect((await listRecommendSignals(db, { eventNo })).map(({ kind }) => kind)).toContain('sameAddress');
  await forgetRecommendAddresses(db, { now: daysOn(91) });
  expect((await listRecommendSignals(db, { eventNo })).map(({ kind }) => kind)).toEqual(['onlyNamed']);
  await expect(db.sql.updateTable('recommendations').set({ throwawayMail: true }).execute()).rejects.toThrow(
    'only added to',
  );
});
