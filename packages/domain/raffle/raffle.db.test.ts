import { text } from 'node:stream/consumers';
import { recomputeDraw } from '@chulbal/contract/raffle/draw';
import { createAccount } from '@chulbal/testing/accounts';
import { createEvent, openEventPlan } from '@chulbal/testing/events';
import { seasonNow as now, publicUrl } from '@chulbal/testing/factories';
import { createOperator } from '@chulbal/testing/operators';
import { createRaffle, daysOn, testSeed, userActor } from '@chulbal/testing/raffle';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../db.ts';
import { saveEvent } from '../events/commands.ts';
import { getWrittenEvent } from '../events/written.queries.ts';
import { listMessages } from '../outbox/queries.ts';
import { giveTicket } from '../tickets/tickets.commands.ts';
import { claimPrize, enterRaffle, getRecommender, nameRecommender } from './commands.ts';
import { enterSeed, freezeEntrants, holdDraw, publishHash } from './draw.commands.ts';
import { exportWinners } from './export.commands.ts';
import { getRaffleOverview } from './operators.queries.ts';
import { getDrawFile, getEventPage, getSummary } from './queries.ts';
import { passOnPrizes, revealClaim, sweepClaims } from './winners.commands.ts';

let db: Db;
beforeEach(async () => {
  db = await testDb();
});

const refused = (error: string) => expect.objectContaining({ error });
const give = (user: number, sourceKey: string) =>
  db.transaction((tx) => giveTicket(tx, { user, source: 'quiz', sourceKey }, now));
const newcomer = async (more = {}) => {
  const { id } = await createAccount(db, more);
  await db.sql.updateTable('accounts').set({ createdAt: now }).where('id', '=', id).execute();
  return userActor(id);
};

describe('tickets are put into prizes', () => {
  test('as many as one has, changeable until the closing', async () => {
    const { eventKey } = await createEvent(db);
    const actor = await newcomer();
    await give(actor.userId, 'a');
    await give(actor.userId, 'b');
    const enter = (laptop: number, book: number, at = now) =>
      enterRaffle(db, actor, {
        ...{ eventKey, now: at },
        entries: [
          { prizeCode: 'laptop', tickets: laptop },
          { prizeCode: 'book', tickets: book },
        ],
      });
    await enter(2, 0);
    await enter(1, 1);
    const summary = await getSummary(db, actor, { language: 'ko', now });
    expect(summary?.entries).toEqual([
      { prizeCode: 'book', prizeName: '책', tickets: 1 },
      { prizeCode: 'laptop', prizeName: '노트북', tickets: 1 },
    ]);
    await expect(enter(2, 1)).rejects.toEqual(refused('ticketsBeyond'));
    await expect(enter(1, 0, new Date(openEventPlan.closesAt))).rejects.toEqual(refused('eventNotOpen'));
    await expect(
      enterRaffle(db, actor, { eventKey, now, entries: [{ prizeCode: 'car', tickets: 1 }] }),
    ).rejects.toEqual(refused('notFound'));
    expect((await getSummary(db, actor, { language: 'ko', now }))?.entries).toHaveLength(2);
  });

  test('by nobody who may not take part', async () => {
    const { eventKey } = await createEvent(db);
    const child = await newcomer({ birthDate: '2015-01-01' });
    await expect(enterRaffle(db, child, { eventKey, entries: [], now })).rejects.toEqual(
      refused('raffleRefused'),
    );
  });
});

