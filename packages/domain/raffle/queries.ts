import { eventState } from '@chulbal/contract/events/rules';
import type { Language } from '@chulbal/contract/language';
import type {
  EventPage,
  OwnWin,
  RaffleSummary,
  Recommending,
  ShownDraw,
} from '@chulbal/contract/raffle/raffle';
import { refusalOfPerson } from '../accounts/person.rules.ts';
import type { UserActor } from '../actor.ts';
import type { Db } from '../db.ts';
import {
  findCurrentEvent,
  getEvent,
  listEvents,
  listOpenEvents,
  type PublishedEvent,
} from '../events/queries.ts';
import { fault } from '../fault.ts';
import { listFinds } from '../logo-hunt/queries.ts';
import { maskedName } from '../masks.ts';
import { getEntrant, listTickets } from '../tickets/queries.ts';
import { mayNameUntil } from './rules.ts';

type Asked = { eventKey?: string | undefined; now: Date };

async function eventOf(db: Db, { eventKey, now }: Asked): Promise<PublishedEvent | null> {
  return eventKey === undefined ? findCurrentEvent(db, now) : getEvent(db, { eventKey });
}

/** Korean where there is no English. */
export function inLanguage(ko: string, en: string, language: Language): string {
  return language === 'en' && en !== '' ? en : ko;
}

/** An event as visitors see it; null where none is asked for and there is none. Throws notFound. */
export async function getEventPage(db: Db, asked: Asked & { language: Language }): Promise<EventPage | null> {
  const { language, now } = asked;
  const event = await eventOf(db, asked);
  if (!event) return null;
  const { eventNo, eventKey, plan } = event;
  const { opensAt, closesAt, hashAt, seedAt, drawsAt, findsNeeded, mostPerPerson, claimDays } = plan;
  return {
    ...{ eventKey, name: inLanguage(plan.nameKo, plan.nameEn, language), state: eventState(plan, now) },
    ...{ opensAt, closesAt, hashAt, seedAt, drawsAt, findsNeeded, mostPerPerson, claimDays },
    ...{ seedName: inLanguage(plan.seedKo, plan.seedEn, language), onePrizeEach: plan.onePrizeEach },
    sources: plan.sources.map(({ source, amount, most }) => ({ source, amount, most })),
    prizes: plan.prizes.map((prize) => ({
      ...{ code: prize.code, art: prize.art, count: prize.count },
      name: inLanguage(prize.ko, prize.en, language),
      note: inLanguage(prize.noteKo, prize.noteEn, language),
    })),
    draw: await findShownDraw(db, event, { language }),
    before: await findDrawBefore(db, { eventNo, language }),
  };
}

/** The last held draw of another event. */
async function findDrawBefore(
  db: Db,
  { eventNo, language }: { eventNo: number; language: Language },
): Promise<ShownDraw | null> {
  const row = await db.sql
    .selectFrom('draws')
    .select('eventNo')
    .where('drawnAt', 'is not', null)
    .where('eventNo', '<>', eventNo)
    .orderBy('drawnAt', 'desc')
    .executeTakeFirst();
  const event = row && (await listEvents(db)).find((one) => one.eventNo === row.eventNo);
  return event ? findShownDraw(db, event, { language }) : null;
}

async function findShownDraw(
  db: Db,
  { eventNo, eventKey, plan }: PublishedEvent,
  { language }: { language: Language },
): Promise<ShownDraw | null> {
  const row = await db.sql
    .selectFrom('draws')
    .select(['sha256', 'tickets', 'persons', 'publishedAt', 'seed', 'seedAt', 'drawnAt'])
    .where('eventNo', '=', eventNo)
    .where('publishedAt', 'is not', null)
    .executeTakeFirst();
  if (!row?.publishedAt) return null;
  const drawn = row.drawnAt
    ? await db.sql
        .selectFrom('prizeWinners')
        .select(['prizeCode', 'place', 'number'])
        .where('eventNo', '=', eventNo)
        .orderBy('prizeCode')
        .orderBy('place')
        .execute()
    : [];
  const counts = new Map(plan.prizes.map(({ code, count }) => [code, count]));
  const { sha256, tickets, persons, seed } = row;
  return {
    ...{ eventKey, name: inLanguage(plan.nameKo, plan.nameEn, language), onePrizeEach: plan.onePrizeEach },
    ...{ sha256, tickets, persons, seed, publishedAt: row.publishedAt.toISOString() },
    ...{ seedAt: row.seedAt?.toISOString() ?? null, drawnAt: row.drawnAt?.toISOString() ?? null },
    drawn: drawn.map(({ prizeCode: prize, place, number }) => ({
      ...{ prize, place, number, reserve: place > (counts.get(prize) ?? 0) },
    })),
  };
}

/** Whose code it is, however it is written; null for one that nobody has or whose owner is not active. */
export async function findCodeOwner(
  db: Db,
  { code }: { code: string },
): Promise<{ userId: number; code: string } | null> {
  const found = await db.sql
    .selectFrom('recommendCodes as c')
    .innerJoin('accounts as a', 'a.id', 'c.userId')
    .select(['c.userId', 'c.code'])
    .where('c.code', '=', code.toUpperCase().replaceAll(/[\s-]/g, ''))
    .where('a.status', '=', 'active')
    .executeTakeFirst();
  return found ?? null;
}

