import type { QuizPlan, QuizVariant } from '@chulbal/contract/quizzes/quizzes';
import type { ColumnType, Generated } from 'kysely';

type Json<T> = ColumnType<T, unknown, unknown>;

/** A row a quiz: what is being written of it. */
export type QuizzesTable = {
  variant: QuizVariant;
  draft: Json<QuizPlan>;
  /** Counts the saves. */
  editVersion: number;
  /** Something is written that is not published. */
  changed: boolean;
  /** In force; null before it is published and while it is taken down. */
  version: number | null;
  updatedAt: Date;
};

/** Every quiz that was published stays as it was, and with it whoever is asked by it. */
export type QuizVersionsTable = {
  variant: QuizVariant;
  version: number;
  plan: Json<QuizPlan>;
  publishedBy: number;
  publishedAt: Date;
};

export type QuizPlaysTable = {
  id: Generated<number>;
  /** Its address, which nobody can guess. */
  play: string;
  variant: QuizVariant;
  version: number;
  /** What decides the order of the options; never leaves the server. */
  seed: string;
  /** Whose it is; null for whoever was not logged in. */
  userId: number | null;
  /** The day in Korea for which it counts; null for practice. */
  day: string | null;
  idempotencyKey: string;
  startedAt: Date;
  endsAt: Date | null;
};

export type QuizAnswersTable = {
  playId: number;
  /** From 0, in the order asked. */
  place: number;
  questionNo: number;
  /** Numbers of options in the order of the plan, such as `12,15`; empty where it was skipped, null while it is open. */
  chosen: string | null;
  correct: boolean | null;
  answeredAt: Date | null;
};

export type QuizTables = {
  quizzes: QuizzesTable;
  quizVersions: QuizVersionsTable;
  quizPlays: QuizPlaysTable;
  quizAnswers: QuizAnswersTable;
};
