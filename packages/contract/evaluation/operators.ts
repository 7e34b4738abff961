import { z } from 'zod';
import { endpoint, noData } from '../endpoint.ts';
import { instant, line, stageNumber, wholeNo } from '../fields.ts';
import { judgedStage } from './views.ts';

/** Which track and stage is judged. */
const judged = { trackNo: wholeNo, stageNo: stageNumber };

/** How far an evaluator is. `mean` and `secondsASheet` only for who may see scores. */
export const evaluatorProgress = z.object({
  evaluatorId: z.number().int(),
  name: z.string(),
  assigned: z.number().int(),
  unread: z.number().int(),
  draft: z.number().int(),
  submitted: z.number().int(),
  recused: z.number().int(),
  voided: z.number().int(),
  lastSavedAt: instant.nullable(),
  signedAt: instant.nullable(),
  remindedAt: instant.nullable(),
  mean: z.number().nullable(),
  secondsASheet: z.number().int().nullable(),
});
export type EvaluatorProgress = z.output<typeof evaluatorProgress>;

/** Evaluators of a judged stage by what is left, most first; scores only for who may see them. */
export const evaluationProgress = endpoint({
  method: 'GET',
  path: '/admin/evaluation/query/progress',
  access: 'operator',
  may: 'seeConsole',
  summary: 'How far the evaluators of a stage are',
  input: z.strictObject(judged),
  output: z.object({
    stage: judgedStage.pick({
      trackNo: true,
      stageNo: true,
      lane: true,
      year: true,
      trackName: true,
      stageName: true,
      stageKind: true,
      closesAt: true,
    }),
    evaluators: z.array(evaluatorProgress),
    all: z.object({ assigned: z.number().int(), submitted: z.number().int(), signed: z.number().int() }),
  }),
});

/** One sheet as operators with `seeScores` see it. */
export const sheetRow = z.object({
  sheetId: z.number().int(),
  evaluatorId: z.number().int(),
  evaluatorName: z.string(),
  teamNo: z.number().int(),
  number: z.string(),
  teamName: z.string(),
  state: z.enum(['draft', 'submitted', 'recused']),
  voidedAt: instant.nullable(),
  voidReason: z.string().nullable(),
  total: z.number().nullable(),
  scores: z.record(z.string(), z.number()),
  notes: z.record(z.string(), z.string()),
  commentTeam: z.string(),
  commentOperators: z.string(),
  submittedAt: instant.nullable(),
});
export type SheetRow = z.output<typeof sheetRow>;

/** Sheets of a team or of an evaluator in a stage, with scores and comments. */
export const listStageSheets = endpoint({
  method: 'GET',
  path: '/admin/evaluation/query/sheets',
  access: 'operator',
  may: 'seeScores',
  summary: 'Score sheets of a team or an evaluator',
  input: z.strictObject({ ...judged, teamNo: wholeNo.optional(), evaluatorId: wholeNo.optional() }),
  output: z.array(sheetRow),
});

/** Writes to evaluators with targets left, once in 24 hours each. Without `evaluatorIds`: to all of the stage. */
export const remindEvaluators = endpoint({
  method: 'POST',
  path: '/admin/evaluation/command/remind',
  access: 'operator',
  may: 'manageEvaluators',
  summary: 'Remind evaluators of their targets',
  input: z.strictObject({ ...judged, evaluatorIds: z.array(wholeNo).max(500).optional() }),
  output: z.object({ reminded: z.number().int() }),
});

/** Takes a sheet out of the count; it is kept with the reason. 404 for none such, 4043 when it was voided already. */
export const voidSheet = endpoint({
  method: 'POST',
  path: '/admin/evaluation/command/void-sheet',
  access: 'operator',
  may: 'finaliseResults',
  summary: 'Void a score sheet',
  input: z.strictObject({ sheetId: wholeNo, reason: line(200) }),
  output: noData,
});

/** Lets an evaluator write again after signing; the signature is kept in the log. 404 where nothing is signed. */
export const unlockSignature = endpoint({
  method: 'POST',
  path: '/admin/evaluation/command/unlock-signature',
  access: 'operator',
  may: 'manageEvaluators',
  summary: 'Unlock a signed stage of an evaluator',
  input: z.strictObject({ ...judged, evaluatorId: wholeNo, reason: line(200) }),
  output: noData,
});
