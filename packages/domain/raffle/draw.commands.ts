import {
  drawWinners,
  readDrawFile,
  seedDigits,
  sha256Of,
  writeDrawFile,
} from '@chulbal/contract/raffle/draw';
import type { Selectable } from 'kysely';
import { refusalOfPerson } from '../accounts/person.rules.ts';
import type { OperatorActor } from '../actor.ts';
import { record } from '../audit/commands.ts';
import type { Db } from '../db.ts';
import { eventObject } from '../events/event-object.rules.ts';
import { hasUnpublished, listEvents, type PublishedEvent } from '../events/queries.ts';
import { fault } from '../fault.ts';
import { listEntrants } from '../tickets/queries.ts';
import { type Entered, listOf, type Step, stepNow } from './rules.ts';
import type { DrawsTable } from './tables.ts';
import { tellWinners } from './winners.commands.ts';

type Draw = Selectable<DrawsTable>;
type Asked = { eventNo: number; now: Date };

/** As many values as a statement is given at a time. */
const AT_ONCE = 5_000;

/**
 * Freezes the list: of everybody who may take part, each ticket that was put into a prize. Throws notFound,
 * drawOutOfTurn 4231 before the closing or once it is done, eventUnpublished 4232 while the draft of the event differs: it
 * could not be published any more.
 */
export async function freezeEntrants(db: Db, actor: OperatorActor, { eventNo, now }: Asked): Promise<void> {
  await db.transaction(
    async (tx) => {
      const { event } = await hold(tx, { eventNo, now, step: 'freeze' });
      if (await hasUnpublished(tx, { eventNo })) throw fault('eventUnpublished');
      const people = await listEntered(tx, { eventNo, now });
      const list = listOf(event, people);
      const text = writeDrawFile(list);
      const persons = new Set(list.tickets.map(({ person }) => person)).size;
      const sha256 = await sha256Of(text);
      await tx.sql
        .insertInto('draws')
        .values({
          ...{ eventNo, file: Buffer.from(text, 'utf8'), sha256, tickets: list.tickets.length, persons },
          ...{ frozenBy: actor.operatorId, frozenAt: now, publishedBy: null, publishedAt: null },
          ...{ firstIndex: null, firstBy: null, firstAt: null, seed: null, seedBy: null, seedAt: null },
          ...{ drawnBy: null, drawnAt: null },
        })
        .execute();
      await tx.sql.updateTable('events').set({ frozenAt: now }).where('eventNo', '=', eventNo).execute();
      await record(tx, actor, {
        ...{ action: 'raffle.freeze', object: eventObject(event), now },
        after: { sha256, tickets: list.tickets.length, persons },
      });
    },
    { limit: 60_000 },
  );
}

async function listEntered(tx: Db, { eventNo, now }: Asked): Promise<Entered[]> {
  const entries = await tx.sql
    .selectFrom('raffleEntries')
    .select(['userId', 'prizeCode', 'tickets'])
    .where('eventNo', '=', eventNo)
    .execute();
  const byUser = Map.groupBy(entries, ({ userId }) => userId);
  const users = [...byUser.keys()];
  const people: Entered[] = [];
  for (let from = 0; from < users.length; from += AT_ONCE) {
    const some = users.slice(from, from + AT_ONCE);
    const may = (await listEntrants(tx, some)).filter((one) => refusalOfPerson(one, now) === null);
    const tickets = await tx.sql
      .selectFrom('tickets as t')
      .leftJoin('identities as i', 'i.accountId', 't.userId')
      .select(['t.userId', 't.number'])
      .select(({ fn }) => fn.coalesce('i.personIndex', 't.personIndex').as('personIndex'))
      .where('t.eventNo', '=', eventNo)
      .where('t.userId', 'in', some)
      .orderBy('number')
      .execute();
    const own = Map.groupBy(tickets, ({ userId }) => userId);
    for (const { userId } of may) {
      const held = own.get(userId) ?? [];
      const put = byUser.get(userId) ?? [];
      people.push({
        // Nothing about anybody can be told from it, nor who it is in another draw.
        person: tx.vault.index(`draw of ${eventNo} ${held[0]?.personIndex}`).slice(0, 12),
        numbers: held.map(({ number }) => number),
        entries: new Map(put.map((entry) => [entry.prizeCode, entry.tickets])),
      });
    }
  }
  return people;
}

/** Publishes list and hash, for good. Throws notFound, drawOutOfTurn 4231 once the seed could be known. */
export async function publishHash(db: Db, actor: OperatorActor, { eventNo, now }: Asked): Promise<void> {
  await db.transaction(async (tx) => {
    const { event, draw } = await hold(tx, { eventNo, now, step: 'publish' });
    await set(tx, { eventNo }, { publishedBy: actor.operatorId, publishedAt: now });
    await record(tx, actor, {
      ...{ action: 'raffle.publishHash', object: eventObject(event), after: { sha256: draw?.sha256 }, now },
    });
  });
}

/**
 * Takes the seed as an operator typed it: of the first one only its keyed index is kept, so that the second types it
 * without seeing it. Two that differ clear each other.
 *
 * Throws notFound; drawOutOfTurn 4231; secondOperatorNeeded 4071; invalidRequest at `seed` for another number of digits.
 */
