import { koreanDay } from '@chulbal/contract/korean-days';
import type { Language } from '@chulbal/contract/language';
import type {
  MyQuiz,
  PlayedQuestion,
  QuizInfo,
  QuizPlan,
  QuizPlay,
  QuizQuestion,
  QuizVariant,
} from '@chulbal/contract/quizzes/quizzes';
import type { Selectable } from 'kysely';
import type { UserActor } from '../actor.ts';
import type { Db } from '../db.ts';
import { fault } from '../fault.ts';
import { textIn } from '../posts/language.rules.ts';
import { chosenNos, isOver, isRevealed, LEAST_ANSWERS, shownOptions } from './rules.ts';
import type { QuizAnswersTable, QuizPlaysTable } from './tables.ts';

/** The quiz in force, or null. */
export async function findQuiz(
  db: Db,
  variant: QuizVariant,
): Promise<{ version: number; plan: QuizPlan } | null> {
  return (await inForce(db).where('q.variant', '=', variant).executeTakeFirst()) ?? null;
}

/** The quizzes in force, in one language. */
export async function listQuizzes(db: Db, { language }: { language: Language }): Promise<QuizInfo[]> {
  const rows = await inForce(db).select('q.variant').orderBy('q.variant').execute();
  return rows.map(({ variant, plan }) => ({
    variant,
    name: textIn(language, plan.nameKo, plan.nameEn),
    lead: textIn(language, plan.leadKo, plan.leadEn),
    ...{ asked: plan.asked, pass: plan.pass, seconds: variant === 'b' ? plan.seconds : null },
    pool: plan.questions.filter(({ used }) => used).length,
  }));
}

function inForce(db: Db) {
  return db.sql
    .selectFrom('quizzes as q')
    .innerJoin('quizVersions as v', (join) =>
      join.onRef('v.variant', '=', 'q.variant').onRef('v.version', '=', 'q.version'),
    )
    .select(['v.version', 'v.plan']);
}

type Answer = Omit<Selectable<QuizAnswersTable>, 'playId' | 'answeredAt'>;
export type Play = Selectable<QuizPlaysTable> & { plan: QuizPlan; answers: Answer[] };

/** A play with what was drawn for it. Throws notFound where it is another person's. */
export async function getPlay(db: Db, actor: UserActor | null, { play }: { play: string }): Promise<Play> {
  const row = await plays(db).where('p.play', '=', play).executeTakeFirst();
  const isTheirs = row && (row.userId === null || row.userId === actor?.userId);
  if (!isTheirs) throw fault('notFound');
  const answers = await answersOf(db, [row.id]);
  return { ...row, answers };
}

function plays(db: Db) {
  return db.sql
    .selectFrom('quizPlays as p')
    .innerJoin('quizVersions as v', (join) =>
      join.onRef('v.variant', '=', 'p.variant').onRef('v.version', '=', 'p.version'),
    )
    .selectAll('p')
    .select('v.plan');
}

async function answersOf(db: Db, playIds: readonly number[]) {
  return db.sql
    .selectFrom('quizAnswers')
    .select(['playId', 'place', 'questionNo', 'chosen', 'correct'])
    .where('playId', 'in', [0, ...playIds])
    .orderBy('place')
    .execute();
}

/** The question of a plan that was drawn; a published plan keeps all of its questions. */
export function questionOf(
  { plan }: Pick<Play, 'plan'>,
  { questionNo }: Pick<Answer, 'questionNo'>,
): QuizQuestion {
  const found = plan.questions.find(({ iqNo }) => iqNo === questionNo);
  if (!found) throw new Error(`Question ${questionNo} was drawn from a plan that has none.`);
  return found;
}

