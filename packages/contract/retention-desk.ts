import { z } from 'zod';
import { endpoint, nothing } from './endpoint.ts';
import { instant } from './fields.ts';

/** One row of the retention table with what of it is due. */
const row = z.object({
  key: z.string(),
  what: z.string(),
  ground: z.string(),
  period: z.string(),
  /** Pieces whose day comes within a day, and within the seven days from now; null where no day of their own ends them. */
  today: z.number().int().nullable(),
  week: z.number().int().nullable(),
  /** What the last sweep destroyed. */
  swept: z.number().int().nullable(),
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
