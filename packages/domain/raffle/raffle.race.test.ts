import { readDrawFile } from '@chulbal/contract/raffle/draw';
import { createAccount } from '@chulbal/testing/accounts';
import { createEvent, openEventPlan } from '@chulbal/testing/events';
import { seasonNow as now, publicUrl } from '@chulbal/testing/factories';
import { createOperator } from '@chulbal/testing/operators';
import { createRaffle, daysOn, testSeed, userActor } from '@chulbal/testing/raffle';
import { raffleBreaches } from '@chulbal/testing/raffle-acts/breaches';
import { find } from '@chulbal/testing/raffle-acts/drivers';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, expect, test } from 'vitest';
import type { OperatorActor, UserActor } from '../actor.ts';
import type { Db } from '../db.ts';
import { Fault } from '../fault.ts';
import { listFinds } from '../logo-hunt/queries.ts';
import { listTickets } from '../tickets/queries.ts';
import { giveTicket } from '../tickets/tickets.commands.ts';
import { claimPrize, enterRaffle, getRecommender, nameRecommender } from './commands.ts';
import { enterSeed, freezeEntrants, holdDraw } from './draw.commands.ts';
import { getDrawFile } from './queries.ts';
import { passOnPrizes } from './winners.commands.ts';

/** Interleavings of a rule: all of them with WHOLE=1, otherwise a twentieth. */
const ROUNDS = process.env.WHOLE === '1' ? 200 : 10;

let db: Db;
let operator: OperatorActor;
beforeEach(async () => {
  db = await testDb();
  operator = await createOperator(db);
});

const someone = async (): Promise<UserActor> => {
  const { id } = await createAccount(db);
  await db.sql.updateTable('accounts').set({ createdAt: now }).where('id', '=', id).execute();
  return userActor(id);
};
const give = (actor: UserActor, source: 'quiz' | 'logos', sourceKey: string, at = now) =>
  db.transaction((tx) => giveTicket(tx, { user: actor.userId, source, sourceKey }, at));
const enter = (actor: UserActor, eventKey: string, prizes: string[], at = now) =>
  enterRaffle(db, actor, {
    ...{ eventKey, now: at },
    entries: prizes.map((prizeCode) => ({ prizeCode, tickets: 1 })),
  });

async function outcome(work: Promise<unknown>): Promise<string> {
  try {
    await work;
    return 'done';
  } catch (error) {
    if (error instanceof Fault) return error.error;
    throw error;
  }
}

test(`R-08 the fifth find on two devices, of one page and of two, gives one ticket, ${ROUNDS * 2} times`, async () => {
  const event = await createEvent(db);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const last of [
      ['/e', '/e'],
      ['/e', '/f'],
    ]) {
      const actor = await someone();
      for (const page of ['/a', '/b', '/c', '/d']) await find(db, actor, { event, page, now });
      const presses = last.map((page) => outcome(find(db, actor, { event, page, now })));
      expect((await Promise.all(presses)).toSorted()).toEqual(['done', 'huntNoTarget']);
      expect(await listFinds(db, { ...event, ...actor })).toHaveLength(5);
      expect(await listTickets(db, { ...event, ...actor })).toHaveLength(1);
    }
  }
  expect(await raffleBreaches(db)).toEqual([]);
});

test(`R-08 many find their fifth logo at once, and each gets a ticket, ${ROUNDS} times`, async () => {
  const event = await createEvent(db);
  for (let round = 0; round < ROUNDS; round += 1) {
    const people = await Promise.all(Array.from({ length: 8 }, someone));
    for (const actor of people) {
      for (const page of ['/a', '/b', '/c', '/d']) await find(db, actor, { event, page, now });
    }
    const fifth = await Promise.all(
      people.map((actor) => outcome(find(db, actor, { event, page: '/e', now }))),
    );
    expect(fifth).toEqual(people.map(() => 'done'));
    const tickets = await Promise.all(people.map((actor) => listTickets(db, { ...event, ...actor })));
    expect(tickets.map((own) => own.length)).toEqual(people.map(() => 1));
  }
  expect(await raffleBreaches(db)).toEqual([]);
});

