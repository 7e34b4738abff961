import { randomUUID } from 'node:crypto';
import { koreanDay } from '@chulbal/contract/korean-days';
import type { QuizPlan, QuizVariant } from '@chulbal/contract/quizzes/quizzes';
import { demoQuizzes } from '@chulbal/demo/quizzes';
import { createAccount } from '@chulbal/testing/accounts';
import { createEvent } from '@chulbal/testing/events';
import { seasonNow as now } from '@chulbal/testing/factories';
import { createOperator } from '@chulbal/testing/operators';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, describe, expect, test } from 'vitest';
import { mintUser, type OperatorActor, type UserActor } from '../actor.ts';
import type { Db } from '../db.ts';
import { listTickets } from '../tickets/queries.ts';
import { answerQuiz, startQuiz, sweepQuizPlays } from './commands.ts';
import { getQuizPlay, listMyQuizzes, listQuizzes } from './queries.ts';
import { publishQuiz, saveQuiz, unpublishQuiz } from './write.commands.ts';
import { getWrittenQuiz } from './written.queries.ts';

let db: Db;
let operator: OperatorActor;
beforeEach(async () => {
  db = await testDb();
  operator = await createOperator(db);
});

const refused = (error: string) => expect.objectContaining({ error });
const after = (seconds: number) => new Date(now.getTime() + seconds * 1_000);

async function published(variant: QuizVariant, part: Partial<QuizPlan> = {}): Promise<QuizPlan> {
  const plan = { ...demoQuizzes[variant], ...part };
  const { editVersion } = await getWrittenQuiz(db, { variant });
  const saved = await saveQuiz(db, operator, { variant, editVersion, plan, now });
  await publishQuiz(db, operator, { variant, editVersion: saved.editVersion, now });
  return plan;
}

const player = async () => mintUser((await createAccount(db)).id);
const start = (variant: QuizVariant, actor: UserActor | null = null, part = {}) =>
  startQuiz(db, actor, {
    ...{ variant, counts: false, pace: 1 as const, idempotencyKey: randomUUID() },
    ...{ address: '198.51.100.7', now, ...part },
  });
const look = (play: string, actor: UserActor | null = null, at = now) =>
  getQuizPlay(db, actor, { play, language: 'ko', now: at });
const answer = (play: string, index: number, selected: number[], at = now, actor: UserActor | null = null) =>
  answerQuiz(db, actor, { play, index, selected, now: at });

/** Where the right options stand in a question as it is shown. */
function rightIn(plan: QuizPlan, shown: { text: string; options: string[] }): number[] {
  const question = plan.questions.find(({ ko }) => ko === shown.text);
  return shown.options.flatMap((text, index) =>
    question?.options.some(({ ko, right }) => right && ko === text) ? [index] : [],
  );
}

