import { randomUUID } from 'node:crypto';
import type { SoundEventPlan } from '@chulbal/contract/events/events';
import { mintUser, type OperatorActor, type UserActor } from '@chulbal/domain/actor';
import type { Db } from '@chulbal/domain/db';
import { claimPrize, enterRaffle } from '@chulbal/domain/raffle/commands';
import { enterSeed, freezeEntrants, holdDraw, publishHash } from '@chulbal/domain/raffle/draw.commands';
import { giveTicket } from '@chulbal/domain/tickets/tickets.commands';
import { createAccount } from './accounts.ts';
import { createEvent } from './events.ts';
import { publicUrl, seasonNow } from './factories.ts';
import { createOperator } from './operators.ts';

const DAY = 86_400_000;
export const daysOn = (days: number) => new Date(seasonNow.getTime() + days * DAY);
const at = (days: number) => daysOn(days).toISOString();

/** Somebody who is logged in. */
export const userActor = (id: number): UserActor => mintUser(id, randomUUID());

/** What has been done of a draw at `seasonNow`, so that the next step may be done then. */
export const raffleSteps = ['ended', 'frozen', 'published', 'typed', 'seeded', 'drawn', 'claimed'] as const;
export type RaffleStep = (typeof raffleSteps)[number];

export const testSeed = '314159';

export type TestRaffle = { eventNo: number; eventKey: string; users: number[] };

/**
 * An event with `people` who have a ticket each, in the first prize, that has come so far. Of one that is over until its
 * list is published the seed is still to come; of others it is there.
 */
export async function createRaffle(
  db: Db,
  step: RaffleStep,
  { people = 6, plan = {} }: { people?: number; plan?: Partial<SoundEventPlan> } = {},
): Promise<TestRaffle> {
  const done = raffleSteps.indexOf(step);
  const seedDay = done < raffleSteps.indexOf('published') ? 2 : -3;
  const event = await createEvent(db, {
    ...{ opensAt: at(-10), closesAt: at(-5), hashAt: at(-4), seedAt: at(seedDay), drawsAt: at(seedDay + 1) },
    ...plan,
  });
  const { eventNo, eventKey } = event;
  const users: number[] = [];
  for (let number = 0; number < people; number += 1) {
    const { id } = await createAccount(db);
    users.push(id);
    const now = daysOn(-8);
    await db.transaction((tx) => giveTicket(tx, { user: id, source: 'logos', sourceKey: eventKey }, now));
    await enterRaffle(db, userActor(id), { eventKey, entries: [{ prizeCode: 'laptop', tickets: 1 }], now });
  }
  const actor = await createOperator(db, { name: '추첨 담당' });
  await doSteps(db, actor, { eventNo, done });
  if (step === 'claimed') await claimFirst(db, { eventNo, eventKey });
  return { eventNo, eventKey, users };
}

async function doSteps(
  db: Db,
  actor: OperatorActor,
  { eventNo, done }: { eventNo: number; done: number },
): Promise<void> {
  const has = (step: RaffleStep) => done >= raffleSteps.indexOf(step);
  if (has('frozen')) await freezeEntrants(db, actor, { eventNo, now: daysOn(-4.5) });
  if (has('published')) await publishHash(db, actor, { eventNo, now: daysOn(-4) });
  if (has('typed')) await enterSeed(db, actor, { eventNo, seed: testSeed, now: daysOn(-2.5) });
  if (has('seeded')) {
    await enterSeed(db, await createOperator(db, { name: '둘째 담당' }), {
      eventNo,
      seed: testSeed,
      now: daysOn(-2.4),
    });
  }
  if (has('drawn')) await holdDraw(db, actor, { eventNo, publicUrl, now: daysOn(-2) });
}

/** The winner of the first place says where the prize is to be sent. */
async function claimFirst(
  db: Db,
  { eventNo, eventKey }: { eventNo: number; eventKey: string },
): Promise<void> {
  const { userId } = await db.sql
    .selectFrom('prizeWinners')
    .select('userId')
    .where('eventNo', '=', eventNo)
    .where('prizeCode', '=', 'laptop')
    .where('place', '=', 1)
    .executeTakeFirstOrThrow();
  await claimPrize(db, userActor(userId), {
    ...{ eventKey, prizeCode: 'laptop', name: '윤서준', phone: '010-1111-2222' },
    ...{ address: '서울 종로구 1', now: daysOn(-1) },
  });
}
