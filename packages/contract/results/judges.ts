import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { instant, stageNumber, wholeNo } from '../fields.ts';
import { points } from './shapes.ts';

const stageOf = { trackNo: wholeNo, stageNo: stageNumber };

/** All sheets of a team, voided ones too. */
export const getTeamScores = endpoint({
  method: 'GET',
  path: '/admin/result/query/team-scores',
  access: 'operator',
  may: 'seeScores',
  summary: 'All sheets of a team',
  input: z.strictObject({ ...stageOf, teamNo: wholeNo }),
  output: z.object({
    teamNo: z.number().int(),
    number: z.string().nullable(),
    teamName: z.string(),
    sheets: z.array(
      z.object({
        sheetId: z.number().int(),
        evaluatorId: z.number().int(),
        name: z.string(),
        state: z.enum(['draft', 'submitted', 'recused']),
        valid: z.boolean(),
        dropped: z.enum(['highest', 'lowest']).nullable(),
        total: points.nullable(),
        scores: z.record(z.string(), z.number()),
        commentTeam: z.string(),
        commentOperators: z.string(),
        submittedAt: instant.nullable(),
        voidReason: z.string().nullable(),
        recuseReason: z.string().nullable(),
      }),
    ),
  }),
});

/** What stands out about an evaluator: see `judgeStatistics`. */
export const judgeFlag = z.enum(['severe', 'lenient', 'flat', 'disagrees']);

/**
 * An evaluator beside their panel, over valid sheets. `severity`: mean of own total minus the mean of the others’
 * on the same team, in points. `spread`: standard deviation of own totals. `agreement`: Spearman’s rank correlation
 * of own totals with the others’ means; null below three teams or where all are equal. `outliers`: sheets more than
 * 2.5 standard deviations off, own severity taken out. `medianSeconds`: time at a sheet.
 */
export const judge = z.object({
  evaluatorId: z.number().int(),
  name: z.string(),
  /** The panel by name; null before panels are published. */
  panel: z.string().nullable(),
  assigned: z.number().int(),
  submitted: z.number().int(),
  signed: z.boolean(),
  mean: z.number().nullable(),
  severity: z.number().nullable(),
  spread: z.number().nullable(),
  agreement: z.number().nullable(),
  outliers: z.array(z.object({ teamNo: z.number().int(), total: z.number(), others: z.number() })),
  medianSeconds: z.number().nullable(),
  flags: z.array(judgeFlag),
});
export type Judge = z.output<typeof judge>;

/**
 * Beside the official result and never instead of it: how evaluators judge, and where teams would stand if every
 * evaluator’s totals had the same mean and spread (`z`, mean of standard scores over valid sheets).
 */
export const judgeStatistics = endpoint({
  method: 'GET',
  path: '/admin/result/query/judges',
  access: 'operator',
  may: 'seeScores',
  summary: 'How evaluators judge, and a standardised view beside the result',
  input: z.strictObject(stageOf),
  output: z.object({
    judges: z.array(judge),
    standardised: z.array(z.object({ teamNo: z.number().int(), z: z.number(), rank: z.number().int() })),
  }),
});
