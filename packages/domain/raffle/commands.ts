import type { ErrorName } from '@chulbal/contract/errors';
import { eventState } from '@chulbal/contract/events/rules';
import type { Recommending } from '@chulbal/contract/raffle/raffle';
import { sql } from 'kysely';
import { countAttempt } from '../accounts/attempts.commands.ts';
import { refusalOfPerson } from '../accounts/person.rules.ts';
import { listEmails } from '../accounts/queries.ts';
import { isThrowawayMail } from '../accounts/throwaway-mail.rules.ts';
import type { UserActor } from '../actor.ts';
import type { Db } from '../db.ts';
import { getEvent } from '../events/queries.ts';
import { fault, refusing } from '../fault.ts';
import { accountsOfPerson } from '../identity-checks/queries.ts';
import { getEntrant } from '../tickets/queries.ts';
import { giveTicket } from '../tickets/tickets.commands.ts';
import { findCodeOwner, findRecommender, findRecommending } from './queries.ts';
import { drawCode } from './rules.ts';

const refusals: Record<string, ErrorName> = {
  raffle_period: 'eventNotOpen',
  raffle_prize: 'notFound',
  raffle_tickets: 'ticketsBeyond',
  recommend_self: 'recommendedSelf',
  recommend_ring: 'recommendedRing',
  recommendations_pkey: 'recommendedAlready',
  recommendations_person_once: 'recommendedAlready',
};

/**
 * Puts somebody's tickets into prizes, in place of what was there. Throws notFound for no such event or prize,
 * eventNotOpen 4221, raffleRefused 4222, ticketsBeyond 4225.
 */
export async function enterRaffle(
  db: Db,
  actor: UserActor,
  asked: { eventKey: string; entries: readonly { prizeCode: string; tickets: number }[]; now: Date },
): Promise<void> {
  const { eventKey, now } = asked;
  const wanted = new Map<string, number>();
  for (const { prizeCode, tickets } of asked.entries) {
    wanted.set(prizeCode, (wanted.get(prizeCode) ?? 0) + tickets);
  }
  const { userId } = actor;
  await refusing(refusals, () =>
    db.transaction(async (tx) => {
      // Held, so that whoever freezes the list has all of this or nothing of it.
      await tx.sql
        .selectFrom('events')
        .select('eventNo')
        .where('eventKey', '=', eventKey)
        .forShare()
        .execute();
      const { eventNo, plan, frozenAt } = await getEvent(tx, { eventKey });
      if (frozenAt || eventState(plan, now) !== 'open') throw fault('eventNotOpen');
      if (refusalOfPerson(await getEntrant(tx, actor), now)) throw fault('raffleRefused');
      const key = `raffle of ${eventNo} ${userId}`;
      await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx.sql);
      const own = tx.sql.deleteFrom('raffleEntries').where('eventNo', '=', eventNo);
      await own.where('userId', '=', userId).execute();
      const rows = [...wanted]
        .filter(([, tickets]) => tickets > 0)
        .map(([prizeCode, tickets]) => ({ eventNo, userId, prizeCode, tickets, at: now }));
      if (rows.length > 0) await tx.sql.insertInto('raffleEntries').values(rows).execute();
    }),
  );
}

/** Somebody's code and who named them; the code is drawn when it is asked for first. */
export async function getRecommender(
  db: Db,
  actor: UserActor,
  { now }: { now: Date },
): Promise<Recommending> {
  for (;;) {
    const found = await findRecommender(db, actor, { now });
    if (found.code !== null) return { ...found, code: found.code };
    await db.sql
      .insertInto('recommendCodes')
      .values({ userId: actor.userId, code: drawCode() })
      .onConflict((taken) => taken.doNothing())
      .execute();
  }
}

