import { z } from 'zod';
import { endpoint, noData } from './endpoint.ts';
import { instant, lettersSeen, line, wholeNo } from './fields.ts';
import { serverFileName } from './files.ts';
import { stageKind } from './seasons.ts';

/** Which track and stage is judged; every call of an evaluator says it, and the pledge is asked for it. */
const judged = { trackNo: wholeNo, stageNo: wholeNo };

/** A text of several lines that may be empty. */
const prose = (max: number) =>
  z
    .string()
    .max(max, 'tooLong')
    .overwrite((text) => text.normalize('NFC').replaceAll('\r\n', '\n'));

/** Characters that a note to a criterion and the two comments may have. */
export const MOST_NOTE = 2000;
export const MOST_COMMENT = 4000;

/**
 * A target's state as its evaluator sees it. `voided`: the operators took the sheet out of the count; it cannot be
 * written any more.
 */
export const sheetState = z.enum(['unread', 'draft', 'submitted', 'recused', 'voided']);
export type SheetState = z.output<typeof sheetState>;

export const recusalKind = z.enum(['family', 'teaching', 'business', 'other']);
export type RecusalKind = z.output<typeof recusalKind>;

/** What one level of a criterion is called, from the best down. */
export const bandLevel = z.enum(['excellent', 'good', 'fair', 'poor']);
export type BandLevel = z.output<typeof bandLevel>;

/** A criterion of the rubric. `bands` split 0 to `points` without gaps, best first; both ends count. `step`: 1 or 0.5. */
export const criterionView = z.object({
  code: z.string(),
  name: z.string(),
  points: z.number(),
  help: z.string(),
  step: z.number(),
  bands: z.array(z.object({ level: bandLevel, from: z.number(), to: z.number() })),
});
export type CriterionView = z.output<typeof criterionView>;

/** The stage as every page of an evaluator's names it. */
export const judgedStage = z.object({
  trackNo: z.number().int(),
  stageNo: z.number().int(),
  lane: z.number().int(),
  year: z.number().int(),
  trackName: z.string(),
  stageName: z.string(),
  stageKind,
  /** Judging ends here, extensions counted; the instant itself is already closed. */
  closesAt: instant,
  /** Whether sheets can be written now: the stage is open and not signed. */
  open: z.boolean(),
  signedAt: instant.nullable(),
  blindNames: z.boolean(),
  blindSchools: z.boolean(),
  halfPoints: z.boolean(),
  /** Below this total a team is out, where the stage's rules have such a line. */
  cutLine: z.number().nullable(),
  /** Evaluators of a panel. */
  panelSize: z.number().int(),
});
export type JudgedStage = z.output<typeof judgedStage>;

/**
 * One target. `targetNo` names it in this stage, the same for every evaluator, and says nothing about the team;
 * with blind names `teamName` is null and screens say 응모 {targetNo}.
 */
export const targetRow = z.object({
  targetNo: z.number().int(),
  teamName: z.string().nullable(),
  itemName: z.string(),
  itemPart: z.string(),
  region: z.string().nullable(),
  state: sheetState,
  /** Of what is scored so far; null for unread, recused and voided. */
  total: z.number().nullable(),
  scored: z.number().int(),
  criteria: z.number().int(),
  savedAt: instant.nullable(),
  submittedAt: instant.nullable(),
  recusal: z.object({ kind: recusalKind, note: z.string() }).nullable(),
  /** Only where the stage shows counts: how many of the target's evaluators have submitted, own one included. */
  counts: z.object({ submitted: z.number().int(), of: z.number().int() }).nullable(),
});
export type TargetRow = z.output<typeof targetRow>;

