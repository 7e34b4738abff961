import type { SoundEventPlan } from '@chulbal/contract/events/events';
import { eventState } from '@chulbal/contract/events/rules';
import type { Db } from '../db.ts';
import { fault } from '../fault.ts';

/** A published event: the plan in force, and since when its list is frozen. */
export type PublishedEvent = {
  eventNo: number;
  eventKey: string;
  plan: SoundEventPlan;
  frozenAt: Date | null;
};

/** Published events, the newest first. */
export async function listEvents(db: Db): Promise<PublishedEvent[]> {
  const rows = await db.sql
    .selectFrom('events')
    .select(['eventNo', 'eventKey', 'plan', 'frozenAt'])
    .where('version', '>', 0)
    .orderBy('eventNo', 'desc')
    .execute();
  return rows.flatMap(({ plan, ...row }) => (plan ? [{ ...row, plan }] : []));
}

/** Events in which tickets are given at `now`. */
export async function listOpenEvents(db: Db, now: Date): Promise<PublishedEvent[]> {
  const events = await listEvents(db);
  return events.filter(({ plan, frozenAt }) => frozenAt === null && eventState(plan, now) === 'open');
}

/**
 * The event that a visitor is shown: the open one that closes first, else the next to open, else the one that closed
 * last; null where none is published.
 */
export async function findCurrentEvent(db: Db, now: Date): Promise<PublishedEvent | null> {
  const events = await listEvents(db);
  const of = (state: string) => events.filter(({ plan }) => eventState(plan, now) === state);
  const by = (moment: 'opensAt' | 'closesAt') => (one: PublishedEvent, other: PublishedEvent) =>
    one.plan[moment].localeCompare(other.plan[moment]);
  return (
    of('open').toSorted(by('closesAt'))[0] ??
    of('upcoming').toSorted(by('opensAt'))[0] ??
    of('closed').toSorted(by('closesAt')).at(-1) ??
    null
  );
}

/** A published event by its key. Throws notFound. */
export async function getEvent(db: Db, { eventKey }: { eventKey: string }): Promise<PublishedEvent> {
  const found = (await listEvents(db)).find((one) => one.eventKey === eventKey);
  if (!found) throw fault('notFound');
  return found;
}

/** Whether something of an event is written that is not published. */
export async function hasUnpublished(db: Db, { eventNo }: { eventNo: number }): Promise<boolean> {
  const row = await db.sql
    .selectFrom('events')
    .select('changed')
    .where('eventNo', '=', eventNo)
    .executeTakeFirst();
  return row?.changed ?? false;
}
