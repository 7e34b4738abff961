import { z } from 'zod';
import { instant, stageNumber, wholeNo } from '../fields.ts';

/** A judged stage: one of a track of a published season that has a rubric. 404 for any other. */
export const judgedStage = { trackNo: wholeNo, stageNo: stageNumber };

/** A panel as it is planned. Without a name it is called by its place: 1분과, Panel 1. */
export const plannedPanel = z.strictObject({
  name: z.string().trim().max(40, 'tooLong'),
  evaluators: z
    .array(
      z.strictObject({ evaluatorId: wholeNo, role: z.enum(['member', 'alternate']), pinned: z.boolean() }),
    )
    .max(100),
  teams: z.array(z.strictObject({ teamNo: wholeNo, pinned: z.boolean() })).max(5_000),
});
export type PlannedPanel = z.output<typeof plannedPanel>;

/** What is pinned stays in its panel when a plan is proposed anew. Panels keep their places. */
export const panelContent = z.strictObject({ panels: z.array(plannedPanel).max(200) });
export type PanelContent = z.output<typeof panelContent>;

/** What a plan would be. */
export const planFigures = z.object({
  panels: z.number().int(),
  teams: z.number().int(),
  members: z.number().int(),
  alternates: z.number().int(),
  /** Evaluator–team pairs that would be judged. */
  assignments: z.number().int(),
  /** Of the smallest and largest panel. */
  fewestTeams: z.number().int(),
  mostTeams: z.number().int(),
  /** Teams of evaluators who have any. */
  lightestLoad: z.number().int(),
  heaviestLoad: z.number().int(),
  /** Pairs of a member and a team of the same panel who are kept apart: each needs an alternate. */
  conflicts: z.number().int(),
  covered: z.number().int(),
  /** Teams that fewer judge than the panel size says. */
  shortTeams: z.number().int(),
  /** Per cent of pairs in which the evaluator knows the team's field. */
  expertise: z.number(),
  /** Per cent of teams that are of the region that most teams of their panel are of: 100 where each panel has one region. */
  region: z.number(),
});
export type PlanFigures = z.output<typeof planFigures>;

/**
 * Why a plan cannot be made, or what is wrong with one; words are `problemText`. Of the numbers each kind has those that
 * it needs; the others are null.
 *
 * - `noTeams`, `noEvaluators`
 * - `tooFewEvaluators`: `needs` for the panels, `has`, `missing`
 * - `limitsTooSmall`: the load limits carry `has` of `needs` teams; about `missing` more evaluators would do
 * - `tooManyPanels`: `needs` panels were asked for, `has` teams or pins allow
 * - `tooManyPinned`: `panel` has `has` pinned members where `needs` are its size
 * - `pinnedLimit`: `evaluatorId` is pinned to `panel`, whose `needs` teams are more than their limit `has`
 * - `conflictsWithAll`: nobody of the evaluators may judge `teamNo`
 * - `teamShort`: `has` of `needs` evaluators for `teamNo` in `panel`
 * - `panelShort`: `panel` has `has` of `needs` members
 * - `panelLong`: `panel` has `has` members where `needs` are its size
 * - `unplaced`: `teamNo` stands in no panel
 * - `teamGone`: `teamNo` is judged in this stage no more
 * - `evaluatorGone`: `evaluatorId` was disabled, or refused the pledge
 * - `overLimit`: `evaluatorId` would have `has` teams, more than their limit `needs`
 */
export const planProblem = z.object({
  code: z.enum([
    'noTeams',
    'noEvaluators',
    'tooFewEvaluators',
    'limitsTooSmall',
    'tooManyPanels',
    'tooManyPinned',
    'pinnedLimit',
    'conflictsWithAll',
    'teamShort',
    'panelShort',
    'panelLong',
    'unplaced',
    'teamGone',
    'evaluatorGone',
    'overLimit',
  ]),
  /** An error keeps a plan from being published, a warning must be accepted. */
  severity: z.enum(['error', 'warning']),
  /** Place of the panel, from 1. */
  panel: z.number().int().nullable(),
  teamNo: z.number().int().nullable(),
  evaluatorId: z.number().int().nullable(),
  needs: z.number().int().nullable(),
  has: z.number().int().nullable(),
  missing: z.number().int().nullable(),
});
export type PlanProblem = z.output<typeof planProblem>;

/** A plan with what would come of it. */
export const draftedPlan = z.object({
  content: panelContent,
  figures: planFigures,
  problems: z.array(planProblem),
});
export type DraftedPlan = z.output<typeof draftedPlan>;

/** A plan that is kept. `revision` counts the saves of a draft. */
export const panelPlan = draftedPlan.extend({
  planId: z.number().int(),
  version: z.number().int(),
  state: z.enum(['draft', 'published', 'superseded']),
  revision: z.number().int(),
  reason: z.string(),
  savedAt: instant,
  publishedAt: instant.nullable(),
});
export type PanelPlan = z.output<typeof panelPlan>;
