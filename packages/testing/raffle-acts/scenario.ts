import { randomUUID } from 'node:crypto';
import type { SoundEventPlan } from '@chulbal/contract/events/events';
import { type RaffleMoment, raffleMoments } from '@chulbal/contract/raffle/acts';
import { demoQuizzes } from '@chulbal/demo/quizzes';
import type { OperatorActor, UserActor } from '@chulbal/domain/actor';
import type { Db } from '@chulbal/domain/db';
import { beginEvent, saveEvent } from '@chulbal/domain/events/commands';
import { getWrittenEvent } from '@chulbal/domain/events/written.queries';
import { startQuiz } from '@chulbal/domain/quizzes/commands';
import { publishQuiz, saveQuiz } from '@chulbal/domain/quizzes/write.commands';
import { claimPrize, enterRaffle, getRecommender } from '@chulbal/domain/raffle/commands';
import { enterSeed, freezeEntrants, holdDraw, publishHash } from '@chulbal/domain/raffle/draw.commands';
import { markPrize } from '@chulbal/domain/raffle/winners.commands';
import { giveTicket } from '@chulbal/domain/tickets/tickets.commands';
import { createAccount } from '../accounts.ts';
import { createEvent, openEventPlan } from '../events.ts';
import { publicUrl } from '../factories.ts';
import { createOperator } from '../operators.ts';
import { daysOn, testSeed, userActor } from '../raffle.ts';

type TestEvent = { eventNo: number; eventKey: string; editVersion: number };

export type RaffleScenario = {
  moment: RaffleMoment;
  now: Date;
  event: TestEvent;
  /** Each has come as far as the first one, where it can be changed with a change that is not published. */
  others: Record<'saved' | 'putOff' | 'published', TestEvent>;
  /** Whom each act is done by, so that one leaves the others as they were. */
  people: Record<
    'finder' | 'lastFinder' | 'player' | 'quizzer' | 'newcomer' | 'enterer' | 'changer',
    UserActor
  >;
  plays: Record<'a' | 'b', string>;
  /** Of somebody whom nobody has named. */
  code: string;
  operators: [OperatorActor, OperatorActor];
};

/** In days from `seasonNow`; the event is open from -10 to 10, its hash due on 11, its seed on 12, its draw on 13. */
const days: Record<RaffleMoment, number> = {
  ...{ written: 0, upcoming: -11, open: 0, closing: 10, closed: 10.2, frozen: 10.5, published: 11.5 },
  ...{ seed: 12.1, typed: 12.2, seeded: 12.5, ready: 13.1, drawn: 13.5, claimed: 14, sent: 15, over: 28 },
  missed: 12.1,
};
const pages = ['/ipo/contents/exhibition', '/ipo/contents/experiences', '/support/resources', '/about'];
export const claim = { name: '윤서준', phone: '010-1111-2222', address: '서울 종로구 1' };

/** An event with six people in its first prize, and somebody for each act. */
export async function raffleScenarioAt(db: Db, moment: RaffleMoment): Promise<RaffleScenario> {
  const now = daysOn(days[moment]);
  const operators: RaffleScenario['operators'] = [await createOperator(db), await createOperator(db)];
  const [operator] = operators;
  const sources = openEventPlan.sources.filter(({ source }) => source === 'investment');
  const first = await eventAt(db, operator, moment, {});
  const others = {
    saved: await eventAt(db, operator, moment, { sources }),
    putOff: await eventAt(db, operator, moment, { sources }),
    published: await eventAt(db, operator, moment, { sources }),
  };
  const person = async () => userActor((await createAccount(db)).id);
  const people: RaffleScenario['people'] = {
    ...{ finder: await person(), lastFinder: await person(), player: await person() },
    ...{ quizzer: await person(), newcomer: await person() },
    ...{ enterer: await person(), changer: await person() },
  };
  const places = pages.map((page, index) => ({ page, place: index + 1 }));
  await db.sql
    .insertInto('logoFinds')
    .values(
      places.map((one) => ({
        ...{ ...one, eventNo: first.eventNo, userId: people.lastFinder.userId, foundAt: now },
      })),
    )
    .execute();
  await db.sql
    .updateTable('accounts')
    .set({ createdAt: new Date(now.getTime() - 3_600_000) })
    .where('id', '=', people.newcomer.userId)
    .execute();
  if (hasOpened(moment)) await collectTickets(db, first, people);
  await takeSteps(db, operators, [first, ...Object.values(others)], moment);
  const { code } = await getRecommender(db, people.changer, { now });
  const plays = await beginQuizzes(db, operator, people.quizzer, now);
  return {
    ...{ moment, now, people, plays, code, operators },
    event: await withVersion(db, first),
    others: {
      saved: await withVersion(db, others.saved),
      putOff: await withVersion(db, others.putOff),
      published: await changed(db, operator, others.published, moment),
    },
  };
}

const hasOpened = (moment: RaffleMoment) => moment !== 'written' && moment !== 'upcoming';

