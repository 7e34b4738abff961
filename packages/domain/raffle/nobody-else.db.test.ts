import { keptMs } from '@chulbal/contract/retention/retention';
import { createAccount } from '@chulbal/testing/accounts';
import { rowsOf } from '@chulbal/testing/database-state';
import { createEvent } from '@chulbal/testing/events';
import { seasonNow as now, publicUrl } from '@chulbal/testing/factories';
import { createRaffle, userActor } from '@chulbal/testing/raffle';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, describe, expect, test } from 'vitest';
import type { UserActor } from '../actor.ts';
import type { Db } from '../db.ts';
import { getEntrant } from '../tickets/queries.ts';
import { giveTicket } from '../tickets/tickets.commands.ts';
import { claimPrize, enterRaffle, getRecommender, nameRecommender } from './commands.ts';
import { passOnPrizes, sweepClaims } from './winners.commands.ts';

let db: Db;
beforeEach(async () => {
  db = await testDb();
});

const refused = (error: string) => expect.objectContaining({ error });
const after = (instant: Date, milliseconds: number) => new Date(instant.getTime() + milliseconds);

describe('of two people', () => {
  let eventKey: string;
  let bystander: UserActor;
  let me: UserActor;
  const person = async () => {
    const { id } = await createAccount(db);
    await db.sql.updateTable('accounts').set({ createdAt: now }).where('id', '=', id).execute();
    await db.transaction((tx) => giveTicket(tx, { user: id, source: 'quiz', sourceKey: 'a' }, now));
    return userActor(id);
  };
  const enter = (actor: UserActor, prizeCode: string) =>
    enterRaffle(db, actor, { eventKey, entries: [{ prizeCode, tickets: 1 }], now });
  const name = (actor: UserActor, code: string) =>
    nameRecommender(db, actor, { code, address: '192.0.2.9', now });

  beforeEach(async () => {
    ({ eventKey } = await createEvent(db));
    // Whoever was there first is found first, where nobody is asked for by name.
    bystander = await person();
    me = await person();
    await enter(bystander, 'laptop');
    await name(bystander, (await getRecommender(db, await person(), { now })).code);
  });

  test('what one puts into prizes, and whom one names, changes nothing of the other’s', async () => {
    const [mine, theirs] = [await rowsOf(db, me.userId), await rowsOf(db, bystander.userId)];
    await enter(me, 'book');
    await enter(me, 'laptop');
    await name(me, (await getRecommender(db, await person(), { now })).code);
    expect(await rowsOf(db, bystander.userId)).toEqual(theirs);
    expect(await rowsOf(db, me.userId)).not.toEqual(mine);
  });

  test('each has a code of their own, and is told by whom they were named themselves', async () => {
    const [their, own] = [
      await getRecommender(db, bystander, { now }),
      await getRecommender(db, me, { now }),
    ];
    expect(own.code).not.toBe(their.code);
    expect(own).toMatchObject({ by: null, count: 0, named: [] });
    expect(own.until).not.toBeNull();
    expect(their).toMatchObject({ count: 0, until: null });
    expect(their.by).not.toBeNull();
  });
});

test('nobody is named outside of an event that gives tickets for it, nor by whoever may not take part', async () => {
  const name = (actor: UserActor, code: string) =>
    nameRecommender(db, actor, { code, address: '192.0.2.9', now });
  const { code } = await getRecommender(db, userActor((await createAccount(db)).id), { now });
  const child = userActor((await createAccount(db, { birthDate: '2015-01-01' })).id);
  await expect(name(child, code)).rejects.toEqual(refused('eventNotOpen'));
  await createEvent(db);
  await expect(name(child, code)).rejects.toEqual(refused('raffleRefused'));
});

test('an account that is there no more takes part in nothing', async () => {
  const { id } = await createAccount(db);
  await db.sql.updateTable('accounts').set({ status: 'withdrawn' }).where('id', '=', id).execute();
  await expect(getEntrant(db, userActor(id))).rejects.toEqual(refused('sessionOver'));
});

test('R-05 a prize is claimed before its time is over, and goes to the next from that instant on', async () => {
  const { eventNo, eventKey } = await createRaffle(db, 'drawn');
  const told = await db.sql
    .selectFrom('prizeWinners')
    .select(['place', 'userId', 'claimUntil'])
    .where('eventNo', '=', eventNo)
    .where('state', '=', 'told')
    .orderBy('place')
    .execute();
  const [first, second] = told;
  const until = first?.claimUntil;
  if (!first || !second || !until) throw new Error('There are two winners.');
  // The second has a millisecond more, in which both of the first one's ways are tried.
  await db.sql
    .updateTable('prizeWinners')
    .set({ claimUntil: after(until, 1) })
    .where('eventNo', '=', eventNo)
    .where('place', '=', second.place)
    .execute();
  const claim = ({ userId }: { userId: number | null }, at: Date) =>
    claimPrize(db, userActor(userId ?? 0), {
      ...{ eventKey, prizeCode: 'laptop', name: '윤서준', phone: '010-1111-2222', address: '서울 종로구 1' },
      now: at,
    });
  expect(await passOnPrizes(db, { publicUrl, now: after(until, -1) })).toBe(0);
  await expect(claim(first, until)).rejects.toEqual(refused('claimOver'));
  await passOnPrizes(db, { publicUrl, now: until });
  const states = async () =>
    (
      await db.sql
        .selectFrom('prizeWinners')
        .select('state')
        .where('eventNo', '=', eventNo)
        .where('prizeCode', '=', 'laptop')
        .orderBy('place')
        .execute()
    ).map(({ state }) => state);
  expect(await states()).toEqual(['lapsed', 'told', 'told', 'reserve']);
  await claim(second, until);
  expect(await states()).toEqual(['lapsed', 'claimed', 'told', 'reserve']);

  await db.sql
    .updateTable('prizeWinners')
    .set({ sentAt: until })
    .where('eventNo', '=', eventNo)
    .where('place', '=', second.place)
    .execute();
  const kept = async () =>
    (await db.sql.selectFrom('prizeWinners').select('place').where('claimSealed', 'is not', null).execute())
      .length;
  const end = after(until, keptMs('prize'));
  await sweepClaims(db, { now: end });
  expect(await kept()).toBe(1);
  await sweepClaims(db, { now: after(end, 1) });
  expect(await kept()).toBe(0);
});