/** Own submitted sheets in figures; null where nothing is submitted. One decimal, half up. */
export const ownFigures = z.object({
  sheets: z.number().int(),
  mean: z.number(),
  deviation: z.number(),
  highest: z.number(),
  lowest: z.number(),
  belowCut: z.number().int().nullable(),
  /** Steps of five points, 0–4.5 first; 100 counts to the last. */
  bins: z.array(z.object({ from: z.number().int(), count: z.number().int() })),
  criteria: z.array(z.object({ code: z.string(), mean: z.number() })),
});
export type OwnFigures = z.output<typeof ownFigures>;

/**
 * My targets of a stage in working order: drafts, unread, submitted, voided, recused; within these those with the
 * fewest submitted sheets first where the stage shows counts, else in an order of this evaluator's own that stays.
 * `conflicted`: how many a conflict took away after they had been assigned. An empty list where nothing is assigned;
 * 404 for a stage that is not judged.
 */
export const listTargets = endpoint({
  method: 'GET',
  path: '/admin/point-stage/query/targets',
  access: 'pledgedEvaluator',
  summary: 'My targets of a stage',
  input: z.strictObject(judged),
  output: z.object({
    stage: judgedStage,
    rubric: z.array(criterionView),
    targets: z.array(targetRow),
    progress: z.object({
      all: z.number().int(),
      unread: z.number().int(),
      draft: z.number().int(),
      submitted: z.number().int(),
      recused: z.number().int(),
      voided: z.number().int(),
    }),
    conflicted: z.number().int(),
    figures: ownFigures.nullable(),
    /** Whether the stage can be signed: nothing is left unread or in draft. */
    signable: z.boolean(),
  }),
});

/** What I have written about a target. `version` 0: nothing yet. A criterion without a score is absent. */
export const sheetView = z.object({
  state: sheetState,
  version: z.number().int(),
  scores: z.record(z.string(), z.number()),
  notes: z.record(z.string(), z.string()),
  commentTeam: z.string(),
  commentOperators: z.string(),
  total: z.number().nullable(),
  savedAt: instant.nullable(),
  submittedAt: instant.nullable(),
  /** Codes of criteria that have no score yet. */
  missing: z.array(z.string()),
});
export type SheetView = z.output<typeof sheetView>;

export const judgedField = z.enum(['teamItemExp', 'teamEmotion', 'teamChar']);

/** A document to judge. `name` is the server's where names are blind; certificates and proofs are never here. */
export const judgedDocument = z.object({
  serverFileName,
  slot: z.string(),
  label: z.string(),
  name: z.string(),
  extension: z.string(),
  mime: z.string(),
  size: z.number().int(),
});
export type JudgedDocument = z.output<typeof judgedDocument>;

/** One target with all that there is to judge. The showing is in the audit log. 1356 for what is not mine to judge. */
export const getTarget = endpoint({
  method: 'GET',
  path: '/admin/point-stage/query/target',
  access: 'pledgedEvaluator',
  summary: 'A target to judge',
  input: z.strictObject({ ...judged, targetNo: wholeNo }),
  output: z.object({
    stage: judgedStage,
    target: targetRow,
    /** Technology field in words. */
    technology: z.string(),
    texts: z.array(z.object({ field: judgedField, text: z.string() })),
    /** Leader first. `name` is masked (최O진), null where names are blind; `school` null where schools are. */
    people: z.array(
      z.object({
        leader: z.boolean(),
        name: z.string().nullable(),
        school: z.string().nullable(),
        major: z.string(),
      }),
    ),
    documents: z.array(judgedDocument),
    rubric: z.array(criterionView),
    sheet: sheetView,
    /** Place in the list from 1, of so many, and the neighbours there. */
    place: z.number().int(),
    of: z.number().int(),
    previous: z.number().int().nullable(),
    next: z.number().int().nullable(),
    /** The next one to judge: in draft or unread; null when none is left. */
    nextOpen: z.number().int().nullable(),
  }),
});

const content = {
  scores: z.record(z.string().max(40), z.number().min(0).max(1000)),
  notes: z.record(z.string().max(40), prose(MOST_NOTE)),
  commentTeam: prose(MOST_COMMENT),
  commentOperators: prose(MOST_COMMENT),
};