describe('recommending', () => {
  const name = (actor: ReturnType<typeof userActor>, code: string, at = now) =>
    nameRecommender(db, actor, { code, address: '192.0.2.9', now: at });
  const codeOf = async (actor: ReturnType<typeof userActor>) =>
    (await getRecommender(db, actor, { now })).code;

  test('gives both a ticket, once, and shows masked names', async () => {
    const { eventNo } = await createEvent(db);
    const [old, young] = [await newcomer({ name: '오하늘' }), await newcomer({ name: '윤서준' })];
    const code = await codeOf(old);
    expect(await name(young, ` ${code.toLowerCase()} `)).toMatchObject({ by: '오O늘', until: null });
    expect(await getRecommender(db, old, { now })).toMatchObject({ code, count: 1, named: ['윤O준'] });
    const tickets = await db.sql
      .selectFrom('tickets')
      .select('userId')
      .where('eventNo', '=', eventNo)
      .execute();
    expect(tickets.map(({ userId }) => userId).toSorted()).toEqual([old.userId, young.userId].toSorted());
    await expect(name(young, code)).rejects.toEqual(refused('recommendedAlready'));
  });

  test('never oneself, nobody who leads back, nobody unknown, not long after signing up', async () => {
    await createEvent(db);
    const [one, two, three] = [await newcomer(), await newcomer(), await newcomer()];
    await expect(name(one, await codeOf(one))).rejects.toEqual(refused('recommendedSelf'));
    await expect(name(one, 'ZZZZZZ')).rejects.toEqual(refused('recommenderUnknown'));
    await name(two, await codeOf(one));
    await name(three, await codeOf(two));
    await expect(name(one, await codeOf(three))).rejects.toEqual(refused('recommendedRing'));
    const { id } = await createAccount(db);
    await expect(name(userActor(id), await codeOf(one))).rejects.toEqual(refused('recommendedAlready'));
  });
});

