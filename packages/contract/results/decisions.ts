import { z } from 'zod';
import { endpoint, noData } from '../endpoint.ts';
import { instant, stageNumber, wholeNo, words } from '../fields.ts';

/** Why something is decided about a result: goes on record, so it says something. */
const reason = words(500);

const stageOf = { trackNo: wholeNo, stageNo: stageNumber };

/** Lets the result be finalised without this evaluator’s signature. */
export const waiveSignature = endpoint({
  method: 'POST',
  path: '/admin/result/command/waive-signature',
  access: 'operator',
  may: 'finaliseResults',
  summary: 'Waive an evaluator’s signature',
  input: z.strictObject({ ...stageOf, evaluatorId: wholeNo, reason }),
  output: noData,
});

/**
 * Lets the result be finalised though these teams have fewer valid sheets than the rules ask, with as many as they have
 * now. 400 beside `teamNos` for a team without any or with enough.
 */
export const waiveSheets = endpoint({
  method: 'POST',
  path: '/admin/result/command/waive-sheets',
  access: 'operator',
  may: 'finaliseResults',
  summary: 'Waive the fewest sheets for teams',
  input: z.strictObject({ ...stageOf, teamNos: z.array(wholeNo).min(1, 'choose').max(200), reason }),
  output: noData,
});

/**
 * Lets evaluators write again after the result is final, until `until` or until a newer version is: what comes of it is a
 * new version. notFound before the first version; 400 beside `until` unless it is to come.
 */
export const reopenJudging = endpoint({
  method: 'POST',
  path: '/admin/result/command/reopen-judging',
  access: 'operator',
  may: 'finaliseResults',
  summary: 'Open judging again after a final result',
  input: z.strictObject({ ...stageOf, until: instant, reason }),
  output: noData,
});

/** Puts the order of tied teams on record, the better first. 400 unless they are tied at present. */
export const decideTie = endpoint({
  method: 'POST',
  path: '/admin/result/command/decide-tie',
  access: 'operator',
  may: 'finaliseResults',
  summary: 'Decide a tie',
  input: z.strictObject({ ...stageOf, order: z.array(wholeNo).min(2, 'choose').max(200), reason }),
  output: noData,
});
