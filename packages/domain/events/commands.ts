import { isDeepStrictEqual } from 'node:util';
import type { EventPlan, SoundEventPlan } from '@chulbal/contract/events/events';
import type { WrittenEvent } from '@chulbal/contract/events/operators';
import { eventFindings, usualEventPlan } from '@chulbal/contract/events/rules';
import type { Selectable } from 'kysely';
import type { OperatorActor } from '../actor.ts';
import { record } from '../audit/commands.ts';
import type { Db } from '../db.ts';
import { Fault, fault, refusing } from '../fault.ts';
import { json } from '../json.ts';
import { eventObject } from './event-object.rules.ts';
import type { EventsTable } from './tables.ts';
import { getWrittenEvent } from './written.queries.ts';

/**
 * Begins an event, or a copy of another one's plan without its instants. Throws notFound for nothing to copy,
 * invalidRequest at `eventKey` for one that is taken.
 */
export async function beginEvent(
  db: Db,
  actor: OperatorActor,
  { eventKey, copyFrom, now }: { eventKey: string; copyFrom: number | null; now: Date },
): Promise<WrittenEvent> {
  return db.transaction(async (tx) => {
    const like = copyFrom === null ? null : (await getWrittenEvent(tx, { eventNo: copyFrom })).plan;
    const nothingYet = { opensAt: null, closesAt: null, hashAt: null, seedAt: null, drawsAt: null };
    const plan: EventPlan = like ? { ...like, ...nothingYet } : usualEventPlan;
    const { eventNo } = await refusing({ events_key_once: 'invalidRequest' }, () =>
      tx.sql
        .insertInto('events')
        .values({
          ...{ eventKey, draft: json(plan), editVersion: 1, changed: true, version: 0, plan: null },
          ...{ frozenAt: null, createdAt: now, updatedAt: now },
        })
        .returning('eventNo')
        .executeTakeFirstOrThrow(),
    ).catch((error) => {
      const taken = error instanceof Fault && error.error === 'invalidRequest';
      throw taken ? fault('invalidRequest', { fields: { eventKey: keyTaken } }) : error;
    });
    await record(tx, actor, {
      ...{ action: 'event.begin', object: eventObject({ eventNo, eventKey }), after: { eventKey, copyFrom } },
      now,
    });
    return getWrittenEvent(tx, { eventNo });
  });
}

const keyTaken = {
  ko: '이미 다른 이벤트가 쓰는 키예요.',
  en: 'Another event has this key.',
};

/** Keeps what is being written. Throws notFound, editedElsewhere 4043, eventFrozen 4224. */
export async function saveEvent(
  db: Db,
  actor: OperatorActor,
  { eventNo, editVersion, plan, now }: { eventNo: number; editVersion: number; plan: EventPlan; now: Date },
): Promise<WrittenEvent> {
  return db.transaction(async (tx) => {
    const row = await hold(tx, { eventNo, editVersion });
    if (row.frozenAt && !isDeepStrictEqual(withoutSeed(plan), withoutSeed(row.draft))) {
      throw fault('eventFrozen');
    }
    await tx.sql
      .updateTable('events')
      .set({
        ...{ draft: json(plan), editVersion: editVersion + 1, updatedAt: now },
        changed: !isDeepStrictEqual(plan, row.plan),
      })
      .where('eventNo', '=', eventNo)
      .execute();
    const changed = (Object.keys(plan) as (keyof EventPlan)[]).filter(
      (key) => !isDeepStrictEqual(row.draft[key], plan[key]),
    );
    if (changed.length > 0) {
      const pick = (of: EventPlan) => Object.fromEntries(changed.map((key) => [key, of[key]]));
      await record(tx, actor, {
        ...{
          action: 'event.save',
          object: eventObject(row),
          before: pick(row.draft),
          after: pick(plan),
          now,
        },
      });
    }
    return getWrittenEvent(tx, { eventNo });
  });
}

/**
 * Puts what is written in force as the next version; the one before stays on record. Throws notFound, editedElsewhere
 * 4043, eventFrozen 4224, invalidRequest where nothing differs, eventUnfit 4223 with what blocks.
 */
export async function publishEvent(
  db: Db,
  actor: OperatorActor,
  { eventNo, editVersion, now }: { eventNo: number; editVersion: number; now: Date },
): Promise<WrittenEvent> {
  return db.transaction(async (tx) => {
    const row = await hold(tx, { eventNo, editVersion });
    if (!row.changed) throw fault('invalidRequest');
    const blocking = eventFindings(row.draft).filter(({ weight }) => weight === 'blocks');
    if (blocking.length > 0) throw fault('eventUnfit', { detail: blocking });
    // Nothing blocks, so every instant is there.
    const plan = row.draft as SoundEventPlan;
    const version = row.version + 1;
    await tx.sql
      .insertInto('eventVersions')
      .values({ eventNo, version, plan: json(plan), publishedBy: actor.operatorId, publishedAt: now })
      .execute();
    await tx.sql
      .updateTable('events')
      .set({ plan: json(plan), version, changed: false, editVersion: editVersion + 1, updatedAt: now })
      .where('eventNo', '=', eventNo)
      .execute();
    await record(tx, actor, {
      ...{ action: 'event.publish', object: eventObject(row) },
      ...{ before: { version: row.version }, after: { version }, now },
    });
    return getWrittenEvent(tx, { eventNo });
  });
}

async function hold(
  tx: Db,
  { eventNo, editVersion }: { eventNo: number; editVersion: number },
): Promise<Selectable<EventsTable>> {
  const row = await tx.sql
    .selectFrom('events')
    .selectAll()
    .where('eventNo', '=', eventNo)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw fault('notFound');
  if (row.editVersion !== editVersion) throw fault('editedElsewhere');
  const isPublished = await tx.sql
    .selectFrom('draws')
    .select('eventNo')
    .where('eventNo', '=', eventNo)
    .where('publishedAt', 'is not', null)
    .executeTakeFirst();
  if (isPublished) throw fault('eventFrozen');
  return row;
}

/**
 * Of a frozen list whose hash came too late for the seed, seed and draw can be put off, and the number named that comes
 * into being then; nothing else changes.
 */
function withoutSeed({ hashAt: _hash, seedAt: _seed, drawsAt: _draw, ...plan }: EventPlan) {
  return { ...plan, seedKo: '', seedEn: '' };
}