/** A play as its player sees it: nothing of what is right before it is told. */
export async function getQuizPlay(
  db: Db,
  actor: UserActor | null,
  asked: { play: string; language: Language; now: Date },
): Promise<QuizPlay> {
  const { language, now } = asked;
  const played = await getPlay(db, actor, asked);
  const { play, variant, plan, answers, endsAt, startedAt } = played;
  const over = isOver(played, now);
  const told = answers.filter(({ chosen }) => isRevealed(variant, chosen !== null, over));
  const chosen = await chosenOf(db, { variant, questionNos: told.map(({ questionNo }) => questionNo) });
  const right = told.filter(({ correct }) => correct).length;
  return {
    ...{ play, variant, name: textIn(language, plan.nameKo, plan.nameEn), pass: plan.pass },
    ...{ counts: played.day !== null, started: true, startedAt: startedAt.toISOString() },
    ...{ endsAt: endsAt?.toISOString() ?? null, over, right, ok: over ? right >= plan.pass : null },
    questions: answers.map((answer) =>
      shownQuestion(answer, {
        question: questionOf(played, answer),
        ...{ seed: played.seed, isRevealed: told.includes(answer), language },
        chosen: chosen.get(answer.questionNo) ?? [],
      }),
    ),
  };
}

/** How often each choice was made, by question. */
async function chosenOf(
  db: Db,
  { variant, questionNos }: { variant: QuizVariant; questionNos: readonly number[] },
): Promise<Map<number, Chosen[]>> {
  if (questionNos.length === 0) return new Map();
  const rows = await db.sql
    .selectFrom('quizAnswers as a')
    .innerJoin('quizPlays as p', 'p.id', 'a.playId')
    .where('p.variant', '=', variant)
    .where('a.questionNo', 'in', questionNos)
    .where('a.chosen', '<>', '')
    .groupBy(['a.questionNo', 'a.chosen'])
    .select(({ fn }) => ['a.questionNo', 'a.chosen', fn.countAll<number>().as('count')])
    .execute();
  return Map.groupBy(rows, ({ questionNo }) => questionNo);
}

type Chosen = { chosen: string | null; count: number };

type Showing = {
  question: QuizQuestion;
  seed: string;
  isRevealed: boolean;
  chosen: readonly Chosen[];
  language: Language;
};

function shownQuestion({ chosen: own }: Answer, showing: Showing): PlayedQuestion {
  const { question, seed, isRevealed, chosen, language } = showing;
  const options = shownOptions(question, seed);
  const indexesOf = (nos: readonly number[]) =>
    options.flatMap(({ iqoNo }, index) => (nos.includes(iqoNo) ? [index] : []));
  const shown = {
    text: textIn(language, question.ko, question.en),
    options: options.map(({ ko, en }) => textIn(language, ko, en)),
    selected: own === null ? null : indexesOf(chosenNos(own)),
  };
  if (!isRevealed) return { ...shown, correct: null, why: null, link: null, shares: null };
  const all = chosen.reduce((sum, { count }) => sum + Number(count), 0);
  const choosing = (no: number) =>
    chosen.reduce((sum, one) => sum + (chosenNos(one.chosen ?? '').includes(no) ? Number(one.count) : 0), 0);
  return {
    ...shown,
    correct: indexesOf(question.options.flatMap(({ iqoNo, right }) => (right ? [iqoNo] : []))),
    why: textIn(language, question.whyKo, question.whyEn),
    link:
      question.link === ''
        ? null
        : { to: question.link, text: textIn(language, question.linkKo, question.linkEn) },
    shares:
      all < LEAST_ANSWERS ? null : options.map(({ iqoNo }) => Math.round((100 * choosing(iqoNo)) / all)),
  };
}

/** What counts of somebody's day in Korea, A before B. */
export async function listMyQuizzes(
  db: Db,
  { userId }: UserActor,
  { language, now }: { language: Language; now: Date },
): Promise<MyQuiz[]> {
  const rows = await plays(db)
    .where('p.userId', '=', userId)
    .where('p.day', '=', koreanDay(now))
    .orderBy('p.variant')
    .execute();
  const all = await answersOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, play, variant, plan, endsAt }) => {
    const answers = all.filter(({ playId }) => playId === id);
    const over = isOver({ endsAt, answers }, now);
    const told = answers.filter(({ chosen }) => isRevealed(variant, chosen !== null, over));
    const right = told.filter(({ correct }) => correct).length;
    return {
      ...{ play, variant, name: textIn(language, plan.nameKo, plan.nameEn), pass: plan.pass },
      ...{ over, right, ok: over ? right >= plan.pass : null, asked: answers.length },
      answered: answers.filter(({ chosen }) => chosen !== null).length,
    };
  });
}