/**
 * Says, once, who recommended somebody; both get a ticket. Throws recommenderUnknown 4226, recommendedSelf 4227,
 * recommendedRing 4228, recommendedAlready 4229 also after the time for it, eventNotOpen 4221, raffleRefused 4222,
 * tooManyRequests for more than a class at one address.
 */
export async function nameRecommender(
  db: Db,
  actor: UserActor,
  { code, address, now }: { code: string; address: string; now: Date },
): Promise<Recommending> {
  await countAttempt(db, { attempts: [{ limit: 'recommendFromAddress', who: address }], now });
  await refusing(refusals, () =>
    db.transaction(async (tx) => {
      if (!(await findRecommending(tx, now))) throw fault('eventNotOpen');
      if (refusalOfPerson(await getEntrant(tx, actor), now)) throw fault('raffleRefused');
      if ((await findRecommender(tx, actor, { now })).until === null) throw fault('recommendedAlready');
      const by = await findCodeOwner(tx, { code });
      if (!by) throw fault('recommenderUnknown');
      await assertOtherPerson(tx, actor, by);
      const emails = await listEmails(tx, [actor.userId]);
      const throwawayMail = isThrowawayMail(emails.get(actor.userId) ?? '');
      await tx.sql
        .insertInto('recommendations')
        .values({
          ...{ userId: actor.userId, byUserId: by.userId, at: now },
          ...{ namedFrom: tx.vault.index(`recommending ${address}`), throwawayMail },
        })
        .execute();
      const source = 'recommend' as const;
      await giveTicket(tx, { user: actor.userId, source, sourceKey: `by ${by.userId}` }, now);
      await giveTicket(tx, { user: by.userId, source, sourceKey: `of ${actor.userId}` }, now);
    }),
  );
  return getRecommender(db, actor, { now });
}

/** As far as the identity service knows: nobody names themselves, nor a second time by another account of theirs. */
async function assertOtherPerson(tx: Db, { userId }: UserActor, by: { userId: number }): Promise<void> {
  const own = await accountsOfPerson(tx, userId).execute();
  const others = own.map(({ accountId }) => Number(accountId)).filter((id) => id !== userId);
  if (others.includes(by.userId)) throw fault('recommendedSelf');
  const before =
    others.length > 0 &&
    (await tx.sql
      .selectFrom('recommendations')
      .select('userId')
      .where('userId', 'in', others)
      .executeTakeFirst());
  if (before) throw fault('recommendedAlready');
}

/** Where a prize is to be sent. */
export type Claim = { name: string; phone: string; address: string };

/**
 * Keeps, sealed, where a winner wants their prize. Throws notFound for a prize they did not win, claimOver 4230 where it
 * is too late or was said already.
 */
export async function claimPrize(
  db: Db,
  actor: UserActor,
  asked: Claim & { eventKey: string; prizeCode: string; now: Date },
): Promise<void> {
  const { eventKey, prizeCode, name, phone, address, now } = asked;
  await db.transaction(async (tx) => {
    const { eventNo } = await getEvent(tx, { eventKey });
    const won = await tx.sql
      .selectFrom('prizeWinners')
      .select(['place', 'state', 'claimUntil'])
      .where('eventNo', '=', eventNo)
      .where('prizeCode', '=', prizeCode)
      .where('userId', '=', actor.userId)
      .where('state', '<>', 'reserve')
      .forUpdate()
      .execute();
    if (won.length === 0) throw fault('notFound');
    const open = won.find(
      ({ state, claimUntil }) => state === 'told' && claimUntil !== null && now < claimUntil,
    );
    if (!open) throw fault('claimOver');
    await tx.sql
      .updateTable('prizeWinners')
      .set({
        ...{ state: 'claimed', claimedAt: now },
        claimSealed: tx.vault.seal(JSON.stringify({ name, phone, address } satisfies Claim)),
      })
      .where('eventNo', '=', eventNo)
      .where('prizeCode', '=', prizeCode)
      .where('place', '=', open.place)
      .execute();
  });
}
