import { z } from 'zod';
import { endpoint, noData, pageOf, pageQuery } from './endpoint.ts';
import { instant, wholeNo } from './fields.ts';
import { languages } from './language.ts';

/** A guardian who has yet to answer. Of the child nothing is known (P-02); what lapses is destroyed by the sweep. */
export const waitingGuardian = z.object({
  consentNo: z.number().int(),
  /** Masked. */
  guardian: z.string(),
  phone: z.string(),
  language: z.enum(languages),
  askedAt: instant,
  until: instant,
  /** Of the five, from 1. */
  day: z.number().int(),
  /** They have opened the link and proven their phone. */
  opened: z.boolean(),
});
export type WaitingGuardian = z.output<typeof waitingGuardian>;

export const listWaitingGuardians = endpoint({
  method: 'GET',
  path: '/admin/guardian/query/waiting',
  access: 'operator',
  may: 'seeMembers',
  summary: 'Guardians who have yet to answer',
  input: z.strictObject(pageQuery),
  output: pageOf(waitingGuardian),
});

/** Sends a guardian a new link; the one before no longer opens, and the five days go on. @throws 4030; 404; 429. */
export const sendGuardianLink = endpoint({
  method: 'POST',
  path: '/admin/guardian/command/send-link',
  access: 'operator',
  may: 'workMembers',
  summary: 'Send a guardian’s link again',
  input: z.strictObject({ consentNo: wholeNo }),
  output: noData,
});
