import { demoQuizzes } from '@chulbal/demo/quizzes';
import type { OperatorActor, UserActor } from '@chulbal/domain/actor';
import type { Db } from '@chulbal/domain/db';
import { startQuiz } from '@chulbal/domain/quizzes/commands';
import { publishQuiz, saveQuiz } from '@chulbal/domain/quizzes/write.commands';
import { enterRaffle, getRecommender, nameRecommender } from '@chulbal/domain/raffle/commands';
import { enterSeed, freezeEntrants, holdDraw, publishHash } from '@chulbal/domain/raffle/draw.commands';
import { giveTicket } from '@chulbal/domain/tickets/tickets.commands';
import { createAccount } from '@chulbal/testing/accounts';
import { createEvent } from '@chulbal/testing/events';
import { publicUrl } from '@chulbal/testing/factories';
import { createOperator } from '@chulbal/testing/operators';
import { daysOn, testSeed, userActor } from '@chulbal/testing/raffle';
import { find } from '@chulbal/testing/raffle-acts/drivers';

// Scenarios that differ in what of a raffle or a quiz is not out; who is in them and when it happens is the same.

export const eventKey = 'spring';
export const LAPTOP = 'laptop';
const BOOK = 'book';
export const play = (variant: 'a' | 'b') => `00000000-0000-4000-8000-00000000000${variant}`;

export type People = { eventNo: number; me: UserActor; others: UserActor[]; operators: OperatorActor[] };

const ticket = (db: Db, { userId }: UserActor, sourceKey: string) =>
  db.transaction((tx) => giveTicket(tx, { user: userId, source: 'quiz', sourceKey }, daysOn(-2)));
const enter = (db: Db, actor: UserActor, prizeCode: string, tickets: number) =>
  enterRaffle(db, actor, { eventKey, entries: [{ prizeCode, tickets }], now: daysOn(-1) });

/** What others may have done while the event is open. */
export const others = {
  'nobody else does anything': async () => undefined,
  'others find, recommend and enter': async (db: Db, { eventNo, others }: People) => {
    for (const [place, actor] of others.entries()) {
      for (const page of ['/a', '/b', '/c', '/d', '/e'].slice(0, place + 1)) {
        await find(db, actor, { event: { eventNo, eventKey }, page, now: daysOn(-3) });
      }
      await ticket(db, actor, 'one');
      await enter(db, actor, LAPTOP, 1);
    }
    const [first, second] = others;
    if (!first || !second) throw new Error('There are five.');
    const { code } = await getRecommender(db, first, { now: daysOn(-3) });
    await nameRecommender(db, second, { code, address: '192.0.2.8', now: daysOn(-3) });
  },
  'others have many tickets in another prize': async (db: Db, { others }: People) => {
    for (const actor of others) {
      for (const day of ['one', 'two', 'three']) await ticket(db, actor, day);
      await enter(db, actor, BOOK, 3);
    }
  },
};

/** A draw that has come so far with everybody in the first prize. */
async function drawTo(db: Db, people: People, step: 'published' | 'drawn'): Promise<void> {
  const { eventNo, operators } = people;
  const [one, two] = operators;
  if (!one || !two) throw new Error('There are two.');
  // I am in no prize: what I win myself is told to me.
  await enter(db, people.me, BOOK, 0);
  for (const actor of people.others) {
    await ticket(db, actor, 'one');
    await enter(db, actor, LAPTOP, 1);
  }
  await freezeEntrants(db, one, { eventNo, now: daysOn(10.1) });
  await publishHash(db, one, { eventNo, now: daysOn(11) });
  if (step === 'published') return;
  await enterSeed(db, one, { eventNo, seed: testSeed, now: daysOn(12.1) });
  await enterSeed(db, two, { eventNo, seed: testSeed, now: daysOn(12.2) });
  await holdDraw(db, one, { eventNo, publicUrl, now: daysOn(13) });
}

/** Of which the list is frozen, and no hash published. */
export const frozen =
  (act: (db: Db, people: People) => Promise<unknown>) => async (db: Db, people: People) => {
    await act(db, people);
    const [one] = people.operators;
    if (one) await freezeEntrants(db, one, { eventNo: people.eventNo, now: daysOn(10.1) });
  };