/** What a saving answers; the whole sheet as it stands, with the next version to build on. */
const saved = z.object({ sheet: sheetView, serverNow: instant });

/**
 * Saves a sheet whole; the first saving begins it. `baseVersion` is the version that was changed (0 for the first).
 * 4010 when another tab has written since: `detail` is `{ mine, theirs }`, both a `sheetView`; the same content
 * again is no conflict and no new version. 400 with fields `scores.<code>` for a score out of bounds or off the
 * step; 1353 while judging is closed; 1355 for what is not mine to score; 4063 signed, 4064 submitted (reopen first).
 */
export const saveSheet = endpoint({
  method: 'POST',
  path: '/admin/point-stage/command/save-sheet',
  access: 'pledgedEvaluator',
  summary: 'Save a score sheet',
  input: z.strictObject({
    ...judged,
    targetNo: wholeNo,
    baseVersion: z.number().int().min(0).max(2_147_483_647),
    ...content,
  }),
  output: saved,
});

/** Submits the sheet as it was saved. 4011 with fields `scores.<code>` for what is missing; 4010 when `version` is not the newest. */
export const submitSheet = endpoint({
  method: 'POST',
  path: '/admin/point-stage/command/submit-sheet',
  access: 'pledgedEvaluator',
  summary: 'Submit a score sheet',
  input: z.strictObject({ ...judged, targetNo: wholeNo, version: wholeNo }),
  output: saved.extend({ nextOpen: z.number().int().nullable() }),
});

/** Makes a submitted sheet a draft again: it does not count until it is submitted anew. 4063 once the stage is signed. */
export const reopenSheet = endpoint({
  method: 'POST',
  path: '/admin/point-stage/command/reopen-sheet',
  access: 'pledgedEvaluator',
  summary: 'Reopen a submitted score sheet',
  input: z.strictObject({ ...judged, targetNo: wholeNo }),
  output: saved,
});

/** Gives a target back; an alternate takes it over. What was written is kept and does not count. */
export const recuseTarget = endpoint({
  method: 'POST',
  path: '/admin/point-stage/command/recuse',
  access: 'pledgedEvaluator',
  summary: 'Recuse myself from a target',
  input: z.strictObject({
    ...judged,
    targetNo: wholeNo,
    kind: recusalKind,
    note: z
      .string()
      .trim()
      .max(500, 'tooLong')
      .refine((text) => lettersSeen(text) > 0, 'required'),
  }),
  output: z.object({ nextOpen: z.number().int().nullable() }),
});

/**
 * Signs all my sheets of the stage with my name; from then on none can be changed. 4065 with `detail`
 * `{ unread, draft }` while targets are left; 400 beside `typedName` for another name than the account's.
 */
export const signStage = endpoint({
  method: 'POST',
  path: '/admin/point-stage/command/sign-stage',
  access: 'pledgedEvaluator',
  summary: 'Sign my sheets of a stage',
  input: z.strictObject({ ...judged, typedName: line(50) }),
  output: z.object({ signedAt: instant, sheetsSha256: z.string(), sheets: z.number().int() }),
});

/** My signed sheets as a PDF; 404 before they are signed. */
export const scoreSheetPdf = endpoint({
  method: 'GET',
  path: '/admin/point-stage/query/score-sheet',
  access: 'pledgedEvaluator',
  summary: 'My signed score sheets as a PDF',
  input: z.strictObject(judged),
  output: z.any(),
  reply: 'stream',
});

/** A document of a target that is mine to judge; the reading is in the audit log. 1356 for any other. */
export const readJudgedDocument = endpoint({
  method: 'POST',
  path: '/admin/point-stage/query/document',
  access: 'pledgedEvaluator',
  summary: 'Read a document of a target',
  input: z.strictObject({ ...judged, targetNo: wholeNo, serverFileName }),
  output: z.any(),
  reply: 'stream',
});

