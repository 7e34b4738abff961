import { z } from 'zod';
import { endpoint, nothing } from '../endpoint.ts';
import { instant, line, stageNumber, wholeNo, withoutRegistrationNumber } from '../fields.ts';
import { serverFileName } from '../files/files.ts';
import { lettersSeen } from '../letters-seen.ts';
import { MOST_COMMENT, MOST_NOTE } from './values.ts';
import {
  criterionView,
  judgedDocument,
  judgedField,
  judgedStage,
  ownFigures,
  ownPeriod,
  recusalKind,
  sheetView,
  targetRow,
} from './views.ts';

export type {
  BandLevel,
  CriterionView,
  JudgedDocument,
  JudgedStage,
  OwnFigures,
  RecusalKind,
  SheetState,
  SheetView,
  TargetRow,
} from './views.ts';

/** Which track and stage is judged; every call of an evaluator says it, and the pledge is asked for it. */
const judged = { trackNo: wholeNo, stageNo: stageNumber };

/** A text of several lines that may be empty. */
const prose = (max: number) =>
  z
    .string()
    .max(max, 'tooLong')
    .overwrite((text) => text.toWellFormed().normalize('NFC').replaceAll('\r\n', '\n'));

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
    /**
     * `place`: the same as the target's own page says, from 1; null for what is recused. `period`: null where it is judged
     * when the stage is.
     */
    targets: z.array(targetRow.extend({ place: z.number().int().nullable(), period: ownPeriod.nullable() })),
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
    /** Place from 1, of so many, and the neighbours there: an order that stays while sheets are written. */
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
      .refine((text) => lettersSeen(text) > 0, 'required')
      .refine(...withoutRegistrationNumber),
  }),
  output: z.object({ nextOpen: z.number().int().nullable() }),
});

/**
 * Signs all my sheets of the stage with my name; from then on none can be changed. 4065 with `detail`
 * `{ unread, draft }` while targets are left; 4056 beside `typedName` for another name than the account's.
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

/**
 * A document of a target that is mine to judge; the reading is in the audit log. 1356 for any other.
 * Where names or schools are blind it comes without its metadata; 4078 for one that cannot be cleaned.
 */
export const readJudgedDocument = endpoint({
  method: 'POST',
  path: '/admin/point-stage/query/document',
  access: 'pledgedEvaluator',
  summary: 'Read a document of a target',
  input: z.strictObject({ ...judged, targetNo: wholeNo, serverFileName }),
  output: z.any(),
  reply: 'stream',
});

/** The key (base64, 32 bytes) under which what I wrote and the server has not acknowledged is kept on the device. */
export const evaluatorDeviceKey = endpoint({
  method: 'GET',
  path: '/admin/point-stage/query/device-key',
  access: 'evaluator',
  summary: 'Key for score sheets kept on the device',
  input: nothing,
  output: z.object({ key: z.string() }),
});
