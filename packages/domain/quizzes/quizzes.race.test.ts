import { randomUUID } from 'node:crypto';
import { demoQuizzes } from '@chulbal/demo/quizzes';
import { createAccount } from '@chulbal/testing/accounts';
import { seasonNow as now } from '@chulbal/testing/factories';
import { createOperator } from '@chulbal/testing/operators';
import { testDb } from '@chulbal/testing/test-db';
import { expect, test } from 'vitest';
import { mintUser } from '../actor.ts';
import type { Db } from '../db.ts';
import { answerQuiz, startQuiz } from './commands.ts';
import { getQuizPlay, listMyQuizzes } from './queries.ts';
import { publishQuiz, saveQuiz } from './write.commands.ts';

async function published(variant: 'a' | 'b'): Promise<Db> {
  const db = await testDb();
  const operator = await createOperator(db);
  const plan = { ...demoQuizzes[variant], seconds: 60 };
  const { editVersion } = await saveQuiz(db, operator, { variant, editVersion: 0, plan, now });
  await publishQuiz(db, operator, { variant, editVersion, now });
  return db;
}

const fresh = (variant: 'a' | 'b', counts = false) => ({
  ...{ variant, counts, pace: 1 as const, idempotencyKey: randomUUID(), address: '198.51.100.7', now },
});
const look = (db: Db, play: string, at = now) => getQuizPlay(db, null, { play, language: 'ko', now: at });

test('of two tabs that answer the same question at once, one is first and stays', async () => {
  const db = await published('a');
  for (let round = 0; round < 10; round += 1) {
    const { play } = await startQuiz(db, null, fresh('a'));
    await Promise.all(
      [0, 1, 2, 3].map((option) => answerQuiz(db, null, { play, index: 0, selected: [option], now })),
    );
    const first = (await look(db, play)).questions[0]?.selected;
    expect(first).toHaveLength(1);
    await answerQuiz(db, null, { play, index: 0, selected: [], now });
    expect((await look(db, play)).questions[0]?.selected).toEqual(first);
  }
});

test('two tabs that begin the quiz of the day have one and the same', async () => {
  const db = await published('a');
  const actor = mintUser((await createAccount(db)).id);
  const begun = await Promise.all([1, 2, 3, 4].map(() => startQuiz(db, actor, fresh('a', true))));
  expect(new Set(begun.map(({ play }) => play)).size).toBe(1);
  expect(await listMyQuizzes(db, actor, { language: 'ko', now })).toHaveLength(1);
});

test('in the last second of quiz B an answer counts up to the instant at which the clock stops', async () => {
  const db = await published('b');
  const { play } = await startQuiz(db, null, fresh('b'));
  const offsets = [59_000, 59_999, 60_000, 60_001];
  const answers = await Promise.allSettled(
    offsets.map((ms, index) =>
      answerQuiz(db, null, { play, index, selected: [0], now: new Date(now.getTime() + ms) }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'rejected']);
  const { questions, over } = await look(db, play, new Date(now.getTime() + 60_000));
  expect(questions.slice(0, 4).map(({ selected }) => selected !== null)).toEqual([true, true, false, false]);
  expect(over).toBe(true);
});
