import { randomUUID } from 'node:crypto';
import { koreanDay } from '@chulbal/contract/korean-days';
import type { QuizPace, QuizVariant } from '@chulbal/contract/quizzes/quizzes';
import { keptMs } from '@chulbal/contract/retention/retention';
import { countAttempt } from '../accounts/attempts.commands.ts';
import type { UserActor } from '../actor.ts';
import type { Db } from '../db.ts';
import { fault } from '../fault.ts';
import { giveTicket } from '../tickets/tickets.commands.ts';
import { findQuiz, getPlay, questionOf } from './queries.ts';
import { chosenText, drawnQuestions, isRight, isTimeUp, shownOptions } from './rules.ts';

/**
 * Draws questions and begins. The same key, and the one of somebody's day, begin once and give the play as it stands.
 * Throws notFound where the quiz is not in force, signInRequired for a counting one without a log-in, tooManyRequests.
 */
export async function startQuiz(
  db: Db,
  actor: UserActor | null,
  asked: {
    variant: QuizVariant;
    counts: boolean;
    pace: QuizPace;
    idempotencyKey: string;
    address: string;
    now: Date;
  },
): Promise<{ play: string }> {
  const { variant, counts, pace, idempotencyKey, address, now } = asked;
  const userId = actor?.userId ?? null;
  if (counts && userId === null) throw fault('signInRequired');
  const quiz = await findQuiz(db, variant);
  if (!quiz) throw fault('notFound');
  await countAttempt(db, { attempts: [{ limit: 'quizFromAddress', who: address }], now });
  const day = counts ? koreanDay(now) : null;
  const seed = randomUUID();
  const seconds = quiz.plan.seconds * pace;
  return db.transaction(async (tx) => {
    const begun = await tx.sql
      .insertInto('quizPlays')
      .values({
        ...{ play: randomUUID(), variant, version: quiz.version, seed, userId, day, idempotencyKey },
        startedAt: now,
        endsAt: variant === 'b' ? new Date(now.getTime() + seconds * 1_000) : null,
      })
      .onConflict((begunBefore) => begunBefore.doNothing())
      .returning(['id', 'play'])
      .executeTakeFirst();
    if (!begun) return begunBefore(tx, { variant, userId, day, idempotencyKey });
    await tx.sql
      .insertInto('quizAnswers')
      .values(
        drawnQuestions(quiz.plan, seed).map(({ iqNo }, place) => ({
          ...{ playId: begun.id, place, questionNo: iqNo },
          ...{ chosen: null, correct: null, answeredAt: null },
        })),
      )
      .execute();
    return { play: begun.play };
  });
}

/** The play that stands in the way of a new one: of the same key, or the one of the day. */
async function begunBefore(
  tx: Db,
  asked: { variant: QuizVariant; userId: number | null; day: string | null; idempotencyKey: string },
): Promise<{ play: string }> {
  const { variant, userId, day, idempotencyKey } = asked;
  const plays = tx.sql.selectFrom('quizPlays').select('play');
  const byDay = day === null ? null : plays.where('variant', '=', variant).where('day', '=', day);
  const found =
    (await byDay?.where('userId', '=', userId).executeTakeFirst()) ??
    (await plays
      .where('idempotencyKey', '=', idempotencyKey)
      .where('userId', 'is not distinct from', userId)
      .executeTakeFirst());
  if (!found) throw fault('notFound');
  return found;
}

/**
 * Answers one question, for good: what was answered first stays, whoever was faster. Once enough of a counting play are
 * right, the ticket of the day is given: one a day, whichever quizzes were passed (`tickets_given_once` holds it).
 *
 * Throws notFound for no such play or question, invalidRequest for an option that there is not and for several where one
 * is right, quizOver 4210 after the clock has stopped.
 */
export async function answerQuiz(
  db: Db,
  actor: UserActor | null,
  asked: { play: string; index: number; selected: readonly number[]; now: Date },
): Promise<void> {
  const { index, selected, now } = asked;
  await db.transaction(async (tx) => {
    // Held, so that of two answers at once the second sees the first.
    await tx.sql.selectFrom('quizPlays').select('id').where('play', '=', asked.play).forUpdate().execute();
    const played = await getPlay(tx, actor, asked);
    const { id, variant, endsAt } = played;
    const answer = played.answers[index];
    if (!answer) throw fault('notFound');
    const question = questionOf(played, answer);
    const options = shownOptions(question, played.seed);
    const chosen = selected.flatMap((place) => options[place]?.iqoNo ?? []);
    const isMany = variant === 'a' && new Set(chosen).size > 1;
    if (chosen.length < selected.length || isMany) throw fault('invalidRequest');
    if (answer.chosen !== null) return;
    if (isTimeUp(endsAt, now)) throw fault('quizOver');
    const correct = isRight(question, chosen);
    await tx.sql
      .updateTable('quizAnswers')
      .set({ chosen: chosenText(question, chosen), correct, answeredAt: now })
      .where('playId', '=', id)
      .where('place', '=', index)
      .execute();
    const right = [...played.answers.filter(({ correct }) => correct), ...(correct ? [answer] : [])].length;
    const { userId, day, plan } = played;
    if (userId === null || day === null || !correct || right !== plan.pass) return;
    await giveTicket(tx, { user: userId, source: 'quiz', sourceKey: day }, now);
  });
}

/** Lets nobody's name stand beside a play once its time is over (retention `quiz`); what was answered still counts. */
export async function sweepQuizPlays(db: Db, { now }: { now: Date }): Promise<void> {
  await db.sql
    .updateTable('quizPlays')
    .set({ userId: null, day: null })
    .where('userId', 'is not', null)
    .where('startedAt', '<', new Date(now.getTime() - keptMs('quiz')))
    .execute();
}