test(`R-08 the last ticket of a source and of a person: of those who ask at once one gets it, ${ROUNDS * 2} times`, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const quiz = { source: 'quiz' as const, amount: 1, most: 5, total: 1 };
    const logos = { source: 'logos' as const, amount: 1, most: 1, total: null };
    const event = await createEvent(db, { sources: [quiz, logos], mostPerPerson: 1 });
    const people = [await someone(), await someone(), await someone()];
    await Promise.all(people.map((actor) => give(actor, 'quiz', `of ${round}`)));
    const [first] = people;
    const own = await Promise.all(people.map((actor) => listTickets(db, { ...event, ...actor })));
    expect(own.flat()).toHaveLength(1);
    const other = await someone();
    await Promise.all([give(other, 'logos', 'one'), give(other, 'logos', 'other')]);
    expect(await listTickets(db, { ...event, ...other })).toHaveLength(1);
    if (first) await give(first, 'quiz', 'again');
    // Only this one is open: in the others nobody is given more.
    await db.sql.updateTable('events').set({ frozenAt: now }).where('eventNo', '=', event.eventNo).execute();
    expect(await raffleBreaches(db)).toEqual(
      Array.from({ length: round + 1 }, () => 'frozen without a list'),
    );
  }
});

test(`R-08 a ticket put into two prizes from two devices at once is in one of them, ${ROUNDS} times`, async () => {
  const event = await createEvent(db);
  for (let round = 0; round < ROUNDS; round += 1) {
    const actor = await someone();
    await give(actor, 'quiz', 'one');
    const prizes = [['laptop'], ['book'], ['laptop', 'book']];
    const presses = prizes.map((those) => outcome(enter(actor, event.eventKey, those)));
    expect((await Promise.all(presses)).at(-1)).toBe('ticketsBeyond');
    const entries = await db.sql
      .selectFrom('raffleEntries')
      .selectAll()
      .where('userId', '=', actor.userId)
      .execute();
    expect(entries).toHaveLength(1);
  }
  expect(await raffleBreaches(db)).toEqual([]);
});

test(`R-08 the closing instant: what comes a millisecond before counts, what comes at the instant does not, ${ROUNDS} times`, async () => {
  const closes = new Date(openEventPlan.closesAt);
  const before = new Date(closes.getTime() - 1);
  const event = await createEvent(db);
  const { eventKey } = event;
  for (let round = 0; round < ROUNDS; round += 1) {
    const [early, late] = [await someone(), await someone()];
    for (const actor of [early, late]) await give(actor, 'quiz', 'one');
    const came = await Promise.all([
      outcome(enter(early, eventKey, ['laptop'], before)),
      outcome(enter(late, eventKey, ['laptop'], closes)),
      outcome(find(db, early, { event, page: '/a', now: before })),
      outcome(find(db, late, { event, page: '/a', now: closes })),
    ]);
    expect(came).toEqual(['done', 'eventNotOpen', 'done', 'eventNotOpen']);
    const given = await Promise.all([give(early, 'logos', 'x', before), give(late, 'logos', 'x', closes)]);
    expect(given.map((tickets) => tickets.length)).toEqual([1, 0]);
  }
  expect(await raffleBreaches(db)).toEqual([]);
});

test(`R-08 whoever enters as the list is frozen is in it or refused, ${ROUNDS} times`, async () => {
  const late = new Date(new Date(openEventPlan.closesAt).getTime() - 1);
  for (let round = 0; round < ROUNDS; round += 1) {
    const { eventNo, eventKey } = await createEvent(db);
    const people = [await someone(), await someone(), await someone()];
    for (const actor of people) {
      await give(actor, 'quiz', 'one');
      await give(actor, 'logos', 'two');
      await enter(actor, eventKey, ['laptop']);
    }
    const frozen = freezeEntrants(db, operator, { eventNo, now: daysOn(10) });
    // Some put in more, somebody takes all of it back: requests that arrived in time and are worked on late.
    const presses = people.map((actor, place) =>
      outcome(enter(actor, eventKey, place === 0 ? [] : ['laptop', 'book'], late)),
    );
    const [, ...came] = await Promise.all([frozen, ...presses]);
    expect(came.filter((one) => one !== 'done' && one !== 'eventNotOpen')).toEqual([]);
    const rows = await db.sql
      .selectFrom('raffleEntries')
      .select('tickets')
      .where('eventNo', '=', eventNo)
      .execute();
    const { file } = await db.sql
      .selectFrom('draws')
      .select('file')
      .where('eventNo', '=', eventNo)
      .executeTakeFirstOrThrow();
    expect(readDrawFile(file.toString('utf8')).tickets).toHaveLength(
      rows.reduce((sum, { tickets }) => sum + tickets, 0),
    );
  }
  expect(await raffleBreaches(db)).toEqual([]);
});

