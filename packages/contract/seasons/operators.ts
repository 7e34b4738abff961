import { z } from 'zod';
import { deadlineNotified, movedDeadline } from '../deadline-letters.ts';
import { endpoint, noData, nothing } from '../endpoint.ts';
import { instant, line, wholeNo } from '../fields.ts';
import { serverFileName } from '../files/files.ts';
import { placeholderItems } from '../pages/placeholders.ts';
import { plannedInstant, seasonPlan } from './plan.ts';

const year = z.coerce.number().int().min(2000).max(2999);

export const seasonStatus = z.enum(['draft', 'published', 'finished']);

export const draftedSeasonSummary = z.object({
  year,
  name: z.object({ ko: z.string(), en: z.string() }),
  status: seasonStatus,
  /** 0 before the first publishing. */
  rulesVersion: z.number().int(),
  publishedAt: instant.nullable(),
  /** Edited since what is in force was published. */
  changed: z.boolean(),
  tracks: z.number().int(),
  submitted: z.number().int(),
});

export const listDraftedSeasons = endpoint({
  method: 'GET',
  path: '/admin/season/query/list',
  access: 'operator',
  may: 'seeConsole',
  summary: 'Seasons, newest first, drafts too',
  input: nothing,
  output: z.array(draftedSeasonSummary),
});

/**
 * `editVersion` counts the saves. `teams` counts what stands on each stage: such tracks and stages cannot be
 * removed. `usedStages` are the numbers that stages of a track ever had: a new one takes the next.
 */
export const draftedSeason = z.object({
  plan: seasonPlan,
  editVersion: z.number().int(),
  status: seasonStatus,
  rulesVersion: z.number().int(),
  publishedAt: instant.nullable(),
  changed: z.boolean(),
  teams: z.array(
    z.object({
      trackNo: z.number().int(),
      submitted: z.number().int(),
      drafts: z.number().int(),
      /** Numbers of the stages for which teams have applied, whatever became of it. */
      stages: z.array(z.number().int()),
    }),
  ),
  usedStages: z.array(z.object({ trackNo: z.number().int(), stageNos: z.array(z.number().int()) })),
  /** Korean public holidays (yyyy-MM-dd) of the plan's years. */
  holidays: z.array(z.object({ date: z.string(), name: z.object({ ko: z.string(), en: z.string() }) })),
});
export type DraftedSeasonView = z.output<typeof draftedSeason>;

export const getDraftedSeason = endpoint({
  method: 'GET',
  path: '/admin/season/query/drafted',
  access: 'operator',
  may: 'seeConsole',
  summary: 'A season as it is being edited',
  input: z.strictObject({ year }),
  output: draftedSeason,
});

/**
 * Begins a season as a draft: empty but for the usual choices, or copied from another year with every period
 * moved to the same weekday and time of the new year. 400 with a field error when the year has one.
 */
export const createSeason = endpoint({
  method: 'POST',
  path: '/admin/season/command/create',
  access: 'operator',
  may: 'editSeason',
  summary: 'Begin a season',
  input: z.strictObject({ year, copyFrom: year.nullable() }),
  output: draftedSeason,
});

/**
 * Replaces the drafted season with `plan`; nothing of it is in force before it is published. 4043 when
 * somebody saved since `editVersion`; 4044 when a track or stage with applications is missing.
 */
export const saveSeason = endpoint({
  method: 'POST',
  path: '/admin/season/command/save',
  access: 'operator',
  may: 'editSeason',
  summary: 'Save an edited season',
  mostBytes: 2 * 1024 ** 2,
  input: z.strictObject({ year, editVersion: z.number().int().min(0), plan: seasonPlan }),
  output: draftedSeason,
});

/** One difference between the rules in force and the plan; texts as JSON values. */
export const ruleChange = z.object({
  trackNo: z.number().int().nullable(),
  lane: z.number().int().nullable(),
  stageNo: z.number().int().nullable(),
  /** Where in the rules, such as `closesAt`, `documents.business.maxBytes`; empty when all of it is new or gone. */
  path: z.string(),
  before: z.unknown(),
  after: z.unknown(),
});
export type RuleChange = z.output<typeof ruleChange>;