describe('a draw', () => {
  test('gives what the published file and the seed give without the database', async () => {
    const { eventNo, eventKey } = await createRaffle(db, 'drawn');
    const { bytes } = await getDrawFile(db, { eventKey });
    const again = await recomputeDraw(bytes.toString('utf8'), testSeed);
    const page = await getEventPage(db, { eventKey, language: 'ko', now });
    const overview = await getRaffleOverview(db, await createOperator(db), { eventNo, now });
    expect(again).toMatchObject({ outcome: 'drawn', sha256: page?.draw?.sha256, given: page?.draw?.sha256 });
    const won =
      again.outcome === 'drawn' ? again.drawn.map(({ prize, place, number }) => [prize, place, number]) : [];
    expect(page?.draw?.drawn.map(({ prize, place, number }) => [prize, place, number])).toEqual(won);
    expect(won).toHaveLength(4);
    expect(overview.winners.map(({ state }) => state)).toEqual(['told', 'told', 'reserve', 'reserve']);
    const told = (await listMessages(db, { limit: 50 })).filter(({ subject }) => subject.includes('당첨'));
    expect(told).toHaveLength(2);
  });

  test('goes step by step, each in its time', async () => {
    const { eventNo } = await createRaffle(db, 'ended');
    const [one, two] = [await createOperator(db), await createOperator(db)];
    const outOfTurn = refused('drawOutOfTurn');
    const seed = { eventNo, seed: '12-34-56' };
    await expect(freezeEntrants(db, one, { eventNo, now: daysOn(-6) })).rejects.toEqual(outOfTurn);
    await expect(publishHash(db, one, { eventNo, now })).rejects.toEqual(outOfTurn);
    await freezeEntrants(db, one, { eventNo, now });
    await expect(freezeEntrants(db, one, { eventNo, now })).rejects.toEqual(outOfTurn);
    await expect(enterSeed(db, one, { ...seed, now })).rejects.toEqual(outOfTurn);
    await expect(publishHash(db, one, { eventNo, now: daysOn(2) })).rejects.toEqual(outOfTurn);
    await publishHash(db, one, { eventNo, now });
    await expect(enterSeed(db, one, { ...seed, now: daysOn(1) })).rejects.toEqual(outOfTurn);
    await expect(enterSeed(db, one, { eventNo, seed: '123', now: daysOn(2) })).rejects.toEqual(
      refused('invalidRequest'),
    );
    expect(await enterSeed(db, one, { ...seed, now: daysOn(2) })).toEqual({ outcome: 'waiting' });
    expect(JSON.stringify(await getRaffleOverview(db, two, { eventNo, now }))).not.toContain('123456');
    await expect(enterSeed(db, one, { ...seed, now: daysOn(2) })).rejects.toEqual(
      refused('secondOperatorNeeded'),
    );
    const other = { eventNo, seed: '123457', now: daysOn(2) };
    expect(await enterSeed(db, two, other)).toEqual({ outcome: 'different' });
    expect(await enterSeed(db, two, other)).toEqual({ outcome: 'waiting' });
    expect(await enterSeed(db, one, other)).toEqual({ outcome: 'same' });
    await expect(holdDraw(db, one, { eventNo, publicUrl, now: daysOn(2.5) })).rejects.toEqual(outOfTurn);
    await holdDraw(db, one, { eventNo, publicUrl, now: daysOn(3) });
    await expect(holdDraw(db, one, { eventNo, publicUrl, now: daysOn(4) })).rejects.toEqual(outOfTurn);
  });

  test('is not frozen while something of the event is written that is not published', async () => {
    const { eventNo } = await createRaffle(db, 'ended');
    const operator = await createOperator(db);
    const { plan, editVersion } = await getWrittenEvent(db, { eventNo });
    const save = (more: object, at: number) =>
      saveEvent(db, operator, { eventNo, editVersion: at, plan: { ...plan, ...more }, now });
    await save({ onePrizeEach: false }, editVersion);
    await expect(freezeEntrants(db, operator, { eventNo, now })).rejects.toEqual(refused('eventUnpublished'));
    await save({}, editVersion + 1);
    await freezeEntrants(db, operator, { eventNo, now });
  });

  test('leaves out who became an operator meanwhile and tickets that are in no prize', async () => {
    const { eventNo, users } = await createRaffle(db, 'ended');
    const [first, second] = users;
    const { phoneIndex } = await db.sql
      .selectFrom('accounts')
      .select('phoneIndex')
      .where('id', '=', first ?? 0)
      .executeTakeFirstOrThrow();
    const { id } = await createAccount(db, { kind: 'operator' });
    await db.sql.updateTable('accounts').set({ phoneIndex }).where('id', '=', id).execute();
    await db.sql
      .deleteFrom('raffleEntries')
      .where('userId', '=', second ?? 0)
      .execute();
    const operator = await createOperator(db);
    await freezeEntrants(db, operator, { eventNo, now });
    expect((await getRaffleOverview(db, operator, { eventNo, now })).draw).toMatchObject({
      tickets: 4,
      persons: 4,
    });
  });

  test('of a frozen list only the times can be moved, and nothing once it is published', async () => {
    const { eventNo } = await createRaffle(db, 'frozen');
    const operator = await createOperator(db);
    const { plan, editVersion } = await getWrittenEvent(db, { eventNo });
    const save = (more: object, at = editVersion) =>
      saveEvent(db, operator, { eventNo, editVersion: at, plan: { ...plan, ...more }, now });
    await expect(save({ onePrizeEach: false })).rejects.toEqual(refused('eventFrozen'));
    const later = { seedAt: daysOn(5).toISOString(), drawsAt: daysOn(6).toISOString() };
    await save({ ...later, seedKo: '닷새 뒤의 종가', seedEn: 'The closing index five days on' });
    await publishHash(db, operator, { eventNo, now });
    await expect(save({}, editVersion + 1)).rejects.toEqual(refused('eventFrozen'));
    await expect(db.sql.updateTable('draws').set({ sha256: 'x' }).execute()).rejects.toThrow('stands');
  });
});