test(`R-08 a ring of recommenders who name one another at once is never closed, ${ROUNDS * 2} times`, async () => {
  await createEvent(db);
  let addresses = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const size of [2, 4]) {
      const people: UserActor[] = [];
      for (let count = 0; count < size; count += 1) people.push(await someone());
      const codes = await Promise.all(
        people.map(async (actor) => (await getRecommender(db, actor, { now })).code),
      );
      const came = await Promise.all(
        people.map((actor, place) => {
          addresses += 1;
          const address = `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}`;
          const code = codes[(place + 1) % size] ?? '';
          return outcome(nameRecommender(db, actor, { code, address, now }));
        }),
      );
      expect(came.filter((one) => one === 'recommendedRing')).toHaveLength(1);
      expect(came.filter((one) => one === 'done')).toHaveLength(size - 1);
    }
  }
  expect(await raffleBreaches(db)).toEqual([]);
});

test(`R-08 a seed typed by several operators at once is of two of them or of nobody, ${ROUNDS} times`, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { eventNo } = await createRaffle(db, 'published', { people: 1 });
    const others = [operator, await createOperator(db), await createOperator(db)];
    const seeds = round % 2 === 0 ? [testSeed, testSeed, testSeed] : [testSeed, '271828', testSeed];
    const typing = others.map((actor, place) =>
      enterSeed(db, actor, { eventNo, seed: seeds[place] ?? '', now: daysOn(0) }).then(
        ({ outcome: came }) => came,
        (error: unknown) => (error instanceof Fault ? error.error : Promise.reject(error)),
      ),
    );
    const came = await Promise.all(typing);
    const row = await db.sql
      .selectFrom('draws')
      .select('seed')
      .where('eventNo', '=', eventNo)
      .executeTakeFirstOrThrow();
    expect(came.includes('same') ? row.seed : null).toBe(row.seed);
    expect(came.filter((one) => one === 'same').length).toBe(row.seed === null ? 0 : 1);
  }
  expect(await raffleBreaches(db)).toEqual([]);
});

test(`R-08 a draw held by two operators at once is held once, and its letters are written once, ${ROUNDS} times`, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { eventNo, eventKey } = await createRaffle(db, 'seeded', { people: 3 });
    const before = (await db.sql.selectFrom('outbox').select('id').orderBy('id').execute()).length;
    const hold = () => outcome(holdDraw(db, operator, { eventNo, publicUrl, now: daysOn(0) }));
    expect((await Promise.all([hold(), hold()])).toSorted()).toEqual(['done', 'drawOutOfTurn']);
    expect((await db.sql.selectFrom('outbox').select('id').orderBy('id').execute()).length - before).toBe(2);
    expect((await getDrawFile(db, { eventKey })).bytes.length).toBeGreaterThan(0);
  }
  expect(await raffleBreaches(db)).toEqual([]);
});

test(`R-08 at the end of the time to claim a place is claimed or passed on, ${ROUNDS} times`, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { eventNo, eventKey } = await createRaffle(db, 'drawn', { people: 4 });
    const { userId, claimUntil } = await db.sql
      .selectFrom('prizeWinners')
      .select(['userId', 'claimUntil'])
      .where('eventNo', '=', eventNo)
      .where('place', '=', 1)
      .executeTakeFirstOrThrow();
    const until = claimUntil ?? now;
    const claim = {
      ...{ eventKey, prizeCode: 'laptop', name: '윤서준', phone: '010-1111-2222', address: '서울' },
      now: new Date(until.getTime() - 1),
    };
    await Promise.all([
      outcome(claimPrize(db, userActor(userId), claim)),
      passOnPrizes(db, { publicUrl, now: until }),
      passOnPrizes(db, { publicUrl, now: until }),
    ]);
    const states = await db.sql
      .selectFrom('prizeWinners')
      .select('state')
      .where('eventNo', '=', eventNo)
      .where('state', 'in', ['told', 'claimed'])
      .execute();
    expect(states).toHaveLength(2);
  }
  expect(await raffleBreaches(db)).toEqual([]);
});