/** The published list of a draw. Throws notFound before its hash is published. */
export async function getDrawFile(
  db: Db,
  { eventKey }: { eventKey: string },
): Promise<{ name: string; bytes: Buffer }> {
  const { eventNo } = await getEvent(db, { eventKey });
  const row = await db.sql
    .selectFrom('draws')
    .select('file')
    .where('eventNo', '=', eventNo)
    .where('publishedAt', 'is not', null)
    .executeTakeFirst();
  if (!row) throw fault('notFound');
  return { name: `draw-${eventKey}.csv`, bytes: Buffer.from(row.file) };
}

/** Somebody's finds, tickets and entries in an event, and what they won in any; null where there is none. */
export async function getSummary(
  db: Db,
  actor: UserActor,
  asked: Asked & { language: Language },
): Promise<RaffleSummary | null> {
  const event = await eventOf(db, asked);
  if (!event) return null;
  const { eventNo, eventKey, plan } = event;
  const mine = { eventNo, userId: actor.userId };
  const finds = await listFinds(db, mine);
  const tickets = await listTickets(db, mine);
  const entries = await db.sql
    .selectFrom('raffleEntries')
    .select(['prizeCode', 'tickets'])
    .where('eventNo', '=', eventNo)
    .where('userId', '=', actor.userId)
    .orderBy('prizeCode')
    .execute();
  return {
    ...{ eventKey, state: eventState(plan, asked.now), closesAt: plan.closesAt },
    eventName: inLanguage(plan.nameKo, plan.nameEn, asked.language),
    ...{ needed: plan.findsNeeded, found: Math.min(finds.length, plan.findsNeeded) },
    tickets: tickets.map(({ number, source, at }) => ({ number, source, at: at.toISOString() })),
    // A prize that the plan does not have any more keeps what was put into it, and is called by its code.
    entries: entries.map((entry) => {
      const prize = plan.prizes.find(({ code }) => code === entry.prizeCode);
      return {
        ...entry,
        prizeName: prize ? inLanguage(prize.ko, prize.en, asked.language) : entry.prizeCode,
      };
    }),
    refusal: refusalOfPerson(await getEntrant(db, actor), asked.now),
    wins: await listWins(db, actor, asked),
  };
}

async function listWins(db: Db, actor: UserActor, { language }: { language: Language }): Promise<OwnWin[]> {
  const rows = await db.sql
    .selectFrom('prizeWinners')
    .select(['eventNo', 'prizeCode', 'number', 'state', 'claimUntil'])
    .where('userId', '=', actor.userId)
    .where('state', '<>', 'reserve')
    .orderBy('eventNo', 'desc')
    .execute();
  const events = new Map((await listEvents(db)).map((event) => [event.eventNo, event]));
  return rows.flatMap(({ eventNo, claimUntil, ...row }) => {
    const event = events.get(eventNo);
    const prize = event?.plan.prizes.find(({ code }) => code === row.prizeCode);
    if (!event || !prize) return [];
    const { eventKey, plan } = event;
    const eventName = inLanguage(plan.nameKo, plan.nameEn, language);
    const prizeName = inLanguage(prize.ko, prize.en, language);
    return [{ ...row, eventKey, eventName, prizeName, claimUntil: claimUntil?.toISOString() ?? null }];
  });
}

/** The event whose tickets are given for recommending now, or null. */
export async function findRecommending(db: Db, now: Date): Promise<PublishedEvent | null> {
  const open = await listOpenEvents(db, now);
  return open.find(({ plan }) => plan.sources.some(({ source }) => source === 'recommend')) ?? null;
}

/** Most masked names that are shown. */
const SHOWN = 20;

/** Who named somebody, whom they named, and whether they may yet; `code` null where they have none. */
export async function findRecommender(
  db: Db,
  { userId }: UserActor,
  { now }: { now: Date },
): Promise<Omit<Recommending, 'code'> & { code: string | null }> {
  const named = db.sql
    .selectFrom('recommendations as r')
    .innerJoin('accounts as a', 'a.id', 'r.userId')
    .where('r.byUserId', '=', userId);
  const { count } = await named
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const names = await named.select('a.name').orderBy('r.at', 'desc').limit(SHOWN).execute();
  const me = await db.sql
    .selectFrom('accounts as me')
    .leftJoin('recommendations as r', 'r.userId', 'me.id')
    .leftJoin('accounts as by', 'by.id', 'r.byUserId')
    .leftJoin('recommendCodes as c', 'c.userId', 'me.id')
    .select(['me.createdAt', 'by.name', 'c.code'])
    .where('me.id', '=', userId)
    .executeTakeFirstOrThrow();
  const event = await findRecommending(db, now);
  const until = event && me.name === null ? mayNameUntil(event.plan, me.createdAt) : null;
  return {
    ...{ code: me.code, count: Number(count), named: names.map(({ name }) => maskedName(name)) },
    ...{ by: me.name === null ? null : maskedName(me.name) },
    until: until && now < until ? until.toISOString() : null,
  };
}
