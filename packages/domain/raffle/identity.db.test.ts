import { createAccount } from '@chulbal/testing/accounts';
import { createEvent, openEventPlan } from '@chulbal/testing/events';
import { seasonNow as now } from '@chulbal/testing/factories';
import { confirmAs } from '@chulbal/testing/identity';
import { createOperator } from '@chulbal/testing/operators';
import { userActor } from '@chulbal/testing/raffle';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, expect, test } from 'vitest';
import type { Db } from '../db.ts';
import { giveTicket, giveTickets } from '../tickets/tickets.commands.ts';
import { enterRaffle, getRecommender, nameRecommender } from './commands.ts';
import { freezeEntrants } from './draw.commands.ts';
import { getRaffleOverview } from './operators.queries.ts';

const refused = (error: string) => expect.objectContaining({ error });
const quiz = [{ source: 'quiz' as const, amount: 1, most: 2, total: null }];

let db: Db;
beforeEach(async () => {
  db = await testDb();
});

const newcomer = async () => {
  const { id } = await createAccount(db);
  await db.sql.updateTable('accounts').set({ createdAt: now }).where('id', '=', id).execute();
  return userActor(id);
};
const give = (user: number, sourceKey: string) =>
  db.transaction((tx) => giveTicket(tx, { user, source: 'quiz', sourceKey }, now));

/** Two accounts with two phones, of one person by the identity service. */
async function twoOfOne() {
  const both = [await newcomer(), await newcomer()] as const;
  for (const actor of both) await confirmAs(db, actor, { personKey: 'one and the same', now });
  return both;
}

test('whom the identity service knows as one person has one cap, and one thing gives them once, by whichever account', async () => {
  const { eventNo } = await createEvent(db, { sources: quiz });
  const [one, two] = await twoOfOne();
  expect(await give(one.userId, 'a')).toHaveLength(1);
  expect(await give(two.userId, 'a'), 'the same thing').toHaveLength(0);
  expect(await give(two.userId, 'b')).toHaveLength(1);
  expect(await give(one.userId, 'c'), 'the cap of the person').toHaveLength(0);
  const other = await newcomer();
  expect(await give(other.userId, 'a')).toHaveLength(1);
  expect(await getRaffleOverview(db, await createOperator(db), { eventNo, now })).toMatchObject({
    persons: 2,
  });
});

test('of two accounts of one person that are given at once one is', async () => {
  await createEvent(db, { sources: quiz });
  const users = (await twoOfOne()).map(({ userId }) => userId);
  const given = await db.transaction((tx) =>
    giveTickets(tx, { users, source: 'quiz', sourceKey: 'class' }, now),
  );
  expect(given).toHaveLength(1);
});

test('tickets of one person are one person’s in the list of a draw', async () => {
  const { eventNo, eventKey } = await createEvent(db, { sources: quiz });
  const [one, two] = await twoOfOne();
  for (const [actor, key] of [
    [one, 'a'],
    [two, 'b'],
  ] as const) {
    await give(actor.userId, key);
    await enterRaffle(db, actor, { eventKey, now, entries: [{ prizeCode: 'book', tickets: 1 }] });
  }
  const closed = new Date(openEventPlan.closesAt);
  await freezeEntrants(db, await createOperator(db), { eventNo, now: closed });
  const { tickets, persons } = await db.sql
    .selectFrom('draws')
    .select(['tickets', 'persons'])
    .executeTakeFirstOrThrow();
  expect({ tickets, persons }).toEqual({ tickets: 2, persons: 1 });
});

test('nobody recommends themselves by another account, nor is recommended twice', async () => {
  await createEvent(db);
  const [one, two] = await twoOfOne();
  const [first, second] = [await newcomer(), await newcomer()];
  const codeOf = async (actor: typeof one) => (await getRecommender(db, actor, { now })).code;
  const name = (actor: typeof one, code: string) =>
    nameRecommender(db, actor, { code, address: '192.0.2.9', now });
  await expect(name(one, await codeOf(two))).rejects.toEqual(refused('recommendedSelf'));
  await name(one, await codeOf(first));
  await expect(name(two, await codeOf(second))).rejects.toEqual(refused('recommendedAlready'));
});
