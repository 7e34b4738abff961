import { z } from 'zod';
import { endpoint, noData, nothing } from '../endpoint.ts';
import { instant, linkAddress, optionalLine, wholeNo } from '../fields.ts';
import { quizPaces } from './values.ts';

/** A has one right answer and no clock; B has several and runs against the server's clock. */
export const quizVariant = z.enum(['a', 'b']);
export type QuizVariant = z.output<typeof quizVariant>;

const both = (max: number) => ({ ko: optionalLine(max), en: optionalLine(max) });

export const quizOption = z.strictObject({ iqoNo: wholeNo, ...both(100), right: z.boolean() });
export type QuizOption = z.output<typeof quizOption>;

/** A question of the pool. Where it is not `used`, nobody is asked it. */
export const quizQuestion = z.strictObject({
  iqNo: wholeNo,
  ...both(140),
  /** Why the right answers are right. */
  whyKo: optionalLine(300),
  whyEn: optionalLine(400),
  /** Where one can read on; empty: nowhere. */
  link: linkAddress,
  linkKo: optionalLine(40),
  linkEn: optionalLine(60),
  used: z.boolean(),
  options: z.array(quizOption).max(6),
});
export type QuizQuestion = z.output<typeof quizQuestion>;

/** A quiz as the console edits it, whole. */
export const quizPlan = z.strictObject({
  nameKo: optionalLine(40),
  nameEn: optionalLine(60),
  leadKo: optionalLine(200),
  leadEn: optionalLine(250),
  /** How many questions of the pool one is asked, and how many of them have to be right. */
  asked: z.number().int().min(1).max(20),
  pass: z.number().int().min(1).max(20),
  /** How long B lasts before it is lengthened; A does not ask for it. */
  seconds: z.number().int().min(30).max(1800),
  questions: z.array(quizQuestion).max(200),
});
export type QuizPlan = z.output<typeof quizPlan>;

export const quizPace = z.union(quizPaces.map((pace) => z.literal(pace)));
export type QuizPace = z.output<typeof quizPace>;

/** A published quiz before it is begun. */
export const quizInfo = z.object({
  variant: quizVariant,
  name: z.string(),
  lead: z.string(),
  asked: z.number().int(),
  pass: z.number().int(),
  /** Null for a quiz without a clock. */
  seconds: z.number().int().nullable(),
  /** How many questions it draws from. */
  pool: z.number().int(),
});
export type QuizInfo = z.output<typeof quizInfo>;

/** The published quizzes, A before B. */
export const listQuizzes = endpoint({
  method: 'GET',
  path: '/api/quiz/query/quizzes',
  access: 'public',
  summary: 'The quizzes in force',
  input: nothing,
  output: z.array(quizInfo),
  cacheSeconds: 10,
});

/**
 * A question as it was drawn for somebody. Before it is answered (B: before the quiz is over) `correct`, `why`, `link`
 * and `shares` say nothing. Indexes count from 0 in the order shown.
 */
export const playedQuestion = z.object({
  text: z.string(),
  options: z.array(z.string()),
  /** Null before it is answered; empty where it was skipped. */
  selected: z.array(z.number().int()).nullable(),
  correct: z.array(z.number().int()).nullable(),
  why: z.string().nullable(),
  link: z.object({ to: z.string(), text: z.string() }).nullable(),
  /** Percent of those who answered, by option; null under 30 of them. */
  shares: z.array(z.number().int()).nullable(),
});
export type PlayedQuestion = z.output<typeof playedQuestion>;

export const quizPlay = z.object({
  play: z.uuid(),
  variant: quizVariant,
  name: z.string(),
  pass: z.number().int(),
  /** It is the one of the day, for the raffle. */
  counts: z.boolean(),
  started: z.boolean(),
  startedAt: instant,
  /** When the clock of B stops. */
  endsAt: instant.nullable(),
  /** Everything is answered, or the time is up. */
  over: z.boolean(),
  /** How many are known to be right; of B only when it is over. */
  right: z.number().int(),
  /** Enough were right; null before it is over. */
  ok: z.boolean().nullable(),
  questions: z.array(playedQuestion),
});
export type QuizPlay = z.output<typeof quizPlay>;

/**
 * Draws questions and begins. With `counts`, for whoever is logged in, it is the one of their day in Korea; beginning
 * that one again gives it as it stands. The same key begins once.
 */
export const startQuiz = endpoint({
  method: 'POST',
  path: '/api/quiz/command/start',
  access: 'public',
  summary: 'Begin a quiz',
  input: z.strictObject({
    variant: quizVariant,
    counts: z.boolean(),
    pace: quizPace,
    idempotencyKey: z.uuid(),
  }),
  output: z.object({ play: z.uuid() }),
});

/** A quiz that was begun, for whoever has its address; one that was begun logged in, for that person alone. */
export const getQuizPlay = endpoint({
  method: 'GET',
  path: '/api/quiz/query/play',
  access: 'public',
  summary: 'A quiz that was begun',
  input: z.strictObject({ play: z.uuid() }),
  output: quizPlay,
});

/**
 * Answers one question, for good: where it is answered already, what was answered first stays and nothing is refused.
 * 4210 after the clock of B has stopped.
 */
export const answerQuiz = endpoint({
  method: 'POST',
  path: '/api/quiz/command/answer',
  access: 'public',
  summary: 'Answer a question of a quiz',
  input: z.strictObject({
    play: z.uuid(),
    index: z.number().int().min(0).max(19),
    selected: z.array(z.number().int().min(0).max(5)).max(6),
  }),
  output: noData,
});

/** What of today counts for the raffle, by quiz that was begun. */
export const myQuizzes = endpoint({
  method: 'GET',
  path: '/api/quiz/query/my-quizzes',
  access: 'user',
  summary: 'My quizzes of today',
  input: nothing,
  output: z.array(
    quizPlay
      .pick({ play: true, variant: true, name: true, pass: true, over: true, right: true, ok: true })
      .extend({ asked: z.number().int(), answered: z.number().int() }),
  ),
});
export type MyQuiz = z.output<(typeof myQuizzes)['output']>[number];