/** How far an evaluator is. `mean` and `secondsASheet` only for who may see scores. */
export const evaluatorProgress = z.object({
  evaluatorId: z.number().int(),
  name: z.string(),
  assigned: z.number().int(),
  unread: z.number().int(),
  draft: z.number().int(),
  submitted: z.number().int(),
  recused: z.number().int(),
  voided: z.number().int(),
  lastSavedAt: instant.nullable(),
  signedAt: instant.nullable(),
  remindedAt: instant.nullable(),
  mean: z.number().nullable(),
  secondsASheet: z.number().int().nullable(),
});
export type EvaluatorProgress = z.output<typeof evaluatorProgress>;

/** Evaluators of a judged stage by what is left, most first; scores only for who may see them. */
export const evaluationProgress = endpoint({
  method: 'GET',
  path: '/admin/evaluation/query/progress',
  access: 'operator',
  may: 'seeConsole',
  summary: 'How far the evaluators of a stage are',
  input: z.strictObject(judged),
  output: z.object({
    stage: judgedStage.pick({
      trackNo: true,
      stageNo: true,
      lane: true,
      year: true,
      trackName: true,
      stageName: true,
      stageKind: true,
      closesAt: true,
    }),
    evaluators: z.array(evaluatorProgress),
    all: z.object({ assigned: z.number().int(), submitted: z.number().int(), signed: z.number().int() }),
  }),
});

/** One sheet as operators with `seeScores` see it. */
export const sheetRow = z.object({
  sheetId: z.number().int(),
  evaluatorId: z.number().int(),
  evaluatorName: z.string(),
  teamNo: z.number().int(),
  number: z.string(),
  teamName: z.string(),
  state: z.enum(['draft', 'submitted', 'recused']),
  voidedAt: instant.nullable(),
  voidReason: z.string().nullable(),
  total: z.number().nullable(),
  scores: z.record(z.string(), z.number()),
  notes: z.record(z.string(), z.string()),
  commentTeam: z.string(),
  commentOperators: z.string(),
  submittedAt: instant.nullable(),
});
export type SheetRow = z.output<typeof sheetRow>;

/** Sheets of a team or of an evaluator in a stage, with scores and comments. */
export const listStageSheets = endpoint({
  method: 'GET',
  path: '/admin/evaluation/query/sheets',
  access: 'operator',
  may: 'seeScores',
  summary: 'Score sheets of a team or an evaluator',
  input: z.strictObject({ ...judged, teamNo: wholeNo.optional(), evaluatorId: wholeNo.optional() }),
  output: z.array(sheetRow),
});

/** Writes to evaluators with targets left, once in 24 hours each. Without `evaluatorIds`: to all of the stage. */
export const remindEvaluators = endpoint({
  method: 'POST',
  path: '/admin/evaluation/command/remind',
  access: 'operator',
  may: 'manageEvaluators',
  summary: 'Remind evaluators of their targets',
  input: z.strictObject({ ...judged, evaluatorIds: z.array(wholeNo).max(500).optional() }),
  output: z.object({ reminded: z.number().int() }),
});

/** Takes a sheet out of the count; it is kept with the reason. 404 for none such, 4043 when it was voided already. */
export const voidSheet = endpoint({
  method: 'POST',
  path: '/admin/evaluation/command/void-sheet',
  access: 'operator',
  may: 'seeScores',
  summary: 'Void a score sheet',
  input: z.strictObject({ sheetId: wholeNo, reason: line(200) }),
  output: noData,
});

/** Lets an evaluator write again after signing; the signature is kept in the log. 404 where nothing is signed. */
export const unlockSignature = endpoint({
  method: 'POST',
  path: '/admin/evaluation/command/unlock-signature',
  access: 'operator',
  may: 'manageEvaluators',
  summary: 'Unlock a signed stage of an evaluator',
  input: z.strictObject({ ...judged, evaluatorId: wholeNo, reason: line(200) }),
  output: noData,
});