async function eventAt(
  db: Db,
  operator: OperatorActor,
  moment: RaffleMoment,
  plan: Partial<SoundEventPlan>,
): Promise<{ eventNo: number; eventKey: string }> {
  if (moment !== 'written') return createEvent(db, plan);
  const now = daysOn(-20);
  const begun = await beginEvent(db, operator, {
    eventKey: `written-${randomUUID().slice(0, 8)}`,
    copyFrom: null,
    now,
  });
  await saveEvent(db, operator, { ...begun, plan: { ...openEventPlan, ...plan }, now });
  return begun;
}

async function withVersion(db: Db, { eventNo, eventKey }: { eventNo: number; eventKey: string }) {
  const { editVersion } = await getWrittenEvent(db, { eventNo });
  return { eventNo, eventKey, editVersion };
}

/** With a change to publish, as far as it can still be changed. */
async function changed(
  db: Db,
  operator: OperatorActor,
  event: { eventNo: number; eventKey: string },
  moment: RaffleMoment,
): Promise<TestEvent> {
  const { plan, editVersion } = await getWrittenEvent(db, event);
  const change = isFrozen(moment)
    ? { seedAt: daysOn(12.6).toISOString() }
    : { claimDays: plan.claimDays + 1 };
  if (!isFrozen(moment) || moment === 'frozen' || moment === 'missed') {
    await saveEvent(db, operator, { ...event, editVersion, plan: { ...plan, ...change }, now: daysOn(0) });
  }
  return withVersion(db, event);
}

const isFrozen = (moment: RaffleMoment) => raffleMoments.indexOf(moment) >= raffleMoments.indexOf('frozen');

/** Six who entered, one who has a ticket and one who can change where it is. */
async function collectTickets(
  db: Db,
  { eventKey }: { eventKey: string },
  { enterer, changer }: RaffleScenario['people'],
): Promise<void> {
  const now = daysOn(-1);
  const entrants = [changer];
  for (let count = 0; count < 6; count += 1) entrants.push(userActor((await createAccount(db)).id));
  for (const actor of [...entrants, enterer]) {
    const given = { user: actor.userId, source: 'quiz' as const, sourceKey: 'before' };
    await db.transaction((tx) => giveTicket(tx, given, now));
    if (actor === enterer) continue;
    await enterRaffle(db, actor, { eventKey, entries: [{ prizeCode: 'laptop', tickets: 1 }], now });
  }
}

async function beginQuizzes(
  db: Db,
  operator: OperatorActor,
  actor: UserActor,
  now: Date,
): Promise<RaffleScenario['plays']> {
  const begin = async (variant: 'a' | 'b') => {
    const plan = { ...demoQuizzes[variant], asked: 2, pass: 1 };
    const { editVersion } = await saveQuiz(db, operator, { variant, editVersion: 0, plan, now });
    await publishQuiz(db, operator, { variant, editVersion, now });
    const asked = { variant, counts: true, pace: 1 as const, idempotencyKey: randomUUID() };
    return (await startQuiz(db, actor, { ...asked, address: '198.51.100.7', now })).play;
  };
  return { a: await begin('a'), b: await begin('b') };
}

async function takeSteps(
  db: Db,
  [one, two]: RaffleScenario['operators'],
  events: readonly { eventNo: number; eventKey: string }[],
  moment: RaffleMoment,
): Promise<void> {
  const has = (step: RaffleMoment) =>
    moment !== 'missed' && raffleMoments.indexOf(moment) >= raffleMoments.indexOf(step);
  for (const { eventNo } of events) {
    if (isFrozen(moment)) await freezeEntrants(db, one, { eventNo, now: daysOn(10.4) });
    if (has('published')) await publishHash(db, one, { eventNo, now: daysOn(11) });
  }
  const [first] = events;
  if (!first) return;
  const { eventNo, eventKey } = first;
  if (has('typed')) await enterSeed(db, one, { eventNo, seed: testSeed, now: daysOn(12.1) });
  if (has('seeded')) await enterSeed(db, two, { eventNo, seed: testSeed, now: daysOn(12.4) });
  if (has('drawn')) await holdDraw(db, one, { eventNo, publicUrl, now: daysOn(13.2) });
  if (!has('claimed') || moment === 'over') return;
  const winner = await winnerOf(db, eventNo);
  await claimPrize(db, winner, { ...claim, eventKey, prizeCode: 'laptop', now: daysOn(13.6) });
  const place = { eventNo, prizeCode: 'laptop', place: 1, note: '' };
  if (has('sent')) await markPrize(db, one, { ...place, state: 'sent', now: daysOn(14.5) });
}

/** Who won the first place; before the draw somebody who has won nothing. */
export async function winnerOf(db: Db, eventNo: number): Promise<UserActor> {
  const row = await db.sql
    .selectFrom('prizeWinners')
    .select('userId')
    .where('eventNo', '=', eventNo)
    .where('prizeCode', '=', 'laptop')
    .where('place', '=', 1)
    .executeTakeFirst();
  return userActor(row?.userId ?? (await createAccount(db)).id);
}
