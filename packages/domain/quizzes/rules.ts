import { createHash } from 'node:crypto';
import type { QuizOption, QuizPlan, QuizQuestion, QuizVariant } from '@chulbal/contract/quizzes/quizzes';

/** Under so many answers a share says more about single people than about the question. */
export const LEAST_ANSWERS = 30;

/** The questions that a seed draws from the pool, in the order asked. What is right decides nothing here. */
export function drawnQuestions({ questions, asked }: Pick<QuizPlan, 'questions' | 'asked'>, seed: string) {
  const pool = questions.filter(({ used }) => used);
  return shuffled(pool, seed, ({ iqNo }) => `question ${iqNo}`).slice(0, asked);
}

/** The options of a question in the order that a seed gives. */
export function shownOptions({ options }: Pick<QuizQuestion, 'options'>, seed: string): QuizOption[] {
  return shuffled(options, seed, ({ iqoNo }) => `option ${iqoNo}`);
}

/** Sorted by a hash of the seed and each one's name, so that every order is as likely as any other. */
function shuffled<T>(items: readonly T[], seed: string, nameOf: (item: T) => string): T[] {
  const key = (item: T) =>
    createHash('sha256')
      .update(`${seed} ${nameOf(item)}`)
      .digest('hex');
  return items
    .map((item) => ({ item, key: key(item) }))
    .toSorted((one, other) => (one.key < other.key ? -1 : 1))
    .map(({ item }) => item);
}

/** Right is who chose every right option and nothing else. */
export function isRight({ options }: Pick<QuizQuestion, 'options'>, chosen: readonly number[]): boolean {
  return options.every(({ iqoNo, right }) => chosen.includes(iqoNo) === right);
}

/** Numbers of options as they are stored: in the order of the plan, each once. */
export function chosenText({ options }: Pick<QuizQuestion, 'options'>, chosen: readonly number[]): string {
  return options.flatMap(({ iqoNo }) => (chosen.includes(iqoNo) ? [iqoNo] : [])).join(',');
}

export function chosenNos(text: string): number[] {
  return text === '' ? [] : text.split(',').map(Number);
}

type Standing = { endsAt: Date | null; answers: readonly { chosen: string | null }[] };

/** Over when all is answered or the time is up: at the very instant at which the clock stops, nothing counts any more. */
export function isOver({ endsAt, answers }: Standing, now: Date): boolean {
  return isTimeUp(endsAt, now) || answers.every(({ chosen }) => chosen !== null);
}

export function isTimeUp(endsAt: Date | null, now: Date): boolean {
  return endsAt !== null && now >= endsAt;
}

/** What is right is told once the answer is given; where a clock runs, once that is over, so that nobody has to read. */
export function isRevealed(variant: QuizVariant, answered: boolean, over: boolean): boolean {
  return over || (variant === 'a' && answered);
}
