import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { judgedStage } from '../panels/plan.ts';
import { judgingLetterKinds } from './values.ts';

export const judgingLetterKind = z.enum(judgingLetterKinds);
export type JudgingLetterKind = (typeof judgingLetterKinds)[number];

/** Kinds that a stage sends, each once. */
export const sentLetters = z
  .array(judgingLetterKind)
  .max(judgingLetterKinds.length)
  .refine((kinds) => new Set(kinds).size === kinds.length, 'invalid');

/** The letters as they leave, in both languages after each other, with figures of a typical evaluator of the stage. */
export const previewJudgingLetters = endpoint({
  method: 'GET',
  path: '/admin/panel/query/letters',
  access: 'operator',
  may: 'seeConsole',
  summary: 'Letters to evaluators of a stage, as they will be sent',
  input: z.strictObject(judgedStage),
  output: z.array(
    z.object({
      kind: judgingLetterKind,
      subject: z.string(),
      lines: z.array(z.string()),
      button: z.string(),
      note: z.string(),
    }),
  ),
});
export type PreviewedLetter = z.output<typeof previewJudgingLetters.output>[number];
