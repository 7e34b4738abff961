import { z } from 'zod';
import { auditEntry } from './audit.ts';
import { endpoint, nothing } from './endpoint.ts';
import { instant } from './fields.ts';
import { stageKind, stageView } from './seasons/seasons.ts';

/** Something that waits for an operator; `query` opens the table of applications on it. */
export const attention = z.object({
  kind: z.enum([
    'bonusPending',
    'completionAnswered',
    'completionOverdue',
    'unconfirmedMembers',
    'similarTeams',
    'refusedFiles',
    'closedBusiness',
    'messagesFailed',
    'draftsBeforeDeadline',
    'exportsUnreviewed',
    'dataRequestsDue',
    'accessUnreviewed',
    'invariantsBroken',
  ]),
  count: z.number().int(),
  /** Of these, teams that are assigned to the asker. */
  mine: z.number().int(),
  /** The instant it is about: a deadline, a due date. */
  at: instant.nullable(),
  query: z.string().nullable(),
});

/** The situation of a season; every figure is counted when asked. `hours` are full hours, the last one running. */
export const getOverview = endpoint({
  method: 'GET',
  path: '/admin/overview/query/season',
  access: 'operator',
  may: 'seeConsole',
  summary: 'Where a season stands',
  input: z.strictObject({
    year: z.coerce.number().int().min(2000).max(9999).optional(),
    hours: z.coerce.number().int().min(8).max(168).default(8),
  }),
  output: z.object({
    year: z.number().int(),
    name: z.string(),
    /**
     * The deadline that comes next, of whatever kind of stage or of the material that one asks for, and what closes
     * then; null when none does. `lastHour`: teams of it that submitted their application in the last hour.
     */
    next: z
      .object({
        closesAt: instant,
        stages: z.array(
          z.object({
            lane: z.number().int(),
            what: z.enum(['stage', 'material']),
            kind: stageKind,
            name: z.string(),
          }),
        ),
        lastHour: z.number().int(),
      })
      .nullable(),
    regions: z.array(z.object({ code: z.string(), name: z.string() })),
    tracks: z.array(
      z.object({
        trackNo: z.number().int(),
        lane: z.number().int(),
        name: z.string(),
        places: z.number().int(),
        submitted: z.number().int(),
        drafts: z.number().int(),
        today: z.number().int(),
        stages: z.array(stageView),
        regions: z.array(
          z.object({ code: z.string(), submitted: z.number().int(), today: z.number().int() }),
        ),
      }),
    ),
    /** Submissions an hour; last year's at the same distance from its deadline, or null where there was none. */
    hours: z.array(
      z.object({ at: instant, submitted: z.number().int(), lastYear: z.number().int().nullable() }),
    ),
    attention: z.array(attention),
    outbox: z.object({ sentToday: z.number().int(), pending: z.number().int(), failed: z.number().int() }),
    /** Of the audit log, where the operator may read it. */
    recent: z.array(
      auditEntry.pick({ sequence: true, at: true, action: true, actorName: true, object: true }),
    ),
  }),
});

/** A stage that is being judged. An evaluator is behind where less is done than of the time has passed. */
export const judgingStage = z.object({
  trackNo: z.number().int(),
  stageNo: z.number().int(),
  lane: z.number().int(),
  trackName: z.string(),
  stageName: z.string(),
  opensAt: instant,
  closesAt: instant,
  /** Sheets that are to be written, and those submitted; recused and voided ones are in neither. */
  assigned: z.number().int(),
  submitted: z.number().int(),
  evaluators: z.number().int(),
  signed: z.number().int(),
  /** Most left first. */
  behind: z.array(
    z.object({
      evaluatorId: z.number().int(),
      name: z.string(),
      left: z.number().int(),
      of: z.number().int(),
      remindedAt: instant.nullable(),
    }),
  ),
  /** Teams with fewer evaluators than a panel has. */
  uncovered: z.number().int(),
  /** Requests for exclusion that nobody has decided. */
  exclusions: z.number().int(),
  /** A result waits for its second operator. */
  requested: z.boolean(),
});
export type JudgingStage = z.output<typeof judgingStage>;

/** Stages with assignments whose result is not final, by lane; empty where nothing is judged. */
export const getJudging = endpoint({
  method: 'GET',
  path: '/admin/overview/query/judging',
  access: 'operator',
  may: 'seeConsole',
  summary: 'How far judging is in a season',
  input: z.strictObject({ year: z.coerce.number().int().min(2000).max(9999).optional() }),
  output: z.array(judgingStage),
});

/**
 * What of a judged stage waits for the asker: ties that nothing decides once judging is over, requests that want their
 * word, a result that nobody is told of, teams that left though a final result selects them, appeals and reports
 * undecided after their window has closed.
 */
export const pendingWork = z.object({
  kind: z.enum([
    'eligibilityOpen',
    'tieUndecided',
    'resultRequested',
    'resultUnannounced',
    'selectedLeft',
    'announcementRequested',
    'appealsOverdue',
    'reportsOverdue',
  ]),
  trackNo: z.number().int(),
  stageNo: z.number().int(),
  trackName: z.string(),
  stageName: z.string(),
  count: z.number().int(),
  /** When a window has closed, or what is asked for is to happen. */
  at: instant.nullable(),
  /** Who asks. */
  by: z.string().nullable(),
});
export type PendingWork = z.output<typeof pendingWork>;

/** By lane and stage; what the asker's role may do nothing about is left out. */
export const getPending = endpoint({
  method: 'GET',
  path: '/admin/overview/query/pending',
  access: 'operator',
  may: 'seeConsole',
  summary: 'What of judging waits for an operator',
  input: z.strictObject({ year: z.coerce.number().int().min(2000).max(9999).optional() }),
  output: z.array(pendingWork),
});

/** The current exhibition: deadlines that are to come, in their order, and what waits for the asker, by kind. */
export const exhibitionWork = z.object({
  igNo: z.number().int(),
  name: z.string(),
  deadlines: z.array(
    z.object({
      what: z.enum(['writing', 'opens', 'marketOpens', 'marketCloses', 'reveals', 'closes']),
      at: instant,
    }),
  ),
  waits: z.array(
    z.object({
      kind: z.enum(['pages', 'reports', 'signals', 'objections', 'revealDue', 'revealRequest']),
      count: z.number().int(),
    }),
  ),
});
export type ExhibitionWork = z.output<typeof exhibitionWork>;

export const getExhibitionWork = endpoint({
  method: 'GET',
  path: '/admin/overview/query/exhibition',
  access: 'operator',
  may: 'seeConsole',
  summary: 'What of the exhibition is to come, and what waits',
  input: nothing,
  output: exhibitionWork.nullable(),
});
