import type { EventRow, WrittenEvent } from '@chulbal/contract/events/operators';
import { eventState } from '@chulbal/contract/events/rules';
import type { Db } from '../db.ts';
import { fault } from '../fault.ts';

/** Every event, the newest first, with how many tickets of how many people there are. */
export async function listWrittenEvents(db: Db, { now }: { now: Date }): Promise<EventRow[]> {
  const rows = await db.sql
    .selectFrom('events as e')
    .selectAll('e')
    .select((of) => [
      of
        .selectFrom('tickets as t')
        .whereRef('t.eventNo', '=', 'e.eventNo')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('tickets'),
      of
        .selectFrom('tickets as t')
        .whereRef('t.eventNo', '=', 'e.eventNo')
        .select(({ fn }) => fn.count<number>('t.personIndex').distinct().as('count'))
        .as('entrants'),
    ])
    .orderBy('e.eventNo', 'desc')
    .execute();
  return rows.map((row) => ({
    ...{ eventNo: row.eventNo, eventKey: row.eventKey, version: row.version, changed: row.changed },
    name: { ko: row.draft.nameKo, en: row.draft.nameEn || row.draft.nameKo },
    state: row.frozenAt ? 'frozen' : row.plan ? eventState(row.plan, now) : 'draft',
    ...{ opensAt: row.draft.opensAt, closesAt: row.draft.closesAt },
    ...{ tickets: Number(row.tickets), entrants: Number(row.entrants) },
  }));
}

/** An event as the console edits it. Throws notFound. */
export async function getWrittenEvent(db: Db, { eventNo }: { eventNo: number }): Promise<WrittenEvent> {
  const row = await db.sql.selectFrom('events').selectAll().where('eventNo', '=', eventNo).executeTakeFirst();
  if (!row) throw fault('notFound');
  const versions = await db.sql
    .selectFrom('eventVersions as v')
    .innerJoin('accounts as a', 'a.id', 'v.publishedBy')
    .select(['v.version', 'v.publishedAt', 'a.name as publishedBy'])
    .where('v.eventNo', '=', eventNo)
    .orderBy('v.version', 'desc')
    .execute();
  return {
    ...{ eventNo, eventKey: row.eventKey, plan: row.draft, editVersion: row.editVersion },
    ...{ version: row.version, changed: row.changed, updatedAt: row.updatedAt.toISOString() },
    frozenAt: row.frozenAt?.toISOString() ?? null,
    versions: versions.map((one) => ({ ...one, publishedAt: one.publishedAt.toISOString() })),
  };
}
