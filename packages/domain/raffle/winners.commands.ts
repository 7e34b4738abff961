import { keptMs } from '@chulbal/contract/retention/retention';
import { listEmails } from '../accounts/queries.ts';
import type { OperatorActor } from '../actor.ts';
import { record, recordAs } from '../audit/commands.ts';
import type { Db } from '../db.ts';
import { eventObject } from '../events/event-object.rules.ts';
import { listEvents, type PublishedEvent } from '../events/queries.ts';
import { fault } from '../fault.ts';
import { inBothLanguages } from '../outbox/both-languages.rules.ts';
import { queueMessages } from '../outbox/commands.ts';
import type { Claim } from './commands.ts';
import { winLetter } from './letters.rules.ts';
import { claimUntil } from './rules.ts';

type Place = { prizeCode: string; place: number; number: number; userId: number };

/** Tells people that they have won, and until when they may claim. */
export async function tellWinners(
  tx: Db,
  { eventNo, eventKey, plan }: PublishedEvent,
  { places, publicUrl, now }: { places: readonly Place[]; publicUrl: string; now: Date },
): Promise<void> {
  const until = claimUntil(plan, now);
  const emails = await listEmails(
    tx,
    places.map(({ userId }) => userId),
  );
  for (const { prizeCode, place } of places) {
    await tx.sql
      .updateTable('prizeWinners')
      .set({ state: 'told', toldAt: now, claimUntil: until })
      .where('eventNo', '=', eventNo)
      .where('prizeCode', '=', prizeCode)
      .where('place', '=', place)
      .execute();
  }
  await queueMessages(
    tx,
    places.flatMap(({ prizeCode, number, userId }) => {
      const to = emails.get(userId);
      const prize = plan.prizes.find(({ code }) => code === prizeCode);
      if (!to || !prize) return [];
      const news = {
        ...{ event: { ko: plan.nameKo, en: plan.nameEn || plan.nameKo }, number, until },
        ...{ prize: { ko: prize.ko, en: prize.en || prize.ko } },
        url: `${publicUrl}/ipo/contents/event?event=${eventKey}`,
      };
      const written = inBothLanguages((language) => winLetter(language, news));
      return [{ channel: 'mail' as const, to, ...written, now }];
    }),
  );
}

/**
 * Says that a prize was sent, or arrived. Throws notFound for no such place, alreadyDecided 4075 where another state comes
 * before.
 */
export async function markPrize(
  db: Db,
  actor: OperatorActor,
  asked: {
    eventNo: number;
    prizeCode: string;
    place: number;
    state: 'sent' | 'received';
    note: string;
    now: Date;
  },
): Promise<void> {
  const { eventNo, prizeCode, place, state, note, now } = asked;
  await db.transaction(async (tx) => {
    const row = await placeOf(tx, asked);
    if (row.state !== (state === 'sent' ? 'claimed' : 'sent')) throw fault('alreadyDecided');
    await tx.sql
      .updateTable('prizeWinners')
      .set({ state, note, ...(state === 'sent' ? { sentAt: now } : {}) })
      .where('eventNo', '=', eventNo)
      .where('prizeCode', '=', prizeCode)
      .where('place', '=', place)
      .execute();
    const after = { prize: prizeCode, place, state };
    await record(tx, actor, { action: 'raffle.markPrize', object: eventObject(row), after, now });
  });
}

/** Opens where a prize is to be sent, and puts that on record. Throws notFound where nobody has said, or not any more. */
export async function revealClaim(
  db: Db,
  actor: OperatorActor,
  asked: { eventNo: number; prizeCode: string; place: number; reason: string; now: Date },
): Promise<Claim> {
  return db.transaction(async (tx) => {
    const row = await placeOf(tx, asked);
    if (!row.claimSealed) throw fault('notFound');
    const { prizeCode: prize, place, reason, now } = asked;
    await record(tx, actor, {
      ...{ category: 'disclosure', action: 'raffle.revealClaim', object: eventObject(row) },
      ...{ reason, after: { prize, place }, now },
    });
    return JSON.parse(tx.vault.open(row.claimSealed)) as Claim;
  });
}

async function placeOf(
  tx: Db,
  { eventNo, prizeCode, place }: { eventNo: number; prizeCode: string; place: number },
) {
  const row = await tx.sql
    .selectFrom('prizeWinners as w')
    .innerJoin('events as e', 'e.eventNo', 'w.eventNo')
    .select(['w.state', 'w.claimSealed', 'e.eventNo', 'e.eventKey'])
    .where('w.eventNo', '=', eventNo)
    .where('w.prizeCode', '=', prizeCode)
    .where('w.place', '=', place)
    .forUpdate('w')
    .executeTakeFirst();
  if (!row) throw fault('notFound');
  return row;
}

/** Destroys where prizes were sent to, once their time is over (retention `prize`). */
export async function sweepClaims(db: Db, { now }: { now: Date }): Promise<void> {
  await db.sql
    .updateTable('prizeWinners')
    .set({ claimSealed: null })
    .where('claimSealed', 'is not', null)
    .where('sentAt', '<', new Date(now.getTime() - keptMs('prize')))
    .execute();
}

/**
 * Lets the places of winners who did not claim in time go to the next who stand by, and tells those.
 *
 * @returns how many places were passed on
 */
export async function passOnPrizes(
  db: Db,
  { publicUrl, now }: { publicUrl: string; now: Date },
): Promise<number> {
  const over = await db.sql
    .selectFrom('prizeWinners')
    .select('eventNo')
    .distinct()
    .where('state', '=', 'told')
    .where('claimUntil', '<=', now)
    .execute();
  if (over.length === 0) return 0;
  let passed = 0;
  for (const event of await listEvents(db)) {
    if (!over.some(({ eventNo }) => eventNo === event.eventNo)) continue;
    passed += await db.transaction((tx) => passOn(tx, event, { publicUrl, now }));
  }
  return passed;
}

async function passOn(
  tx: Db,
  event: PublishedEvent,
  { publicUrl, now }: { publicUrl: string; now: Date },
): Promise<number> {
  const { eventNo } = event;
  const lapsed = await tx.sql
    .updateTable('prizeWinners')
    .set({ state: 'lapsed' })
    .where('eventNo', '=', eventNo)
    .where('state', '=', 'told')
    .where('claimUntil', '<=', now)
    .returning(['prizeCode', 'place'])
    .execute();
  if (lapsed.length === 0) return 0;
  const next: Place[] = [];
  for (const { code } of event.plan.prizes) {
    const places = lapsed.filter(({ prizeCode }) => prizeCode === code).length;
    if (places === 0) continue;
    const waiting = await tx.sql
      .selectFrom('prizeWinners')
      .select(['prizeCode', 'place', 'number', 'userId'])
      .where('eventNo', '=', eventNo)
      .where('prizeCode', '=', code)
      .where('state', '=', 'reserve')
      .orderBy('place')
      .limit(places)
      .execute();
    next.push(...waiting);
  }
  await tellWinners(tx, event, { places: next, publicUrl, now });
  await recordAs(
    tx,
    { kind: 'system', address: '' },
    {
      ...{ action: 'raffle.passOn', object: eventObject(event), now },
      after: { lapsed: lapsed.length, told: next.length },
    },
  );
  return lapsed.length;
}
