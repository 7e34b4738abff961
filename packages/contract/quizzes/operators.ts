import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { instant } from '../fields.ts';
import { quizPlan, quizVariant } from './quizzes.ts';

/** A quiz as it is being edited, what is in force, and what people answered. */
export const writtenQuiz = z.object({
  variant: quizVariant,
  plan: quizPlan,
  editVersion: z.number().int(),
  /** Of the plan in force; 0 before the first publishing and while it is taken down. */
  version: z.number().int(),
  changed: z.boolean(),
  updatedAt: instant,
  /** Of all versions, by question: a question keeps its number when it is edited. */
  taken: z.object({
    count: z.number().int(),
    questions: z.array(
      z.object({
        iqNo: z.number().int(),
        /** How often it was asked, answered rightly, and skipped or left open when the time was up. */
        asked: z.number().int(),
        right: z.number().int(),
        skipped: z.number().int(),
        /** How often an option was among those chosen. */
        chosen: z.array(z.object({ iqoNo: z.number().int(), count: z.number().int() })),
      }),
    ),
  }),
  /** Published plans, newest first. */
  versions: z.array(z.object({ version: z.number().int(), publishedBy: z.string(), publishedAt: instant })),
});
export type WrittenQuiz = z.output<typeof writtenQuiz>;

const edited = { variant: quizVariant, editVersion: z.number().int().min(0) };

export const getWrittenQuiz = endpoint({
  method: 'GET',
  path: '/admin/quiz/query/quiz',
  access: 'operator',
  may: 'editContent',
  summary: 'A quiz as it is being edited',
  input: z.strictObject({ variant: quizVariant }),
  output: writtenQuiz,
});

/** Keeps what is being written; what is published stays. 4043 when somebody saved since `editVersion`. */
export const saveQuiz = endpoint({
  method: 'POST',
  path: '/admin/quiz/command/save',
  access: 'operator',
  may: 'editContent',
  summary: 'Save an edited quiz',
  input: z.strictObject({ ...edited, plan: quizPlan }),
  output: writtenQuiz,
});

/**
 * Puts what is written in force as the next version; who has begun an earlier one ends it. 4211 with what blocks as
 * detail; 4043 when somebody saved since `editVersion`.
 */
export const publishQuiz = endpoint({
  method: 'POST',
  path: '/admin/quiz/command/publish',
  access: 'operator',
  may: 'editContent',
  summary: 'Publish a quiz',
  input: z.strictObject(edited),
  output: writtenQuiz,
});

/** Takes it down: nobody can begin it; who has begun ends it. 4043 when somebody saved since `editVersion`. */
export const unpublishQuiz = endpoint({
  method: 'POST',
  path: '/admin/quiz/command/unpublish',
  access: 'operator',
  may: 'editContent',
  summary: 'Take a quiz down',
  input: z.strictObject(edited),
  output: writtenQuiz,
});