describe('what nobody may see yet (S-04)', () => {
  test('neither list, hash, seed nor winners before they are out', async () => {
    const { eventKey } = await createRaffle(db, 'frozen');
    await expect(getDrawFile(db, { eventKey })).rejects.toEqual(refused('notFound'));
    expect((await getEventPage(db, { eventKey, language: 'ko', now }))?.draw).toBeNull();
    const typed = await createRaffle(db, 'typed');
    const page = await getEventPage(db, { eventKey: typed.eventKey, language: 'ko', now });
    expect(page?.draw).toMatchObject({ seed: null, drawnAt: null, drawn: [] });
    expect(JSON.stringify(page)).not.toContain(testSeed);
  });

  test('nobody else’s tickets, entries and wins', async () => {
    const { eventKey, users } = await createRaffle(db, 'claimed');
    const stranger = await getSummary(db, await newcomer(), { eventKey, language: 'ko', now });
    expect(stranger).toMatchObject({ tickets: [], entries: [], wins: [], found: 0 });
    for (const id of users) {
      const own = await getSummary(db, userActor(id), { eventKey, language: 'ko', now });
      expect(own?.tickets).toHaveLength(1);
      expect(own?.wins.length).toBeLessThanOrEqual(1);
    }
    const { bytes } = await getDrawFile(db, { eventKey });
    expect(bytes.toString('utf8')).not.toMatch(/학생|@test/);
  });
});

describe('winners', () => {
  const winner = async (eventNo: number) =>
    (
      await db.sql
        .selectFrom('prizeWinners')
        .select('userId')
        .where('eventNo', '=', eventNo)
        .where('place', '=', 2)
        .executeTakeFirstOrThrow()
    ).userId;
  const claim = { prizeCode: 'laptop', name: '윤서준', phone: '010-1111-2222', address: '서울 종로구 1' };

  test('claim once and in time; what they gave is sealed, opened on record and destroyed', async () => {
    const { eventNo, eventKey } = await createRaffle(db, 'drawn');
    const actor = userActor(await winner(eventNo));
    await expect(claimPrize(db, await newcomer(), { ...claim, eventKey, now })).rejects.toEqual(
      refused('notFound'),
    );
    await expect(claimPrize(db, actor, { ...claim, eventKey, now: daysOn(12) })).rejects.toEqual(
      refused('claimOver'),
    );
    await claimPrize(db, actor, { ...claim, eventKey, now });
    await expect(claimPrize(db, actor, { ...claim, eventKey, now })).rejects.toEqual(refused('claimOver'));
    const operator = await createOperator(db);
    const asked = { eventNo, prizeCode: 'laptop', place: 2, reason: '보내요', now };
    expect(await revealClaim(db, operator, asked)).toMatchObject({ address: '서울 종로구 1' });
    await db.sql
      .updateTable('prizeWinners')
      .set({ state: 'sent', sentAt: now })
      .where('place', '=', 2)
      .execute();
    await sweepClaims(db, { now: daysOn(31) });
    await expect(revealClaim(db, operator, asked)).rejects.toEqual(refused('notFound'));
  });

  test('are exported with where prizes go, for a reason on record, and not before the draw', async () => {
    const operator = await createOperator(db);
    const asked = { format: 'csv', reason: '택배 접수', language: 'ko', now, clock: () => now } as const;
    const seeded = await createRaffle(db, 'seeded');
    await expect(exportWinners(db, operator, { ...asked, eventNo: seeded.eventNo })).rejects.toEqual(
      refused('notFound'),
    );
    const { eventNo } = await createRaffle(db, 'claimed');
    const { stream } = await exportWinners(db, operator, { ...asked, eventNo });
    const table = await text(stream);
    expect(table).toContain('서울 종로구 1');
    expect(table.trim().split('\n')).toHaveLength(5);
    const rows = await db.sql.selectFrom('exports').select(['reason', 'applications', 'bytes']).execute();
    expect(rows).toEqual([{ reason: '택배 접수', applications: 4, bytes: expect.any(Number) }]);
  });

  test('who does not claim gives way to the next who stands by', async () => {
    const { eventNo } = await createRaffle(db, 'claimed');
    await passOnPrizes(db, { publicUrl, now: daysOn(1) });
    await passOnPrizes(db, { publicUrl, now: daysOn(12) });
    const { winners } = await getRaffleOverview(db, await createOperator(db), { eventNo, now });
    expect(winners.map(({ state }) => state)).toEqual(['claimed', 'lapsed', 'told', 'reserve']);
  });
});