describe('a quiz with one right answer', () => {
  test('tells what is right with the answer, and what was answered first stays', async () => {
    const plan = await published('a');
    const { play } = await start('a');
    const before = await look(play);
    expect(before).toMatchObject({ started: true, over: false, ok: null, right: 0, endsAt: null });
    expect(before.questions).toHaveLength(10);
    expect(before.questions.every(({ correct, why, selected }) => !correct && !why && !selected)).toBe(true);
    const [right = 0] = rightIn(plan, before.questions[0] ?? { text: '', options: [] });
    await answer(play, 0, [right]);
    await answer(play, 0, [(right + 1) % 4]);
    await answer(play, 1, []);
    const { questions, right: score } = await look(play);
    expect(questions[0]).toMatchObject({ selected: [right], correct: [right] });
    expect(questions[1]).toMatchObject({ selected: [], why: expect.stringMatching(/[가-힣]/) });
    expect(questions[2]).toMatchObject({ selected: null, correct: null });
    expect(score).toBe(1);
  });

  test('says the same to the byte whatever is right, until the answer is given (S-04)', async () => {
    const { questions } = demoQuizzes.a;
    const one = { ...demoQuizzes.a, asked: questions.length };
    const other = {
      ...one,
      questions: questions.map((question) => ({
        ...question,
        whyKo: '다른 까닭',
        ...{ link: '/board/notice', linkKo: '공지' },
        options: question.options.map((option, index) => ({ ...option, right: index === 2 })),
      })),
    };
    const replies = [];
    for (const plan of [one, other]) {
      await published('a', plan);
      const { play } = await start('a');
      await db.sql
        .updateTable('quizPlays')
        .set({ seed: '00000000-0000-4000-8000-000000000000' })
        .where('play', '=', play)
        .execute();
      const order = questions.map(({ iqNo }, place) => ({ iqNo, place }));
      for (const { iqNo, place } of order) {
        await db.sql
          .updateTable('quizAnswers')
          .set({ questionNo: iqNo })
          .where('place', '=', place)
          .where(({ selectFrom, eb }) =>
            eb('playId', '=', selectFrom('quizPlays').select('id').where('play', '=', play)),
          )
          .execute();
      }
      replies.push(JSON.stringify(await look(play)).replaceAll(play, ''));
    }
    expect(replies[0]).toBe(replies[1]);
  });

  test('refuses several options and such as there are not', async () => {
    await published('a');
    const { play } = await start('a');
    await expect(answer(play, 0, [0, 1])).rejects.toEqual(refused('invalidRequest'));
    await expect(answer(play, 0, [5])).rejects.toEqual(refused('invalidRequest'));
    await expect(answer(play, 12, [0])).rejects.toEqual(refused('notFound'));
  });
});

describe('a quiz against the clock', () => {
  test('tells what is right when it is over, and takes nothing from that instant on', async () => {
    const plan = await published('b', { asked: 2, pass: 1, seconds: 60 });
    const { play } = await start('b');
    const { questions } = await look(play);
    await answer(play, 0, rightIn(plan, questions[0] ?? { text: '', options: [] }), after(59.999));
    expect(await look(play, null, after(59.999))).toMatchObject({ over: false, right: 0 });
    await expect(answer(play, 1, [0], after(60))).rejects.toEqual(refused('quizOver'));
    expect(await look(play, null, after(60))).toMatchObject({
      ...{ over: true, right: 1, ok: true },
      questions: [
        { correct: [expect.any(Number), expect.any(Number)] },
        { selected: null, why: expect.any(String) },
      ],
    });
  });

  test('lasts ten times as long for whoever asked for it before', async () => {
    await published('b', { seconds: 60 });
    const { play } = await start('b', null, { pace: 10 });
    expect(await look(play)).toMatchObject({ endsAt: after(600).toISOString() });
  });
});

describe('once a day', () => {
  test('a play counts for whoever is logged in; beginning again gives it as it stands', async () => {
    await published('a');
    const actor = await player();
    const first = await start('a', actor, { counts: true });
    await answer(first.play, 0, [0], now, actor);
    expect(await start('a', actor, { counts: true })).toEqual(first);
    expect(await start('a', actor)).not.toEqual(first);
    expect(await listMyQuizzes(db, actor, { language: 'ko', now })).toMatchObject([
      { play: first.play, variant: 'a', answered: 1, asked: 10, over: false },
    ]);
    // 15:00 UTC is midnight in Korea.
    const tomorrow = new Date(now.getTime() + 24 * 3_600_000);
    expect(await listMyQuizzes(db, actor, { language: 'ko', now: tomorrow })).toEqual([]);
    expect(await start('a', actor, { counts: true, now: tomorrow })).not.toEqual(first);
    await expect(start('a', null, { counts: true })).rejects.toEqual(refused('signInRequired'));
  });

  test('nobody else sees or answers what somebody began logged in, and one key begins once', async () => {
    await published('a');
    const [actor, other] = [await player(), await player()];
    const key = { idempotencyKey: randomUUID() };
    const { play } = await start('a', actor, key);
    expect(await start('a', actor, key)).toEqual({ play });
    await expect(start('a', other, key)).rejects.toEqual(refused('notFound'));
    for (const stranger of [other, null]) {
      await expect(look(play, stranger)).rejects.toEqual(refused('notFound'));
      await expect(answer(play, 0, [0], now, stranger)).rejects.toEqual(refused('notFound'));
    }
  });
});