export async function enterSeed(
  db: Db,
  actor: OperatorActor,
  { eventNo, seed, now }: Asked & { seed: string },
): Promise<{ outcome: 'waiting' | 'same' | 'different' }> {
  return db.transaction(async (tx) => {
    const { event, draw } = await hold(tx, { eventNo, now, step: 'seed' });
    const digits = seedDigits(seed);
    const { seedDigits: needed } = event.plan;
    if (digits.length !== needed) throw fault('invalidRequest', { fields: { seed: digitsMissing(needed) } });
    const index = tx.vault.index(`seed of ${eventNo} ${digits}`);
    const object = eventObject(event);
    if (!draw?.firstIndex) {
      await set(tx, { eventNo }, { firstIndex: index, firstBy: actor.operatorId, firstAt: now });
      await record(tx, actor, { action: 'raffle.firstSeed', object, now });
      return { outcome: 'waiting' };
    }
    if (draw.firstBy === actor.operatorId) throw fault('secondOperatorNeeded');
    if (draw.firstIndex !== index) {
      await set(tx, { eventNo }, { firstIndex: null, firstBy: null, firstAt: null });
      await record(tx, actor, { action: 'raffle.clearSeeds', object, after: { firstBy: draw.firstBy }, now });
      return { outcome: 'different' };
    }
    await set(tx, { eventNo }, { seed: digits, seedBy: actor.operatorId, seedAt: now });
    await record(tx, actor, {
      ...{ action: 'raffle.confirmSeed', object, after: { seed: digits, firstBy: draw.firstBy }, now },
    });
    return { outcome: 'same' };
  });
}

const digitsMissing = (needed: number) => ({
  ko: `숫자 ${needed}자리를 모두 적어 주세요.`,
  en: `Please type all ${needed} digits.`,
});

/**
 * Draws from the published list and the seed, and tells the winners by letter. Throws notFound, drawOutOfTurn 4231 before
 * its time, without a seed, or once it is held.
 */
export async function holdDraw(
  db: Db,
  actor: OperatorActor,
  { eventNo, publicUrl, now }: Asked & { publicUrl: string },
): Promise<void> {
  const row = await db.sql.selectFrom('draws').selectAll().where('eventNo', '=', eventNo).executeTakeFirst();
  const drawn = row?.seed
    ? await drawWinners(readDrawFile(row.file.toString('utf8')), { sha256: row.sha256, seed: row.seed })
    : [];
  await db.transaction(
    async (tx) => {
      const { event } = await hold(tx, { eventNo, now, step: 'draw' });
      await set(tx, { eventNo }, { drawnBy: actor.operatorId, drawnAt: now });
      const owners = await ownersOf(tx, { eventNo, numbers: drawn.map(({ number }) => number) });
      const rows = drawn.map(({ prize, place, number }) => ({
        ...{
          eventNo,
          prizeCode: prize,
          place,
          number,
          userId: owners.get(number) ?? 0,
          state: 'reserve' as const,
        },
        ...{ toldAt: null, claimUntil: null, claimedAt: null, claimSealed: null, sentAt: null },
      }));
      for (let from = 0; from < rows.length; from += AT_ONCE) {
        await tx.sql
          .insertInto('prizeWinners')
          .values(rows.slice(from, from + AT_ONCE))
          .execute();
      }
      const winners = drawn.filter(({ reserve }) => !reserve);
      await tellWinners(tx, event, {
        places: winners.map(({ prize, place, number }) => ({
          ...{ prizeCode: prize, place, number, userId: owners.get(number) ?? 0 },
        })),
        ...{ publicUrl, now },
      });
      await record(tx, actor, {
        ...{ action: 'raffle.draw', object: eventObject(event), now },
        after: { seed: row?.seed, winners: winners.length, reserves: drawn.length - winners.length },
      });
    },
    { limit: 60_000 },
  );
}

async function ownersOf(
  tx: Db,
  { eventNo, numbers }: { eventNo: number; numbers: readonly number[] },
): Promise<Map<number, number>> {
  const owners = new Map<number, number>();
  for (let from = 0; from < numbers.length; from += AT_ONCE) {
    const rows = await tx.sql
      .selectFrom('tickets')
      .select(['number', 'userId'])
      .where('eventNo', '=', eventNo)
      .where('number', 'in', numbers.slice(from, from + AT_ONCE))
      .execute();
    for (const { number, userId } of rows) owners.set(number, userId);
  }
  return owners;
}

/** Event and draw, held until the transaction ends. Throws notFound, drawOutOfTurn 4231 for a step that is not next. */
async function hold(
  tx: Db,
  { eventNo, now, step }: Asked & { step: Step },
): Promise<{ event: PublishedEvent; draw: Draw | null }> {
  await tx.sql.selectFrom('events').select('eventNo').where('eventNo', '=', eventNo).forUpdate().execute();
  const event = (await listEvents(tx)).find((one) => one.eventNo === eventNo);
  if (!event) throw fault('notFound');
  const draw = await tx.sql.selectFrom('draws').selectAll().where('eventNo', '=', eventNo).executeTakeFirst();
  if (stepNow(event.plan, draw ?? null, now) !== step) throw fault('drawOutOfTurn');
  return { event, draw: draw ?? null };
}

async function set(tx: Db, { eventNo }: { eventNo: number }, values: Partial<Draw>): Promise<void> {
  await tx.sql.updateTable('draws').set(values).where('eventNo', '=', eventNo).execute();
}
