import { z } from 'zod';
import { endpoint, noData } from './endpoint.ts';
import { instant, reasonOf, wholeNo } from './fields.ts';
import { languages } from './language.ts';
import { reasonLengths } from './reason-lengths.values.ts';
import { plannedInstant } from './seasons/plan.ts';

/** Judged though too few have confirmed; not judged; asked again later. */
export const eligibilityDecision = z.enum(['eligible', 'ineligible', 'moreTime']);
export type EligibilityDecision = z.output<typeof eligibilityDecision>;

/** Why a team waits for an operator before it is judged. */
export const eligibilityCause = z.enum(['underMinimum', 'completionOpen', 'completionAnswered']);

const standingDecision = z.object({
  decisionId: z.number().int(),
  decision: eligibilityDecision,
  reason: z.string(),
  until: instant.nullable(),
  decidedBy: z.string(),
  decidedAt: instant,
  /** Of the first result of the track on, it is not taken back any more. */
  mayUndo: z.boolean(),
});

/** A team that waits, or that was decided about. Names of people are masked. */
export const eligibilityTeam = z.object({
  teamNo: z.number().int(),
  number: z.string(),
  teamName: z.string(),
  itemName: z.string(),
  trackNo: z.number().int(),
  lane: z.number().int(),
  trackName: z.string(),
  region: z.string().nullable(),
  causes: z.array(eligibilityCause),
  /** Who has confirmed, the leader among them, of how many, and how many the track asks for. */
  confirmed: z.number().int(),
  minimum: z.number().int(),
  /** Until when its members can confirm. */
  confirmBy: instant,
  people: z.array(
    z.object({
      tmNo: z.number().int(),
      name: z.string(),
      leader: z.boolean(),
      state: z.enum(['confirmed', 'waiting', 'refused']),
      confirmedAt: instant.nullable(),
      /** How often their link was sent, and when last. */
      sent: z.number().int(),
      lastSentAt: instant.nullable(),
    }),
  ),
  completion: z
    .object({
      requestId: z.number().int(),
      items: z.array(z.string()),
      dueAt: instant,
      answeredAt: instant.nullable(),
    })
    .nullable(),
  assignee: z.string().nullable(),
  decision: standingDecision.nullable(),
});
export type EligibilityTeam = z.output<typeof eligibilityTeam>;

/**
 * Teams of a season that are not ready to be judged (`open`): under the confirmed minimum when their confirmation date
 * has passed, or with a request for completion that nobody has closed; and those about which was decided (`decided`),
 * newest first.
 */
export const listEligibility = endpoint({
  method: 'GET',
  path: '/admin/eligibility/query/list',
  access: 'operator',
  may: 'seeConsole',
  summary: 'Teams whose eligibility is to be decided',
  input: z.strictObject({ year: z.coerce.number().int().min(2000).max(9999).optional() }),
  output: z.object({
    year: z.number().int(),
    tracks: z.array(
      z.object({
        trackNo: z.number().int(),
        lane: z.number().int(),
        name: z.string(),
        /** How many teams have submitted. */
        submitted: z.number().int(),
        /** When its application stage closes, and when its first judged stage begins; null in a track without. */
        closesAt: instant.nullable(),
        judgingFrom: instant.nullable(),
      }),
    ),
    open: z.array(eligibilityTeam),
    decided: z.array(eligibilityTeam),
  }),
});
export type EligibilityList = z.output<typeof listEligibility.output>;

const reason = reasonOf(reasonLengths.eligibility);
const decided = z.strictObject({
  teamNo: wholeNo,
  decision: eligibilityDecision,
  /** The team reads it. */
  reason,
  /** Of more time; it is later than now. */
  until: plannedInstant.nullable().default(null),
});

/**
 * Decides about a team under the confirmed minimum, and tells it: the leader by mail and SMS, members by mail. With more
 * time its members get new links and can confirm until then; nothing happens by itself afterwards, the team waits for
 * a decision again. 4075 when it needs none; 4084 once a result of its track is final; 400 beside `until`.
 */
export const decideEligibility = endpoint({
  method: 'POST',
  path: '/admin/eligibility/command/decide',
  access: 'operator',
  may: 'workApplications',
  summary: 'Decide whether a team is judged',
  input: decided,
  output: z.object({ decisionId: z.number().int() }),
});

/** The letter that a decision would send, in both languages. */
export const previewEligibility = endpoint({
  method: 'POST',
  path: '/admin/eligibility/query/preview',
  access: 'operator',
  may: 'workApplications',
  summary: 'The letter of a decision about eligibility',
  input: decided.extend({ reason: z.string().trim().max(500, 'tooLong') }),
  output: z.object({
    /** Masked names. */
    to: z.array(z.string()),
    letters: z.array(
      z.object({
        channel: z.enum(['mail', 'sms']),
        language: z.enum(['ko', 'en']),
        subject: z.string(),
        lines: z.array(z.string()),
        button: z.string().nullable(),
      }),
    ),
  }),
});

/** Sends the mail of a decision, as it would leave now and marked as a trial, to whoever asks and to nobody else. */
export const trySendEligibility = endpoint({
  method: 'POST',
  path: '/admin/eligibility/command/try-letter',
  access: 'operator',
  may: 'workApplications',
  summary: 'Send the letter of a decision to oneself',
  input: decided.extend({ reason: z.string().trim().max(500, 'tooLong'), language: z.enum(languages) }),
  output: noData,
});

/**
 * Takes a decision back, on record; whoever was told so is told. Said again, it changes nothing. 4084 once a result of
 * its track is final.
 */
export const undoEligibility = endpoint({
  method: 'POST',
  path: '/admin/eligibility/command/undo',
  access: 'operator',
  may: 'workApplications',
  summary: 'Take back a decision about eligibility',
  input: z.strictObject({ teamNo: wholeNo, decisionId: wholeNo, reason }),
  output: noData,
});
