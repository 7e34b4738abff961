import { z } from 'zod';
import { endpoint, noData, pageOf, pageQuery } from '../endpoint.ts';
import { instant, line, stageNumber, wholeNo, words } from '../fields.ts';
import { languages } from '../language.ts';
import { points } from '../results/shapes.ts';
import { outcome, reservePlace } from '../results/words.ts';
import { objectionState } from './objections.ts';

const stageOf = { trackNo: wholeNo, stageNo: stageNumber };

/** What a template may name between double braces. */
export const mergeFields = ['teamName', 'number', 'trackName', 'stageName', 'reservePlace'] as const;
export type MergeField = (typeof mergeFields)[number];

const template = z.strictObject({ subject: line(100), body: words(2_000) });
const both = z.strictObject({ ko: template, en: template });

/** A message for each outcome in both languages. `{{teamName}}` and the like are filled in; paragraphs by empty lines. */
export const announcementTemplates = z.strictObject({
  passed: both,
  reserve: both,
  failed: both,
  withdrawn: both,
});
export type AnnouncementTemplates = z.output<typeof announcementTemplates>;

/** What teams see beside passed or not: averages by criterion with the final and what it was made of, and the evaluators' comments as edited or all. */
export const announcementShows = z.strictObject({
  averages: z.boolean(),
  comments: z.enum(['none', 'edited', 'all']),
});
export type AnnouncementShows = z.output<typeof announcementShows>;

export const announcementView = z.object({
  announcementId: z.number().int(),
  resultVersion: z.number().int(),
  state: z.enum(['pending', 'scheduled', 'released', 'withdrawn']),
  releaseAt: instant,
  releasedAt: instant.nullable(),
  appealUntil: instant.nullable(),
  verifyUntil: instant.nullable(),
  templates: announcementTemplates,
  shows: announcementShows,
  requestedBy: z.string(),
  requestedAt: instant,
  confirmedBy: z.string().nullable(),
  withdrawReason: z.string().nullable(),
  /** Messages that stand in the outbox, of those to be written. */
  notices: z.number().int(),
  teams: z.number().int(),
  /** Whether the asker is another than the one who asked for it. */
  mayConfirm: z.boolean(),
});
export type AnnouncementView = z.output<typeof announcementView>;

/** Everything about announcing the result of a stage, newest announcement first. */
export const getAnnouncements = endpoint({
  method: 'GET',
  path: '/admin/announcement/query/stage',
  access: 'operator',
  may: 'announceResults',
  summary: 'Announcements of a stage’s result',
  input: z.strictObject(stageOf),
  output: z.object({
    lane: z.number().int(),
    trackName: z.object({ ko: z.string(), en: z.string() }),
    stageName: z.object({ ko: z.string(), en: z.string() }),
    announcesAt: instant.nullable(),
    /** The newest finalised version; 0 while there is none, and nothing can be announced. */
    resultVersion: z.number().int(),
    /** Teams by outcome in that version. */
    counts: z.record(outcome, z.number().int()),
    usualTemplates: announcementTemplates,
    announcements: z.array(announcementView),
    openAppeals: z.number().int(),
    openReports: z.number().int(),
  }),
});

/** The messages as each team would get them; nothing is kept. 4074 while nothing is finalised. */
export const previewAnnouncement = endpoint({
  method: 'POST',
  path: '/admin/announcement/query/preview',
  access: 'operator',
  may: 'announceResults',
  summary: 'Messages to teams as they would be sent',
  input: z.strictObject({
    ...stageOf,
    templates: announcementTemplates,
    outcome: outcome.optional(),
    keyword: z.string().trim().max(80).default(''),
    ...pageQuery,
  }),
  output: pageOf(
    z.object({
      teamNo: z.number().int(),
      number: z.string(),
      teamName: z.string(),
      outcome,
      language: z.enum(languages),
      subject: z.string(),
      lines: z.array(z.string()),
    }),
  ),
});

/**
 * Asks a second operator to announce the newest result. 4073 when another is open, 4074 when `resultVersion` is not the
 * newest, 400 beside `templates` for a merge field that there is not, or beside a time that is before another.
 */
export const requestAnnouncement = endpoint({
  method: 'POST',
  path: '/admin/announcement/command/request',
  access: 'operator',
  may: 'announceResults',
  fresh: true,
  summary: 'Ask for an announcement',
  input: z.strictObject({
    ...stageOf,
    resultVersion: wholeNo,
    releaseAt: instant,
    appealUntil: instant.nullable(),
    verifyUntil: instant.nullable(),
    templates: announcementTemplates,
    shows: announcementShows,
  }),
  output: z.object({ announcementId: z.number().int() }),
});

