import { z } from 'zod';
import { endpoint, nothing } from '../endpoint.ts';
import { instant } from '../fields.ts';

/** One row of the retention table with what of it is due. */
const row = z.object({
  key: z.string(),
  what: z.string(),
  ground: z.string(),
  period: z.string(),
  /** Pieces whose day has come, and those whose day comes within 30 days; null where the end of something else takes them along. */
  now: z.number().int().nullable(),
  month: z.number().int().nullable(),
  /** The event that a piece without a day yet waits for; null where all have theirs. */
  begins: z.string().nullable(),
  /** The last sweep that destroyed some, and how many; null where none that is remembered did. */
  swept: z.object({ at: instant, count: z.number().int() }).nullable(),
});
export type RetentionState = z.output<typeof row>;

/**
 * The table that drives sweeps and privacy policy (P-14), with what is due. `left`: pieces that the last sweep should
 * have destroyed and did not; `sweptAt` null before the first one.
 */
export const getRetention = endpoint({
  method: 'GET',
  path: '/admin/retention/query/state',
  access: 'operator',
  may: 'seeMembers',
  summary: 'What is kept for how long, and what is due',
  input: nothing,
  output: z.object({ rows: z.array(row), sweptAt: instant.nullable(), left: z.number().int() }),
});
