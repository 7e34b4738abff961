import type { TicketSource } from '@chulbal/contract/events/events';
import { ticketsToGive } from '@chulbal/contract/events/rules';
import { refusalOfPerson } from '../accounts/person.rules.ts';
import type { Db } from '../db.ts';
import { listOpenEvents, type PublishedEvent } from '../events/queries.ts';
import { type Entrant, listEntrants, listPhonesOf } from './queries.ts';

/** What a ticket is given for: `sourceKey` tells one time of a source from another, such as the day of a quiz. */
export type Reason = { source: TicketSource; sourceKey: string };

/** Tickets that somebody was given just now. */
export type GivenTicket = { eventNo: number; eventKey: string; number: number };

/**
 * Gives somebody what a source gives, in every event that is open and has it, within the caps of person and source. The
 * same `sourceKey` gives once. Gives nothing, and is no fault, where no such event is open, the caps are reached, or the
 * person may not take part: no proven phone, under 14, an operator or an evaluator.
 *
 * @param tx the transaction that does what the ticket is for: both are there or neither
 */
export async function giveTicket(
  tx: Db,
  { user, ...reason }: Reason & { user: number },
  now: Date,
): Promise<GivenTicket[]> {
  return giveTickets(tx, { users: [user], ...reason }, now);
}

/** As `giveTicket`, to several people for one thing. */
export async function giveTickets(
  tx: Db,
  { users, ...reason }: Reason & { users: readonly number[] },
  now: Date,
): Promise<GivenTicket[]> {
  const open = (await listOpenEvents(tx, now)).filter(({ plan }) =>
    plan.sources.some(({ source }) => source === reason.source),
  );
  if (open.length === 0 || users.length === 0) return [];
  const entrants = (await listEntrants(tx, users)).filter((one) => refusalOfPerson(one, now) === null);
  const given: GivenTicket[] = [];
  // In one order: whoever gives in two events waits for nobody who holds the second.
  for (const event of open.toSorted((a, b) => a.eventNo - b.eventNo)) {
    given.push(...(await giveIn(tx, event, { entrants, reason, now })));
  }
  return given;
}

/** As many rows as a statement takes with five values each. */
const AT_ONCE = 1000;

async function giveIn(
  tx: Db,
  { eventNo, eventKey, plan }: PublishedEvent,
  { entrants, reason, now }: { entrants: readonly Entrant[]; reason: Reason; now: Date },
): Promise<GivenTicket[]> {
  await tx.sql
    .selectFrom('events')
    .select('eventNo')
    .where('eventNo', '=', eventNo)
    .forNoKeyUpdate()
    .execute();
  const has = await countsOf(tx, { eventNo, entrants, reason });
  let everybody = has.everybody;
  const rows = entrants
    .toSorted((a, b) => a.userId - b.userId)
    .flatMap(({ userId, personIndex }) => {
      const person = has.of(personIndex ?? '');
      if (person.before) return [];
      const amount = ticketsToGive(plan, reason.source, { ...person, everybody });
      everybody += amount;
      has.note(personIndex ?? '', amount);
      return Array.from({ length: amount }, (_, part) => ({ userId, part: part + 1 }));
    });
  const given: GivenTicket[] = [];
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const inserted = await tx.sql
      .insertInto('tickets')
      .values(rows.slice(from, from + AT_ONCE).map((row) => ({ ...row, ...reason, eventNo, at: now })))
      .returning('number')
      .execute();
    given.push(...inserted.map(({ number }) => ({ eventNo, eventKey, number })));
  }
  return given;
}

/** How many tickets people have, of any source and of this one, and whether for the same thing. */
async function countsOf(
  tx: Db,
  { eventNo, entrants, reason }: { eventNo: number; entrants: readonly Entrant[]; reason: Reason },
) {
  const phones = await listPhonesOf(
    tx,
    entrants.flatMap(({ identityIndex }) => identityIndex ?? []),
  );
  const persons = [...entrants.flatMap(({ personIndex }) => personIndex ?? []), ...phones.keys()];
  const inEvent = tx.sql.selectFrom('tickets').where('eventNo', '=', eventNo);
  const rows = await inEvent
    .where('personIndex', 'in', persons.length > 0 ? persons : [''])
    .groupBy('personIndex')
    .select(({ fn, eb, and }) => [
      'personIndex',
      fn.countAll<number>().as('all'),
      fn.countAll<number>().filterWhere('source', '=', reason.source).as('of'),
      fn
        .countAll<number>()
        .filterWhere(and([eb('source', '=', reason.source), eb('sourceKey', '=', reason.sourceKey)]))
        .as('same'),
    ])
    .execute();
  const { everybody } = await inEvent
    .where('source', '=', reason.source)
    .select(({ fn }) => fn.countAll<number>().as('everybody'))
    .executeTakeFirstOrThrow();
  const personOf = (phone: string) => phones.get(phone) ?? phone;
  const byPerson = new Map<string, { all: number; of: number; before: boolean }>();
  const counted = (phone: string) => byPerson.get(personOf(phone)) ?? { all: 0, of: 0, before: false };
  const note = (phone: string, more: { all: number; of: number; same: number }) => {
    const { all, of, before } = counted(phone);
    byPerson.set(personOf(phone), {
      ...{ all: all + more.all, of: of + more.of },
      before: before || more.same > 0,
    });
  };
  for (const { personIndex, ...row } of rows)
    note(personIndex, { all: Number(row.all), of: Number(row.of), same: Number(row.same) });
  return {
    everybody: Number(everybody),
    of: counted,
    /** Of two accounts of one person the second finds what the first was given. */
    note: (phone: string, amount: number) => note(phone, { all: amount, of: amount, same: amount }),
  };
}
