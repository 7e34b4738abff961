import { z } from 'zod';
import { instant } from '../fields.ts';
import { serverFileName } from '../files/files.ts';
import { judgingPhase } from '../pledges.ts';
import { stageKind } from '../seasons/seasons.ts';
import { bandLevels } from './values.ts';

/**
 * A target's state as its evaluator sees it. `voided`: the operators took the sheet out of the count; it cannot be
 * written any more.
 */
export const sheetState = z.enum(['unread', 'draft', 'submitted', 'recused', 'voided']);
export type SheetState = z.output<typeof sheetState>;

export const recusalKind = z.enum(['family', 'teaching', 'business', 'other']);
export type RecusalKind = z.output<typeof recusalKind>;

export const bandLevel = z.enum(bandLevels);
export type BandLevel = (typeof bandLevels)[number];

/**
 * A criterion of the rubric. `bands` split 0 to `points` without gaps, best first; both ends count; `anchor` says what
 * earns it, empty where nobody has written that. `step`: 1 or 0.5.
 */
export const criterionView = z.object({
  code: z.string(),
  name: z.string(),
  points: z.number(),
  help: z.string(),
  step: z.number(),
  bands: z.array(z.object({ level: bandLevel, from: z.number(), to: z.number(), anchor: z.string() })),
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
  /** Judging begins here: nothing that is judged can change any more. */
  beginsAt: instant,
  /** Judging ends here, extensions counted; the instant itself is already closed. */
  closesAt: instant,
  phase: judgingPhase,
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

/** When one target is judged, where that is not when the rest of the stage is. `open`: whether its sheet can be written now. */
export const ownPeriod = z.object({ beginsAt: instant, closesAt: instant, open: z.boolean() });
export type OwnPeriod = z.output<typeof ownPeriod>;

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
  /** The team has handed in again since: the sheet counts once it is submitted anew. */
  outdated: z.boolean(),
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
