import { createAccount } from '@chulbal/testing/accounts';
import { createEvent, openEventPlan } from '@chulbal/testing/events';
import { seasonNow as now } from '@chulbal/testing/factories';
import { userActor } from '@chulbal/testing/raffle';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, describe, expect, test } from 'vitest';
import type { UserActor } from '../actor.ts';
import type { Db } from '../db.ts';
import { listTickets } from '../tickets/queries.ts';
import { saveFind } from './commands.ts';
import { listHuntStates } from './queries.ts';
import { OFFER_MS } from './rules.ts';

let db: Db;
let actor: UserActor;
const pages = ['/a', '/b', '/c', '/d', '/e', '/f'];
beforeEach(async () => {
  db = await testDb();
  actor = userActor((await createAccount(db)).id);
});

const refused = (error: string) => expect.objectContaining({ error });
async function offerOn(page: string, eventKey: string, asker = actor, at = now): Promise<string | null> {
  const [state] = await listHuntStates(db, asker, { eventKey: [eventKey], page, now: at });
  return state?.offer ?? null;
}
const find = (eventKey: string, offer: string | null, asker = actor, at = now) =>
  saveFind(db, asker, { eventKey, offer: offer ?? undefined, language: 'en', now: at });

describe('the logo hunt', () => {
  test('gives a ticket for the last of five logos, each on a page of its own', async () => {
    const { eventNo, eventKey } = await createEvent(db, { pages });
    for (const page of pages.slice(0, 4)) {
      expect(await find(eventKey, await offerOn(page, eventKey))).toMatchObject({ complete: false });
      expect(await offerOn(page, eventKey)).toBeNull();
    }
    expect(await listTickets(db, { eventNo, ...actor })).toEqual([]);
    expect(await find(eventKey, await offerOn('/e', eventKey))).toEqual({
      message: 'Logo hunt complete (5/5). A raffle ticket was issued.',
      ...{ found: 5, needed: 5, complete: true },
    });
    expect(await listTickets(db, { eventNo, ...actor })).toMatchObject([{ source: 'logos' }]);
    const states = await listHuntStates(db, actor, { eventKey: [eventKey, 'unknown'], page: '/f', now });
    expect(states).toEqual([{ eventKey, isFind: true, found: 5, needed: 5, offer: null }]);
  });

  test('takes no find without an offer of this person, page and time', async () => {
    const { eventKey } = await createEvent(db, { pages });
    const offer = await offerOn('/a', eventKey);
    const other = userActor((await createAccount(db)).id);
    const noTarget = refused('huntNoTarget');
    await expect(find(eventKey, null)).rejects.toEqual(noTarget);
    await expect(find(eventKey, offer, other)).rejects.toEqual(noTarget);
    await expect(find(eventKey, `${offer}x`)).rejects.toEqual(noTarget);
    await expect(find(eventKey, offer, actor, new Date(now.getTime() + 3_600_000))).rejects.toEqual(noTarget);
    await find(eventKey, offer);
    await expect(find(eventKey, offer)).rejects.toEqual(noTarget);
  });

  test('R-05 takes a find until the offer ends, and leaves what somebody else has found', async () => {
    const { eventKey } = await createEvent(db, { pages });
    for (const page of pages.slice(0, 5)) await find(eventKey, await offerOn(page, eventKey));
    const other = userActor((await createAccount(db)).id);
    const offer = await offerOn('/a', eventKey, other);
    const end = new Date(now.getTime() + OFFER_MS);
    await expect(find(eventKey, offer, other, end)).rejects.toEqual(refused('huntNoTarget'));
    const last = new Date(end.getTime() - 1);
    expect(await find(eventKey, offer, other, last)).toMatchObject({ found: 1, complete: false });
  });

  test('hides nothing on pages that are not named, that are none, or outside the period', async () => {
    const { eventKey } = await createEvent(db, { pages: ['/a', '/ipo/detail'], detailOdds: 100 });
    for (const page of ['/z', '/ipo/detail', '/ipo/detail/1/99', '/ipo/detail/1/x']) {
      expect(await offerOn(page, eventKey)).toBeNull();
    }
    const offer = await offerOn('/a', eventKey);
    const late = new Date(openEventPlan.closesAt);
    expect(await listHuntStates(db, actor, { eventKey: [eventKey], page: '/a', now: late })).toEqual([]);
    await expect(find(eventKey, offer, actor, late)).rejects.toEqual(refused('eventNotOpen'));
  });

  test('refuses whoever may not take part', async () => {
    const { eventKey } = await createEvent(db, { pages });
    const child = userActor((await createAccount(db, { birthDate: '2015-01-01' })).id);
    await expect(find(eventKey, await offerOn('/a', eventKey, child), child)).rejects.toEqual(
      refused('raffleRefused'),
    );
  });
});
