import { readDrawFile, recomputeDraw } from '@chulbal/contract/raffle/draw';
import type { Db } from '@chulbal/domain/db';
import { listEvents, type PublishedEvent } from '@chulbal/domain/events/queries';

/** What does not hold of every published event: tickets, finds, entries, recommendations, and the draw as far as it has come. */
export async function raffleBreaches(db: Db): Promise<string[]> {
  const breaches: string[] = [];
  for (const event of await listEvents(db)) {
    breaches.push(
      ...(await ticketBreaches(db, event)),
      ...(await findBreaches(db, event)),
      ...(await entryBreaches(db, event)),
      ...(await drawBreaches(db, event)),
    );
  }
  return [...breaches, ...(await ringBreaches(db))];
}

async function ticketBreaches(db: Db, { eventNo, plan }: PublishedEvent): Promise<string[]> {
  const tickets = await db.sql
    .selectFrom('tickets')
    .selectAll()
    .where('eventNo', '=', eventNo)
    .orderBy('number')
    .execute();
  const gaps = tickets.filter(({ number }, place) => number !== place + 1);
  const early = tickets.filter(({ at }) => at < new Date(plan.opensAt) || at >= new Date(plan.closesAt));
  const over = [...Map.groupBy(tickets, ({ personIndex }) => personIndex).values()].filter(
    (own) => own.length > plan.mostPerPerson,
  );
  const capped = plan.sources.flatMap(({ source, most, total }) => {
    const of = tickets.filter((ticket) => ticket.source === source);
    const beyond = [...Map.groupBy(of, ({ personIndex }) => personIndex).values()].some(
      (own) => own.length > most,
    );
    return beyond || of.length > (total ?? of.length) ? [source] : [];
  });
  return [
    ...gaps.map(({ number }) => `ticket ${number} after a gap`),
    ...early.map(({ number }) => `ticket ${number} outside the period`),
    ...over.map((own) => `${own.length} tickets of one person`),
    ...capped.map((source) => `too many of ${source}`),
  ];
}

async function findBreaches(db: Db, { eventNo, plan }: PublishedEvent): Promise<string[]> {
  const finds = await db.sql.selectFrom('logoFinds').selectAll().where('eventNo', '=', eventNo).execute();
  return [...Map.groupBy(finds, ({ userId }) => userId)].flatMap(([userId, own]) => {
    const places = own.map(({ place }) => place).toSorted((one, other) => one - other);
    const sound = places.length <= plan.findsNeeded && places.every((place, index) => place === index + 1);
    return sound ? [] : [`finds of ${userId}: ${places}`];
  });
}

async function entryBreaches(db: Db, { eventNo }: PublishedEvent): Promise<string[]> {
  const rows = await db.sql
    .selectFrom('raffleEntries as e')
    .select((of) => [
      'e.userId',
      of.fn.sum<number>('e.tickets').as('put'),
      of
        .selectFrom('tickets as t')
        .whereRef('t.userId', '=', 'e.userId')
        .where('t.eventNo', '=', eventNo)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('has'),
    ])
    .where('e.eventNo', '=', eventNo)
    .groupBy('e.userId')
    .execute();
  return rows.flatMap(({ userId, put, has }) =>
    Number(put) > Number(has) ? [`${userId} has ${has} tickets and put in ${put}`] : [],
  );
}

async function drawBreaches(db: Db, { eventNo, plan, frozenAt }: PublishedEvent): Promise<string[]> {
  const draw = await db.sql.selectFrom('draws').selectAll().where('eventNo', '=', eventNo).executeTakeFirst();
  if (!draw) return frozenAt === null ? [] : ['frozen without a list'];
  const text = draw.file.toString('utf8');
  const again = await recomputeDraw(text, draw.seed ?? '0');
  if (again.outcome === 'unreadable') return [again.why];
  const entries = await db.sql
    .selectFrom('raffleEntries')
    .select('tickets')
    .where('eventNo', '=', eventNo)
    .execute();
  const entered = entries.reduce((sum, { tickets }) => sum + tickets, 0);
  const winners = await db.sql
    .selectFrom('prizeWinners')
    .select(['prizeCode', 'place', 'number', 'state'])
    .where('eventNo', '=', eventNo)
    .execute();
  const names = winners.map(({ prizeCode, place, number }) => `${prizeCode} ${place} ${number}`).toSorted();
  const drawn = again.drawn.map(({ prize, place, number }) => `${prize} ${place} ${number}`).toSorted();
  const held = draw.drawnAt === null ? [] : drawn;
  const counts = new Map(plan.prizes.map(({ code, count }) => [code, count]));
  const told = Map.groupBy(
    winners.filter(({ state }) => state !== 'reserve' && state !== 'lapsed'),
    ({ prizeCode }) => prizeCode,
  );
  const says = (bad: boolean, what: string) => (bad ? [what] : []);
  return [
    ...says(frozenAt === null, 'a list of an event that is not frozen'),
    ...says(again.sha256 !== draw.sha256 || again.given !== draw.sha256, 'another hash'),
    ...says(readDrawFile(text).tickets.length !== entered, 'a list without all that was entered'),
    ...says(draw.seed !== null && draw.firstBy === draw.seedBy, 'a seed of one operator'),
    ...says(names.join() !== held.join(), 'other winners than the file gives'),
    ...[...told].flatMap(([code, those]) =>
      says(those.length > (counts.get(code) ?? 0), `too many winners of ${code}`),
    ),
  ];
}

async function ringBreaches(db: Db): Promise<string[]> {
  const rows = await db.sql.selectFrom('recommendations').select(['userId', 'byUserId']).execute();
  const by = new Map(rows.map(({ userId, byUserId }) => [userId, byUserId]));
  return rows.flatMap(({ userId }) => {
    const seen = new Set<number>();
    let above = by.get(userId);
    while (above !== undefined && above !== userId && !seen.has(above)) {
      seen.add(above);
      above = by.get(above);
    }
    return above === userId ? [`${userId} recommends themselves`] : [];
  });
}
