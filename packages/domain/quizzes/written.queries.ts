import type { WrittenQuiz } from '@chulbal/contract/quizzes/operators';
import type { QuizPlan, QuizVariant } from '@chulbal/contract/quizzes/quizzes';
import type { Db } from '../db.ts';
import { chosenNos } from './rules.ts';

/** A quiz of which nothing is written yet. */
export const noQuiz: QuizPlan = {
  ...{ nameKo: '', nameEn: '', leadKo: '', leadEn: '' },
  ...{ asked: 10, pass: 8, seconds: 180, questions: [] },
};

/** A quiz as the console edits it, and how it was answered; an empty one before the first save. */
export async function getWrittenQuiz(db: Db, { variant }: { variant: QuizVariant }): Promise<WrittenQuiz> {
  const row = await db.sql
    .selectFrom('quizzes')
    .selectAll()
    .where('variant', '=', variant)
    .executeTakeFirst();
  const versions = await db.sql
    .selectFrom('quizVersions as v')
    .innerJoin('accounts as a', 'a.id', 'v.publishedBy')
    .select(['v.version', 'a.name as publishedBy', 'v.publishedAt'])
    .where('v.variant', '=', variant)
    .orderBy('v.version', 'desc')
    .execute();
  return {
    ...{ variant, plan: row?.draft ?? noQuiz },
    ...{ editVersion: row?.editVersion ?? 0, version: row?.version ?? 0, changed: row?.changed ?? false },
    updatedAt: (row?.updatedAt ?? new Date(0)).toISOString(),
    taken: await takenOf(db, variant),
    versions: versions.map(({ publishedAt, ...one }) => ({ ...one, publishedAt: publishedAt.toISOString() })),
  };
}

async function takenOf(db: Db, variant: QuizVariant): Promise<WrittenQuiz['taken']> {
  const { count } = await db.sql
    .selectFrom('quizPlays')
    .where('variant', '=', variant)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const rows = await db.sql
    .selectFrom('quizAnswers as a')
    .innerJoin('quizPlays as p', 'p.id', 'a.playId')
    .where('p.variant', '=', variant)
    .groupBy(['a.questionNo', 'a.chosen', 'a.correct'])
    .select(({ fn }) => ['a.questionNo', 'a.chosen', 'a.correct', fn.countAll<number>().as('count')])
    .execute();
  const sum = (of: typeof rows) => of.reduce((total, row) => total + Number(row.count), 0);
  return {
    count: Number(count),
    questions: [...Map.groupBy(rows, ({ questionNo }) => questionNo)].map(([iqNo, of]) => {
      const nos = new Set(of.flatMap(({ chosen }) => chosenNos(chosen ?? '')));
      return {
        ...{ iqNo, asked: sum(of), right: sum(of.filter(({ correct }) => correct)) },
        skipped: sum(of.filter(({ chosen }) => chosen === null || chosen === '')),
        chosen: [...nos].map((iqoNo) => ({
          iqoNo,
          count: sum(of.filter(({ chosen }) => chosenNos(chosen ?? '').includes(iqoNo))),
        })),
      };
    }),
  };
}