/** A seed that operators typed in turn, on which no two agree. */
export const typed = (seeds: string[]) => async (db: Db, people: People) => {
  await drawTo(db, people, 'published');
  for (const [index, seed] of seeds.entries()) {
    const actor = people.operators[index % 2];
    if (actor) await enterSeed(db, actor, { eventNo: people.eventNo, seed, now: daysOn(12.1) });
  }
};

/** A draw that is held, and what winners did since. */
export const drawn =
  (act: (db: Db, winners: UserActor[]) => Promise<unknown>) => async (db: Db, people: People) => {
    await drawTo(db, people, 'drawn');
    const rows = await db.sql
      .selectFrom('prizeWinners')
      .select('userId')
      .where('state', '=', 'told')
      .orderBy('place')
      .execute();
    await act(
      db,
      rows.map(({ userId }) => userActor(userId)),
    );
  };
/** Where a winner of the first prize wants it. */
export const claim = { eventKey, prizeCode: LAPTOP, name: '윤서준', phone: '010-1111-2222', address: '서울' };

/** The quizzes of the demo, in which these places are right, begun by me with the same questions in the same order. */
export const quizzesWith =
  (right: number) =>
  async (db: Db, { me, operators: [operator] }: People) => {
    if (!operator) throw new Error('There are two.');
    for (const variant of ['a', 'b'] as const) {
      const plan = demoQuizzes[variant];
      const now = daysOn(-5);
      const questions = plan.questions.map((question) => ({
        ...question,
        ...{
          whyKo: `까닭 ${right}`,
          whyEn: `Because ${right}`,
          link: '/about',
          linkKo: `${right}`,
          linkEn: '',
        },
        options: question.options.map((option, index) => ({
          ...option,
          right: index === right || (variant === 'b' && index === 3 - right),
        })),
      }));
      const saved = { variant, editVersion: 0, plan: { ...plan, questions }, now };
      const { editVersion } = await saveQuiz(db, operator, saved);
      await publishQuiz(db, operator, { variant, editVersion, now });
      const begun = await startQuiz(db, me, {
        ...{ variant, counts: true, pace: 1, idempotencyKey: play(variant) },
        ...{ address: '192.0.2.8', now: daysOn(0) },
      });
      // What is drawn is drawn by the seed alone; here it is the same seed.
      const seed = '00000000-0000-4000-8000-000000000000';
      await db.sql
        .updateTable('quizPlays')
        .set({ play: play(variant), seed })
        .where('play', '=', begun.play)
        .execute();
      const { id } = await db.sql
        .selectFrom('quizPlays')
        .select('id')
        .where('play', '=', play(variant))
        .executeTakeFirstOrThrow();
      for (const [place, { iqNo }] of questions.slice(0, plan.asked).entries()) {
        await db.sql
          .updateTable('quizAnswers')
          .set({ questionNo: iqNo })
          .where('playId', '=', id)
          .where('place', '=', place)
          .execute();
      }
    }
  };

/** Who is in every scenario, each time the same: files of lists are made of phones. */
export async function createPeople(db: Db): Promise<People> {
  const person = async (number: number) => {
    const { id } = await createAccount(db, {
      ...{ name: `사람 ${number}`, email: `p${number}@test.example`, phone: `010-7000-000${number}` },
    });
    await db.sql
      .updateTable('accounts')
      .set({ createdAt: daysOn(-4) })
      .where('id', '=', id)
      .execute();
    return userActor(id);
  };
  const operator = (number: number, role: 'owner' | 'viewer' | 'contentEditor' = 'owner') =>
    createOperator(db, { name: `운영 ${number}`, email: `o${number}@test.example`, role });
  const { eventNo } = await createEvent(db, {}, { key: eventKey });
  const me = await person(0);
  await db.sql.insertInto('recommendCodes').values({ userId: me.userId, code: 'BCDFGH' }).execute();
  await ticket(db, me, 'one');
  await enter(db, me, BOOK, 1);
  const others = [await person(1), await person(2), await person(3), await person(4), await person(5)];
  const operators = [await operator(1), await operator(2), await operator(3, 'viewer')];
  return { eventNo, me, others, operators: [...operators, await operator(4, 'contentEditor')] };
}
