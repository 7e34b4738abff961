import { z } from 'zod';
import { endpoint, noData, pageOf, pageQuery } from '../endpoint.ts';
import { email, instant, line, stageNumber, wholeNo, words } from '../fields.ts';

const stageOf = { trackNo: wholeNo, stageNo: stageNumber };

export const objectionState = z.enum(['open', 'upheld', 'rejected']);

const objection = z.object({
  id: z.number().int(),
  trackNo: z.number().int(),
  lane: z.number().int(),
  stageNo: z.number().int(),
  stageName: z.object({ ko: z.string(), en: z.string() }),
  teamNo: z.number().int(),
  number: z.string(),
  teamName: z.string(),
  text: z.string(),
  madeAt: instant,
  state: objectionState,
  answer: z.string().nullable(),
  decidedBy: z.string().nullable(),
  decidedAt: instant.nullable(),
  /** The version of the result that was finalised after the decision, and whether teams were told it; null: none yet. */
  since: z.object({ version: z.number().int(), announced: z.boolean() }).nullable(),
});
export type Objection = z.output<typeof objection>;

/** Appeals of teams, open ones first, the oldest before. Reading them is on record. */
export const listAppeals = endpoint({
  method: 'POST',
  path: '/admin/appeal/query/list',
  access: 'operator',
  may: 'decideAppeals',
  summary: 'Appeals of teams',
  input: z.strictObject({ state: objectionState.optional(), ...pageQuery }),
  output: pageOf(objection),
});

/** Decides an appeal for good, with an answer that the team reads. 4075 when it is decided already. */
export const decideAppeal = endpoint({
  method: 'POST',
  path: '/admin/appeal/command/decide',
  access: 'operator',
  may: 'decideAppeals',
  summary: 'Decide an appeal',
  input: z.strictObject({ id: wholeNo, decision: z.enum(['upheld', 'rejected']), answer: words(2_000) }),
  output: noData,
});

/** Reports about selected teams. Who reported is masked. */
export const listReports = endpoint({
  method: 'POST',
  path: '/admin/report/query/list',
  access: 'operator',
  may: 'decideAppeals',
  summary: 'Reports about selected teams',
  input: z.strictObject({ state: objectionState.optional(), ...pageQuery }),
  output: pageOf(objection.extend({ reporter: z.string(), contact: z.string() })),
});

/** Puts on record what came of a report. 4075 when that is done already. */
export const decideReport = endpoint({
  method: 'POST',
  path: '/admin/report/command/decide',
  access: 'operator',
  may: 'decideAppeals',
  summary: 'Decide a report',
  input: z.strictObject({ id: wholeNo, decision: z.enum(['upheld', 'rejected']), answer: words(2_000) }),
  output: noData,
});

/** The leader’s objection. 4076 when the window is not open, 4077 when there is one already, 1354 for a member. */
export const makeAppeal = endpoint({
  method: 'POST',
  path: '/api/result/command/appeal',
  access: 'user',
  summary: 'Appeal against the result',
  input: z.strictObject({ teamNo: wholeNo, stageNo: stageNumber, text: words(2_000) }),
  output: noData,
});

/** Reports something about a selected team, such as a copied idea. 4076 when the window is not open. */
export const reportSelected = endpoint({
  method: 'POST',
  path: '/api/result/command/report',
  access: 'public',
  summary: 'Report something about a selected team',
  input: z.strictObject({ ...stageOf, teamNo: wholeNo, name: line(50), email, text: words(2_000) }),
  output: noData,
});