/** The second operator’s word: from now on it is released when its time has come. 4071 for one’s own, 4073 unless pending. */
export const confirmAnnouncement = endpoint({
  method: 'POST',
  path: '/admin/announcement/command/confirm',
  access: 'operator',
  may: 'announceResults',
  fresh: true,
  summary: 'Confirm an announcement',
  input: z.strictObject({ announcementId: wholeNo }),
  output: noData,
});

/** Takes back what is not released yet. 4073 when it is. */
export const withdrawAnnouncement = endpoint({
  method: 'POST',
  path: '/admin/announcement/command/withdraw',
  access: 'operator',
  may: 'announceResults',
  summary: 'Withdraw an announcement',
  input: z.strictObject({ announcementId: wholeNo, reason: words(500) }),
  output: noData,
});

/** A team’s comments by its evaluators, unnamed, and what an operator made of them. */
export const getResultComments = endpoint({
  method: 'GET',
  path: '/admin/announcement/query/comments',
  access: 'operator',
  may: 'announceResults',
  summary: 'Comments on a team, as given and as edited',
  input: z.strictObject({ ...stageOf, teamNo: wholeNo }),
  output: z.object({
    given: z.array(z.string()),
    edited: z.string(),
    editedBy: z.string().nullable(),
  }),
});

/**
 * An empty text takes the edited comment away. `seen`: the edited comment that was read before, empty where there was none;
 * 4043 when it is another by now.
 */
export const editResultComment = endpoint({
  method: 'POST',
  path: '/admin/announcement/command/edit-comment',
  access: 'operator',
  may: 'announceResults',
  summary: 'Edit what a team reads of its comments',
  input: z.strictObject({
    ...stageOf,
    teamNo: wholeNo,
    text: z.string().trim().max(3_000, 'tooLong'),
    seen: z.string().max(3_000, 'tooLong'),
  }),
  output: noData,
});

/** What a team is told of itself. `reviewing` until the result is released; then always what it was told last. */
export const myResultView = z.object({
  state: z.enum(['reviewing', 'passed', 'failed', 'withdrawn', 'ineligible']),
  /** Of a team that has not passed. */
  reserve: reservePlace.nullable(),
  announcedAt: instant.nullable(),
  /** Where the announcement shows them: the average over all counted sheets, and by criterion. */
  averages: z
    .object({
      final: points.nullable(),
      /** What the market gives, where it counts. */
      market: z.object({ citizens: points, peers: points, points }).nullable(),
      criteria: z.array(z.object({ name: z.string(), average: points, points: z.number() })),
    })
    .nullable(),
  comments: z.array(z.string()),
  /** Null where no announcement that was news to the team takes appeals, and none was made. */
  appeal: z
    .object({
      /** Until when an appeal could be made; null where none can be any more. */
      until: instant.nullable(),
      /** Whether one can be made now: by the leader, in time, once about what the team was told last. */
      open: z.boolean(),
      /** The newest first; whatever is announced later, they and their answers stay. */
      made: z.array(
        z.object({ text: z.string(), madeAt: instant, state: objectionState, answer: z.string().nullable() }),
      ),
    })
    .nullable(),
});
export type MyResultView = z.output<typeof myResultView>;

/** The result of one’s own team in a stage. 1115 for anybody else’s. */
export const myResult = endpoint({
  method: 'GET',
  path: '/api/result/query/mine',
  access: 'user',
  summary: 'The result of my team',
  input: z.strictObject({ teamNo: wholeNo, stageNo: stageNumber }),
  output: myResultView,
});

/** A stage whose selected teams anybody may look at and report about, until an instant. */
export const verification = z.object({
  trackNo: z.number().int(),
  stageNo: z.number().int(),
  lane: z.number().int(),
  trackName: z.object({ ko: z.string(), en: z.string() }),
  stageName: z.object({ ko: z.string(), en: z.string() }),
  until: instant,
});
export type Verification = z.output<typeof verification>;

/** Every stage that is open to public verification now, the one that closes first before; most often none. */
export const listVerifications = endpoint({
  method: 'GET',
  path: '/api/result/query/verifications',
  access: 'public',
  cacheSeconds: 10,
  summary: 'Stages open to public verification',
  input: z.strictObject({}),
  output: z.array(verification),
});

/** The selected teams of a stage while they are open to public verification; empty before and after. */
export const listSelected = endpoint({
  method: 'GET',
  path: '/api/result/query/selected',
  access: 'public',
  cacheSeconds: 10,
  summary: 'Selected teams, open to verification',
  input: z.strictObject({ ...stageOf, ...pageQuery }),
  output: z.object({
    stageName: z.object({ ko: z.string(), en: z.string() }).nullable(),
    trackName: z.object({ ko: z.string(), en: z.string() }).nullable(),
    until: instant.nullable(),
    teams: pageOf(
      z.object({
        teamNo: z.number().int(),
        number: z.string(),
        teamName: z.string(),
        itemName: z.string(),
        region: z.object({ ko: z.string(), en: z.string() }).nullable(),
      }),
    ),
  }),
});
