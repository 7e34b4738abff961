import { z } from 'zod';
import { endpoint, nothing } from '../endpoint.ts';
import { wholeNo } from '../fields.ts';

const both = z.object({ ko: z.string(), en: z.string() });

/** An announced result of a final stage: how many won, and how many of them an entry was made of. */
export const hofSource = z.object({
  trackNo: z.number().int(),
  stageNo: z.number().int(),
  year: z.number().int(),
  lane: z.number().int(),
  trackName: both,
  stageName: both,
  winners: z.number().int(),
  made: z.number().int(),
});
export type HofSource = z.output<typeof hofSource>;

export const listHofSources = endpoint({
  method: 'GET',
  path: '/admin/hof/query/sources',
  access: 'operator',
  may: 'editContent',
  summary: 'Results that the hall of fame can be made of',
  input: nothing,
  output: z.array(hofSource),
});

/**
 * Begins an entry for every winner that has none. 404 for a stage that is not the final one of its track or whose result is
 * not announced.
 */
export const makeHofDrafts = endpoint({
  method: 'POST',
  path: '/admin/hof/command/make',
  access: 'operator',
  may: 'editContent',
  summary: 'Make drafts of the hall of fame of a result',
  input: z.strictObject({ trackNo: wholeNo, stageNo: z.number().int().min(1).max(99) }),
  output: z.object({ made: z.number().int() }),
});
