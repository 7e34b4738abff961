import { z } from 'zod';
import { endpoint, noData, pageOf, pageQuery } from '../endpoint.ts';
import { instant, line, reasonOf, wholeNo, words } from '../fields.ts';
import { reasonLengths } from '../reason-lengths.values.ts';
import { participation, programState } from './programs.ts';

/** How many have a place, wait, came, and cancelled. */
export const programCounts = z.object({
  placed: z.number().int(),
  waiting: z.number().int(),
  attended: z.number().int(),
  cancelled: z.number().int(),
});
export type ProgramCounts = z.output<typeof programCounts>;

/** Name and contact are masked. `waitingNumber` from 1. */
export const applicant = z.object({
  applicationNo: z.number().int(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  participation,
  waitingNumber: z.number().int().nullable(),
  appliedAt: instant,
  cancelledAt: instant.nullable(),
  /** Why an operator cancelled it; empty where its owner did. */
  cancelReason: z.string(),
});
export type Applicant = z.output<typeof applicant>;

const programFacts = z.object({
  boardId: z.number().int(),
  title: z.string(),
  state: programState,
  startsAt: instant,
  endsAt: instant,
  capacity: z.number().int().nullable(),
  counts: programCounts,
});
export type ProgramFacts = z.output<typeof programFacts>;

/**
 * Who has applied, masked, in the order of arrival; a keyword is looked for in names, at their beginning. 404 for a
 * programme that was never published.
 */
export const listApplicants = endpoint({
  method: 'GET',
  path: '/admin/program/query/applicants',
  access: 'operator',
  may: 'seeConsole',
  summary: 'Applicants of a programme',
  input: z.strictObject({
    ...pageQuery,
    boardId: wholeNo,
    participation: participation.optional(),
    keyword: z.string().trim().max(50, 'tooLong').optional(),
  }),
  output: z.object({ program: programFacts, applicants: pageOf(applicant) }),
});

const some = z.array(wholeNo).min(1, 'choose').max(500);

/** Name and contact of applicants unmasked; who asked, when, from where and why is in the audit log (P-07). */
export const revealApplicants = endpoint({
  method: 'POST',
  path: '/admin/program/command/reveal',
  access: 'operator',
  may: 'revealPersonalData',
  summary: 'Show personal data of applicants of a programme',
  input: z.strictObject({ boardId: wholeNo, applicationNos: some.max(100), reason: line(200) }),
  output: z.array(applicant.pick({ applicationNo: true, name: true, email: true, phone: true })),
});

/** Says of who has a place that they came, or takes that back; 1353 before the programme begins. */
export const markAttendance = endpoint({
  method: 'POST',
  path: '/admin/program/command/attendance',
  access: 'operator',
  may: 'workApplications',
  summary: 'Mark who came to a programme',
  input: z.strictObject({ boardId: wholeNo, applicationNos: some, attended: z.boolean() }),
  output: z.object({ marked: z.number().int() }),
});

/** Takes a place away with a reason, which is written to its owner; before it begins the first who waits moves up. */
export const cancelApplicant = endpoint({
  method: 'POST',
  path: '/admin/program/command/cancel',
  access: 'operator',
  may: 'workApplications',
  summary: 'Cancel an application to a programme',
  input: z.strictObject({
    boardId: wholeNo,
    applicationNo: wholeNo,
    reason: reasonOf(reasonLengths.placeCancelled),
  }),
  output: noData,
});

/** Writes to everybody who has a place, as it is typed. */
export const messageParticipants = endpoint({
  method: 'POST',
  path: '/admin/program/command/message',
  access: 'operator',
  may: 'workApplications',
  summary: 'Write to participants of a programme',
  input: z.strictObject({ boardId: wholeNo, subject: line(100), message: words(2000) }),
  output: z.object({ sent: z.number().int() }),
});

/** Streams all applicants of a programme with name and contact. Every export is on record with its reason (P-09). */
export const exportApplicants = endpoint({
  method: 'POST',
  path: '/admin/program/command/export',
  access: 'operator',
  may: 'exportApplications',
  fresh: true,
  summary: 'Export applicants of a programme',
  input: z.strictObject({
    boardId: wholeNo,
    format: z.enum(['xlsx', 'csv']),
    reason: words(500),
  }),
  output: z.any(),
  reply: 'stream',
});