/**
 * What publishing would change, and the teams it touches: submitted ones of the tracks that change, at most 100
 * listed; and the deadlines that move, with whom each of them touches.
 */
export const previewPublication = endpoint({
  method: 'GET',
  path: '/admin/season/query/publication',
  access: 'operator',
  may: 'seeConsole',
  summary: 'What publishing would change, and for whom',
  input: z.strictObject({ year }),
  output: z.object({
    changes: z.array(ruleChange),
    touched: z.number().int(),
    teams: z.array(
      z.object({
        teamNo: z.number().int(),
        number: z.string(),
        teamName: z.string(),
        trackNo: z.number().int(),
      }),
    ),
    deadlines: z.array(movedDeadline),
    /** Settings of the site that keep the season from being published. */
    placeholders: z.array(z.enum(placeholderItems)),
  }),
});

/**
 * Puts the plan in force as a new version. The reason is needed from the second publishing on. With `tell` those whom
 * a moved deadline touches get a letter; `told` counts them. 4040 with the
 * contradictions as detail; 4098 with the settings of the site that nobody has filled in; 4043 when somebody saved since `editVersion`.
 */
export const publishSeason = endpoint({
  method: 'POST',
  path: '/admin/season/command/publish',
  access: 'operator',
  may: 'publishSeason',
  summary: 'Publish a season',
  input: z.strictObject({
    year,
    editVersion: z.number().int().min(0),
    reason: z.string().trim().max(500, 'tooLong'),
    tell: z.boolean().default(true),
  }),
  output: draftedSeason.extend({ told: deadlineNotified }),
});

export const finishSeason = endpoint({
  method: 'POST',
  path: '/admin/season/command/finish',
  access: 'operator',
  may: 'publishSeason',
  summary: 'End a published season',
  input: z.strictObject({ year, reason: line(500) }),
  output: noData,
});

export const listSeasonVersions = endpoint({
  method: 'GET',
  path: '/admin/season/query/versions',
  access: 'operator',
  may: 'seeConsole',
  summary: 'Published versions of a season, newest first',
  input: z.strictObject({ year }),
  output: z.array(z.object({ version: z.number().int(), publishedAt: instant, reason: z.string() })),
});

/** Stores a PDF or HWP(X) to be named as a track's `guardianForm`; anyone may download it once it is published. */
export const uploadGuardianForm = endpoint({
  method: 'POST',
  path: '/admin/season/command/upload-guardian-form',
  access: 'operator',
  may: 'editSeason',
  summary: 'Store the form that guardians sign',
  input: z.strictObject({
    fileName: z.string().min(1, 'required').max(1024),
    size: z.coerce.number().int().min(0),
  }),
  output: z.object({ serverFileName, name: z.string(), size: z.number().int() }),
  body: 'stream',
});

/**
 * Closes a stage later, or its material (`what`), for all teams of a track or for one; applicants see it within a minute, and
 * with `tell` those whom it touches get a letter. 400 with a field error when that is not later than what holds.
 */
export const extendDeadline = endpoint({
  method: 'POST',
  path: '/admin/season/command/extend-deadline',
  access: 'operator',
  may: 'workApplications',
  summary: 'Extend a deadline',
  input: z.strictObject({
    trackNo: wholeNo,
    stageNo: wholeNo,
    teamNo: wholeNo.nullable(),
    what: z.enum(['stage', 'material']).default('stage'),
    closesAt: plannedInstant,
    reason: line(500),
    tell: z.boolean().default(true),
  }),
  output: deadlineNotified,
});

/** The body is the ministry's CSV. Known codes are brought up to date, new ones added, none removed. */
export const loadSchools = endpoint({
  method: 'POST',
  path: '/admin/school/command/load',
  access: 'operator',
  may: 'editSeason',
  summary: 'Load schools from CSV',
  input: z.strictObject({ size: z.coerce.number().int().min(0) }),
  output: z.object({
    added: z.number().int(),
    changed: z.number().int(),
    /** Lines that could not be read, at most 20. */
    refused: z.array(
      z.object({
        line: z.number().int(),
        text: z.string(),
        reason: z.enum(['nameMissing', 'kindUnknown', 'sidoUnknown', 'tooLong']),
      }),
    ),
    refusedInAll: z.number().int(),
  }),
  body: 'stream',
});
