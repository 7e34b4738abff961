import { z } from 'zod';
import { endpoint, noData } from '../endpoint.ts';
import { instant, wholeNo } from '../fields.ts';

/**
 * Where a personal link stands. Of an entry that is no more it says why: the leader cancelled the application
 * (`cancelled`) or took the member out (`removed`), or the team was withdrawn; then nothing is held.
 */
export const invitationView = z.object({
  state: z.enum(['open', 'confirmed', 'refused', 'expired', 'cancelled', 'removed', 'withdrawn']),
  teamName: z.string(),
  itemName: z.string(),
  seasonName: z.string(),
  trackName: z.string(),
  lane: z.number().int(),
  leaderName: z.string(),
  confirmBy: instant.nullable(),
  /** All that is held about the invited person, by field. */
  held: z.record(z.string(), z.string()),
});
export type InvitationView = z.output<typeof invitationView>;

const invitationToken = z.string().regex(/^[A-Za-z0-9_-]{43}$/);

/** What a member is asked to confirm, and everything held about them (P-03). 4030 when the link is unknown. */
export const getInvitation = endpoint({
  method: 'POST',
  path: '/api/apply/query/invitation',
  access: 'public',
  summary: 'What a personal link asks to confirm',
  input: z.strictObject({ token: invitationToken }),
  output: invitationView,
});

/** Confirms or refuses, by the personal link; until the confirmation date the answer may be changed to a refusal. */
export const answerInvitation = endpoint({
  method: 'POST',
  path: '/api/apply/command/answer-invitation',
  access: 'public',
  summary: 'Confirm or refuse one’s own entry in a team',
  input: z.strictObject({ token: invitationToken, answer: z.enum(['confirm', 'refuse']) }),
  output: invitationView,
});

/** Sends the personal link again; at most once in 10 minutes per member. */
export const resendInvitation = endpoint({
  method: 'POST',
  path: '/api/apply/command/resend-invitation',
  access: 'user',
  summary: 'Send a member’s personal link again',
  input: z.strictObject({ teamNo: wholeNo, tmNo: wholeNo }),
  output: noData,
});