describe('a quiz in the console', () => {
  test('what is taken down cannot be begun, and who has begun ends it', async () => {
    await published('a');
    const { play } = await start('a');
    const { editVersion } = await getWrittenQuiz(db, { variant: 'a' });
    const down = await unpublishQuiz(db, operator, { variant: 'a', editVersion, now });
    expect(down).toMatchObject({ version: 0, changed: true });
    expect(await listQuizzes(db, { language: 'ko' })).toEqual([]);
    await expect(start('a')).rejects.toEqual(refused('notFound'));
    await answer(play, 0, []);
    const again = await publishQuiz(db, operator, { variant: 'a', editVersion: down.editVersion, now });
    expect(again).toMatchObject({ version: 2, changed: false });
    expect(again.taken).toMatchObject({ count: 1 });
  });

  test('nothing is published in which something blocks, and nobody overwrites another', async () => {
    const plan = { ...demoQuizzes.a, pass: 11 };
    const { editVersion } = await saveQuiz(db, operator, { variant: 'a', editVersion: 0, plan, now });
    const asked = { variant: 'a', editVersion, now } as const;
    await expect(publishQuiz(db, operator, asked)).rejects.toEqual(refused('quizUnfit'));
    await expect(saveQuiz(db, operator, { ...asked, editVersion: 0, plan })).rejects.toEqual(
      refused('editedElsewhere'),
    );
  });

  test('counts of every question how often it was asked, right and skipped', async () => {
    const plan = await published('a', { asked: 1, pass: 1, questions: demoQuizzes.a.questions.slice(0, 1) });
    for (const isRight of [true, true, false]) {
      const { play } = await start('a');
      const { questions } = await look(play);
      await answer(play, 0, isRight ? rightIn(plan, questions[0] ?? { text: '', options: [] }) : []);
    }
    const { taken } = await getWrittenQuiz(db, { variant: 'a' });
    expect(taken).toEqual({
      count: 3,
      questions: [{ iqNo: 1, asked: 3, right: 2, skipped: 1, chosen: [{ iqoNo: 1, count: 2 }] }],
    });
  });
});

test('of two quizzes that are passed on one day one gives the ticket of the day', async () => {
  const { eventNo } = await createEvent(db);
  const actor = await player();
  for (const variant of ['a', 'b'] as const) {
    const plan = await published(variant, { asked: 2, pass: 1 });
    for (const day of [now, after(86_400)]) {
      const { play } = await start(variant, actor, { counts: true, now: day });
      const { questions } = await look(play, actor, day);
      await answer(play, 0, rightIn(plan, questions[0] ?? { text: '', options: [] }), day, actor);
    }
  }
  const tickets = await listTickets(db, { eventNo, ...actor });
  expect(tickets.map(({ sourceKey }) => sourceKey)).toEqual([koreanDay(now), koreanDay(after(86_400))]);
});

test('whose a play is stays for 30 days, what was answered stays for the statistics', async () => {
  await published('a');
  const actor = await player();
  const { play } = await start('a', actor, { counts: true });
  await answer(play, 0, [0], now, actor);
  expect(await listMyQuizzes(db, await player(), { language: 'ko', now })).toEqual([]);
  await sweepQuizPlays(db, { now: after(30 * 86_400) });
  expect(await listMyQuizzes(db, actor, { language: 'ko', now })).toHaveLength(1);
  await sweepQuizPlays(db, { now: after(30 * 86_400 + 1) });
  expect(await listMyQuizzes(db, actor, { language: 'ko', now })).toEqual([]);
  expect(await db.sql.selectFrom('quizPlays').select(['userId', 'day']).execute()).toEqual([
    { userId: null, day: null },
  ]);
  expect((await look(play, null, now)).questions[0]?.selected).toEqual([0]);
});
