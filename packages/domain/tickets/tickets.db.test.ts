import { createAccount } from '@chulbal/testing/accounts';
import { createEvent, openEventPlan } from '@chulbal/testing/events';
import { seasonNow as now } from '@chulbal/testing/factories';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../db.ts';
import { listTickets } from './queries.ts';
import { giveTicket, giveTickets } from './tickets.commands.ts';

let db: Db;
beforeEach(async () => {
  db = await testDb();
});

const give = (user: number, sourceKey = '2026-05-01', at = now) =>
  db.transaction((tx) => giveTicket(tx, { user, source: 'quiz', sourceKey }, at));

describe('a ticket', () => {
  test('is given once for the same thing, in every open event that has the source', async () => {
    const first = await createEvent(db);
    const second = await createEvent(db);
    await createEvent(db, { sources: openEventPlan.sources.filter(({ source }) => source !== 'quiz') });
    await createEvent(db, { opensAt: new Date(now.getTime() + 1000).toISOString() });
    const { id } = await createAccount(db);
    const given = await give(id);
    expect(given.map(({ eventKey }) => eventKey)).toEqual([first.eventKey, second.eventKey]);
    expect(await give(id)).toEqual([]);
    expect(await listTickets(db, { ...first, userId: id })).toMatchObject([{ number: 1, source: 'quiz' }]);
  });

  test('is not given where no event is open, and that is no fault', async () => {
    const { id } = await createAccount(db);
    expect(await give(id)).toEqual([]);
  });

  test.each([
    ['before the opening', 'opensAt', -1, 0],
    ['at the opening', 'opensAt', 0, 1],
    ['just before the closing', 'closesAt', -1, 1],
    ['at the closing instant', 'closesAt', 0, 0],
  ] as const)('%s', async (_, moment, later, count) => {
    await createEvent(db);
    const { id } = await createAccount(db);
    const at = new Date(new Date(openEventPlan[moment]).getTime() + later);
    expect(await give(id, 'day', at)).toHaveLength(count);
  });

  test('stops at the cap of its source, of the person and of everybody', async () => {
    const sources = [
      { source: 'quiz' as const, amount: 2, most: 3, total: 4 },
      { source: 'logos' as const, amount: 1, most: 9, total: null },
    ];
    await createEvent(db, { sources, mostPerPerson: 4 });
    const { id } = await createAccount(db);
    expect(await give(id, 'a')).toHaveLength(2);
    expect(await give(id, 'b')).toHaveLength(1);
    expect(await give(id, 'c')).toHaveLength(0);
    const logos = (sourceKey: string) =>
      db.transaction((tx) => giveTicket(tx, { user: id, source: 'logos', sourceKey }, now));
    expect(await logos('a')).toHaveLength(1);
    expect(await logos('b')).toHaveLength(0);
    expect(await give((await createAccount(db)).id, 'a')).toHaveLength(1);
  });

  test('counts for the person: another account with the same phone has the same caps', async () => {
    await createEvent(db);
    const { id, phone } = await createAccount(db);
    await give(id);
    await db.sql
      .updateTable('accounts')
      .set({ phoneIndex: db.vault.index('010-0000-0000') })
      .where('id', '=', id)
      .execute();
    expect(await give((await createAccount(db, { phone })).id)).toEqual([]);
  });

  test('is not given to somebody under 14', async () => {
    await createEvent(db);
    expect(await give((await createAccount(db, { birthDate: '2014-01-01' })).id)).toEqual([]);
  });

  test.each(['operator', 'evaluator'] as const)(
    'is not given to an %s, known by their phone',
    async (kind) => {
      await createEvent(db);
      const { id, phone } = await createAccount(db);
      await createAccount(db, { kind, phone });
      expect(await give(id)).toEqual([]);
    },
  );

  test('goes to several at once, numbered without gaps', async () => {
    await createEvent(db);
    const users = [(await createAccount(db)).id, (await createAccount(db)).id, (await createAccount(db)).id];
    const given = await db.transaction((tx) =>
      giveTickets(tx, { users, source: 'investment', sourceKey: '1' }, now),
    );
    expect(given.map(({ number }) => number)).toEqual([1, 2, 3]);
  });
});

describe('the database holds the ledger by itself', () => {
  const insert = (eventNo: number, userId: number, more = {}) =>
    db.sql
      .insertInto('tickets')
      .values({ eventNo, userId, source: 'quiz', sourceKey: 'x', part: 1, at: now, ...more })
      .execute();

  test('a row beyond period, caps or sources is refused, and none is changed', async () => {
    const { eventNo } = await createEvent(db, { mostPerPerson: 1 });
    const { id } = await createAccount(db);
    const refused = (constraint: string) => expect.objectContaining({ constraint });
    const late = { at: new Date(openEventPlan.closesAt) };
    await expect(insert(eventNo, id, late)).rejects.toEqual(refused('tickets_period'));
    await expect(insert(eventNo, id, { part: 2 })).rejects.toEqual(refused('tickets_most'));
    await insert(eventNo, id);
    await expect(insert(eventNo, id, { sourceKey: 'y' })).rejects.toEqual(refused('tickets_most'));
    await expect(db.sql.deleteFrom('tickets').execute()).rejects.toThrow('only added to');
  });
});
