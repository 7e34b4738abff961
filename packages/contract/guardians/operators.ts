import { z } from 'zod';
import { consentInput, termView } from '../accounts.ts';
import { endpoint, noData, nothing, pageOf, pageQuery } from '../endpoint.ts';
import { instant, isoDate, line, wholeNo, words } from '../fields.ts';
import { serverFileName } from '../files/files.ts';
import { languages } from '../language.ts';
import { guardianRelation } from './guardians.ts';

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
  /** A signed form that came on paper and waits for somebody else to look at it; `mine`: the asker has recorded it. */
  paper: z
    .object({ receivedOn: isoDate, by: z.string(), at: instant, fileName: z.string(), mine: z.boolean() })
    .nullable(),
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

const named = { consentNo: wholeNo };

/** Stores the scan of a signed form, a PDF or a picture; one that no record names is swept after a day. */
export const uploadGuardianPaper = endpoint({
  method: 'POST',
  path: '/admin/guardian/command/upload-paper',
  access: 'operator',
  may: 'workMembers',
  summary: 'Store the scan of a guardian’s signed form',
  input: z.strictObject({
    fileName: z.string().min(1, 'required').max(1024),
    size: z.coerce.number().int().min(0),
  }),
  output: z.object({ serverFileName, name: z.string(), size: z.number().int() }),
  body: 'stream',
});

/**
 * Records a signed form that came on paper, as the other way to consent; another operator looks at it before it counts.
 *
 * @throws 4030 linkExpired; 400 beside `birthDate`, `receivedOn` or `serverFileName`; 404.
 */
export const recordGuardianPaper = endpoint({
  method: 'POST',
  path: '/admin/guardian/command/record-paper',
  access: 'operator',
  may: 'workMembers',
  summary: 'Record a guardian’s form that came on paper',
  input: z.strictObject({
    ...named,
    serverFileName,
    relation: guardianRelation,
    childName: line(50),
    birthDate: isoDate,
    receivedOn: isoDate,
    /** The optional boxes that are ticked on the form. */
    choices: z.array(consentInput).max(20).default([]),
  }),
  output: noData,
});

/** The optional boxes of the form, in the operator's language. */
export const listPaperTerms = endpoint({
  method: 'GET',
  path: '/admin/guardian/query/terms',
  access: 'operator',
  may: 'workMembers',
  summary: 'What a guardian’s form may also consent to',
  input: nothing,
  output: z.array(termView),
});

/** The scan, once the log says that it is read. @throws 404. */
export const readGuardianPaper = endpoint({
  method: 'POST',
  path: '/admin/guardian/command/read-paper',
  access: 'operator',
  may: 'workMembers',
  summary: 'Read the scan of a guardian’s form',
  input: z.strictObject(named),
  output: z.any(),
  reply: 'stream',
});

/** The second look: the consent counts from now on, and the guardian is told. @throws 4407 secondLook; 4030; 404. */
export const confirmGuardianPaper = endpoint({
  method: 'POST',
  path: '/admin/guardian/command/confirm-paper',
  access: 'operator',
  may: 'workMembers',
  summary: 'Confirm a guardian’s form that came on paper',
  input: z.strictObject(named),
  output: noData,
});

/** Takes a recorded form back: it is not signed, not legible, or not this guardian’s. The scan goes. @throws 4030; 404. */
export const declineGuardianPaper = endpoint({
  method: 'POST',
  path: '/admin/guardian/command/decline-paper',
  access: 'operator',
  may: 'workMembers',
  summary: 'Take a recorded form of a guardian back',
  input: z.strictObject({ ...named, reason: words(500) }),
  output: noData,
});
