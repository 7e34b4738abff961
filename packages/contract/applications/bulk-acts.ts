import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { instant, wholeNo } from '../fields.ts';
import { applicationFilter } from './operators.ts';

/** What chooses every application of a filter: to be given with an act, which then is about the same ones or refused. */
export const chooseEvery = endpoint({
  method: 'GET',
  path: '/admin/application/query/choose-every',
  access: 'operator',
  may: 'workApplications',
  summary: 'Choose every application that a filter finds',
  input: applicationFilter,
  output: z.object({ count: z.number().int(), mark: z.string() }),
});

export const bulkAct = z.object({
  actId: z.number().int(),
  kind: z.enum(['verifyBonus', 'rejectBonus', 'reopenBonus', 'assign', 'requestCompletion', 'remindMembers']),
  doneAt: instant,
  doneBy: z.string(),
  /** How many applications it changed, and the name of one of them. */
  teams: z.number().int(),
  teamName: z.string(),
  /** Whether it can be undone, and why not. */
  undo: z.enum(['possible', 'messages', 'late', 'undone']),
  /** `leftAlone`: applications that had been changed otherwise since. */
  undone: z.object({ at: instant, by: z.string(), leftAlone: z.number().int() }).nullable(),
});
export type BulkAct = z.output<typeof bulkAct>;

/** The last 30 acts on many applications of a season. */
export const listBulkActs = endpoint({
  method: 'GET',
  path: '/admin/application/query/bulk-acts',
  access: 'operator',
  may: 'workApplications',
  summary: 'What was done to many applications at once',
  input: applicationFilter.pick({ year: true }),
  output: z.array(bulkAct),
});

/** Takes back what a bulk act changed and nobody has changed otherwise since. */
export const undoBulkAct = endpoint({
  method: 'POST',
  path: '/admin/application/command/undo-bulk-act',
  access: 'operator',
  may: 'workApplications',
  summary: 'Undo a bulk act',
  input: z.strictObject({ actId: wholeNo }),
  output: z.object({ undone: z.number().int(), leftAlone: z.number().int() }),
});
