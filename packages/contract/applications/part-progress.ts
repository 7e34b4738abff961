import { z } from 'zod';
import { instant } from '../fields.ts';

/** `guardian`: under 14 without consent, of whom nothing is kept. `changed`: signed, and written by the leader since. */
export const partState = z.enum(['sent', 'opened', 'done', 'changed', 'guardian']);
export type PartState = z.output<typeof partState>;

/**
 * What the leader is told of a member who was asked: how far they are, what is missing (fields by name, `files.<slot>`,
 * `sign`), and which fields they wrote themselves, of which the leader sees that they are there and nothing else.
 */
export const partForLeader = z.object({
  key: z.string(),
  state: partState,
  sentAt: instant,
  openedAt: instant.nullable(),
  doneAt: instant.nullable(),
  missing: z.array(z.object({ name: z.string(), error: z.string() })),
  written: z.array(z.string()),
  /** Seconds until the link may be sent again. */
  wait: z.number().int(),
});
export type PartForLeader = z.output<typeof partForLeader>;
