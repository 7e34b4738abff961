import { z } from 'zod';
import { endpoint, nothing } from './endpoint.ts';
import { instant, wholeNo } from './fields.ts';
import { plannedInstant } from './seasons/plan.ts';

/** What closes: taking applications, members' confirming of their entries, handing in a stage's material, or judging. */
export const deadlineKind = z.enum(['application', 'confirmation', 'material', 'judging']);
export type DeadlineKind = z.output<typeof deadlineKind>;

/**
 * A deadline that moves, and whom that touches: teams with a draft and teams that have submitted (of a confirmation
 * those with members who have not confirmed), or evaluators who have not signed. `letters` are what they are told, in each language; whoever writes the reason reads it after
 * `reasonLead`.
 */
export const movedDeadline = z.object({
  trackNo: z.number().int(),
  lane: z.number().int(),
  stageNo: z.number().int(),
  kind: deadlineKind,
  before: instant,
  after: instant,
  drafts: z.number().int(),
  submitted: z.number().int(),
  evaluators: z.number().int(),
  letters: z.array(
    z.object({
      to: z.enum(['draft', 'submitted', 'evaluator']),
      language: z.enum(['ko', 'en']),
      subject: z.string(),
      lines: z.array(z.string()),
      button: z.string(),
      reasonLead: z.string(),
    }),
  ),
});
export type MovedDeadline = z.output<typeof movedDeadline>;

/** A deadline of a team of mine as it moved last, while the new one is still to come. */
export const myMovedDeadline = z.object({
  teamNo: z.number().int(),
  trackNo: z.number().int(),
  lane: z.number().int(),
  stageNo: z.number().int(),
  kind: z.enum(['application', 'material']),
  trackName: z.string(),
  stageName: z.string(),
  before: instant,
  after: instant,
  /** What the operator wrote. */
  reason: z.string(),
  /** It moved for this team alone, not for every team of the track. */
  alone: z.boolean(),
});
export type MyMovedDeadline = z.output<typeof myMovedDeadline>;

/** What letters told of my teams' deadlines, for who reads their page and not their mail. The nearest deadline first. */
export const listMyMovedDeadlines = endpoint({
  method: 'GET',
  path: '/api/apply/query/moved-deadlines',
  access: 'user',
  summary: 'Deadlines of my teams that have moved',
  input: nothing,
  output: z.array(myMovedDeadline),
});

/** How many letters were queued, by whom they go to. */
export const deadlineNotified = z.object({ teams: z.number().int(), evaluators: z.number().int() });

/** Whom an extension would touch, and what they would be told; nobody where it is not later than what holds. */
export const previewExtension = endpoint({
  method: 'GET',
  path: '/admin/season/query/extension',
  access: 'operator',
  may: 'workApplications',
  summary: 'Whom an extended deadline touches',
  input: z.strictObject({
    trackNo: wholeNo,
    stageNo: wholeNo,
    teamNo: wholeNo.optional(),
    what: z.enum(['stage', 'material']).default('stage'),
    closesAt: plannedInstant,
  }),
  output: z.array(movedDeadline),
});
