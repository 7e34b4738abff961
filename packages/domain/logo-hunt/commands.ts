import type { OutputOf } from '@chulbal/contract/endpoint';
import type { Language } from '@chulbal/contract/language';
import type { saveFoundEventImage } from '@chulbal/contract/logo-hunt';
import { sql } from 'kysely';
import { refusalOfPerson } from '../accounts/person.rules.ts';
import type { UserActor } from '../actor.ts';
import type { Db } from '../db.ts';
import { listOpenEvents } from '../events/queries.ts';
import { fault } from '../fault.ts';
import { getEntrant } from '../tickets/queries.ts';
import { giveTicket } from '../tickets/tickets.commands.ts';
import { listFinds, proofOf } from './queries.ts';
import { readOffer } from './rules.ts';

/**
 * Records the logo that was offered. The last one that the event asks for gives a ticket in the same transaction; on
 * however many devices it is pressed, once.
 *
 * Throws huntNoTarget 4220 without a valid offer, one that was used, or where all are found; eventNotOpen 4221;
 * raffleRefused 4222.
 */
export async function saveFind(
  db: Db,
  actor: UserActor,
  asked: { eventKey: string; offer?: string | undefined; language: Language; now: Date },
): Promise<OutputOf<typeof saveFoundEventImage>> {
  const { eventKey, language, now } = asked;
  const offer = asked.offer === undefined ? null : readOffer(asked.offer);
  return db.transaction(async (tx) => {
    const event = (await listOpenEvents(tx, now)).find((one) => one.eventKey === eventKey);
    if (!event) throw fault('eventNotOpen');
    const { eventNo, plan } = event;
    if (!offer || offer.until <= now.getTime() || offer.proof !== proofOf(tx, actor, { eventNo, ...offer })) {
      throw fault('huntNoTarget');
    }
    if (refusalOfPerson(await getEntrant(tx, actor), now)) throw fault('raffleRefused');
    const key = `finds of ${eventNo} ${actor.userId}`;
    await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx.sql);
    const before = await listFinds(tx, { eventNo, userId: actor.userId });
    const needed = plan.findsNeeded;
    if (before.length >= needed || before.some(({ page }) => page === offer.page))
      throw fault('huntNoTarget');
    const found = before.length + 1;
    await tx.sql
      .insertInto('logoFinds')
      .values({ eventNo, userId: actor.userId, place: found, page: offer.page, foundAt: now })
      .execute();
    const complete = found === needed;
    const given = complete
      ? await giveTicket(tx, { user: actor.userId, source: 'logos', sourceKey: eventKey }, now)
      : [];
    const ticket = given.some((one) => one.eventNo === eventNo);
    return { message: messageOf({ found, needed, ticket }, language), found, needed, complete };
  });
}

function messageOf(
  { found, needed, ticket }: { found: number; needed: number; ticket: boolean },
  language: Language,
): string {
  const count = `${found}/${needed}`;
  if (found < needed)
    return { ko: `숨은 로고를 찾았어요 (${count})`, en: `You found a hidden logo (${count})` }[language];
  if (!ticket) {
    return {
      ko: `로고 찾기 참여를 마쳤어요 (${count}). 받을 수 있는 번호표는 이미 모두 받았어요.`,
      en: `Logo hunt complete (${count}). You already have every ticket that you can get for it.`,
    }[language];
  }
  return {
    ko: `로고 찾기 참여를 마쳤어요 (${count}). 추첨 번호표가 나왔어요.`,
    en: `Logo hunt complete (${count}). A raffle ticket was issued.`,
  }[language];
}
