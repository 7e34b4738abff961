import { eventState } from '@chulbal/contract/events/rules';
import { koreanDay } from '@chulbal/contract/korean-days';
import type { HuntState } from '@chulbal/contract/logo-hunt';
import type { UserActor } from '../actor.ts';
import { findShownCompany } from '../companies/queries.ts';
import type { Db } from '../db.ts';
import { listOpenEvents, type PublishedEvent } from '../events/queries.ts';
import { isShownPost } from '../posts/queries.ts';
import { type DetailPage, hidingOf, isMet, OFFER_MS, writeOffer } from './rules.ts';

/** Open events with hidden logos, and where. */
export async function listHunts(db: Db, { now }: { now: Date }) {
  const events = (await listOpenEvents(db, now)).filter(hasHunt);
  return events.map(({ eventKey, plan }) => ({ eventKey, pages: plan.pages }));
}

function hasHunt({ plan }: PublishedEvent): boolean {
  return plan.sources.some(({ source }) => source === 'logos');
}

/** Whether logos of these events are left for somebody, and an offer where one is on the page. */
export async function listHuntStates(
  db: Db,
  actor: UserActor,
  { eventKey, page, now }: { eventKey: readonly string[]; page?: string | undefined; now: Date },
): Promise<HuntState[]> {
  const events = (await listOpenEvents(db, now)).filter(
    (one) => eventKey.includes(one.eventKey) && hasHunt(one),
  );
  const states: HuntState[] = [];
  for (const event of events) {
    const finds = await listFinds(db, { ...event, ...actor });
    const needed = event.plan.findsNeeded;
    const isFind = finds.length >= needed;
    const wanted = !isFind && page !== undefined && !finds.some((one) => one.page === page);
    const offer = wanted ? await offerOf(db, actor, { event, page, now }) : null;
    states.push({ eventKey: event.eventKey, isFind, found: Math.min(finds.length, needed), needed, offer });
  }
  return states;
}

/** What somebody has found in an event, in order. */
export async function listFinds(
  db: Db,
  { eventNo, userId }: { eventNo: number; userId: number },
): Promise<{ page: string }[]> {
  return db.sql
    .selectFrom('logoFinds')
    .select('page')
    .where('eventNo', '=', eventNo)
    .where('userId', '=', userId)
    .orderBy('place')
    .execute();
}

async function offerOf(
  db: Db,
  actor: UserActor,
  { event, page, now }: { event: PublishedEvent; page: string; now: Date },
): Promise<string | null> {
  if (eventState(event.plan, now) !== 'open') return null;
  const hiding = hidingOf(event.plan, page);
  if (!hiding) return null;
  if (hiding.kind === 'detail') {
    const hash = db.vault.index(`logo of ${event.eventNo} ${actor.userId} ${koreanDay(now)} ${page}`);
    if (!isMet(hash, event.plan.detailOdds) || !(await isShown(db, hiding.of, now))) return null;
  }
  const until = now.getTime() + OFFER_MS;
  return writeOffer({ until, page, proof: proofOf(db, actor, { ...event, page, until }) });
}

/** What proves that a logo was offered to somebody on a page until then. */
export function proofOf(
  db: Db,
  { userId }: UserActor,
  { eventNo, page, until }: { eventNo: number; page: string; until: number },
): string {
  return db.vault.index(`offer of ${eventNo} ${userId} ${until} ${page}`);
}

async function isShown(db: Db, of: DetailPage, now: Date): Promise<boolean> {
  if (of.kind === 'post') return isShownPost(db, { ...of, now });
  return (await findShownCompany(db, { ...of, now })) !== null;
}
