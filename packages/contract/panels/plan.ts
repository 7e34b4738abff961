import { z } from 'zod';
import { instant, stageNumber, wholeNo } from '../fields.ts';
import type { Language } from '../language.ts';

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

/** How the reader knows what a problem names. */
export type ProblemNames = { team(teamNo: number): string; evaluator(evaluatorId: number): string };

/** A problem in a sentence. */
export function problemText(problem: PlanProblem, names: ProblemNames, language: Language): string {
  const { code, panel, teamNo, evaluatorId } = problem;
  const facts = {
    panel: panel ?? 0,
    team: teamNo === null ? '' : names.team(teamNo),
    evaluator: evaluatorId === null ? '' : names.evaluator(evaluatorId),
    needs: problem.needs ?? 0,
    has: problem.has ?? 0,
    missing: problem.missing ?? 0,
  };
  return words[language][code](facts);
}

type Facts = {
  panel: number;
  team: string;
  evaluator: string;
  needs: number;
  has: number;
  missing: number;
};
type Words = Record<PlanProblem['code'], (facts: Facts) => string>;

const words: Record<Language, Words> = {
  ko: {
    noTeams: () => '심사할 팀이 아직 없어요.',
    noEvaluators: () => '배정할 수 있는 심사위원이 없어요.',
    tooFewEvaluators: ({ needs, has, missing }) =>
      `심사위원이 ${needs}명 필요한데 ${has}명뿐이에요. ${missing}명을 더 초대하거나 분과 수나 분과 인원을 줄여 주세요.`,
    limitsTooSmall: ({ needs, has, missing }) =>
      `심사위원들의 배정 한도로는 ${needs}팀 가운데 ${has}팀까지만 맡을 수 있어요. 한도를 늘리거나 심사위원을 ${missing}명쯤 더 초대해 주세요.`,
    tooManyPanels: ({ needs, has }) => `분과를 ${needs}개로 나눌 수 없어요. ${has}개까지 나눌 수 있어요.`,
    tooManyPinned: ({ panel, needs, has }) =>
      `${panel}분과에 고정한 위원이 ${has}명이에요. 분과 인원은 ${needs}명이에요.`,
    pinnedLimit: ({ panel, evaluator, needs, has }) =>
      `${evaluator} 위원은 ${has}팀까지 맡을 수 있는데, 고정한 ${panel}분과는 ${needs}팀을 맡아야 해요.`,
    conflictsWithAll: ({ team }) => `${team} 팀은 모든 심사위원과 제척 관계예요.`,
    teamShort: ({ panel, team, needs, has }) =>
      `${panel}분과의 ${team} 팀을 심사할 위원이 ${needs}명 가운데 ${has}명뿐이에요.`,
    panelShort: ({ panel, needs, has }) => `${panel}분과의 위원이 ${needs}명 가운데 ${has}명뿐이에요.`,
    panelLong: ({ panel, needs, has }) =>
      `${panel}분과의 위원이 ${has}명이에요. 분과 인원은 ${needs}명이에요.`,
    unplaced: ({ team }) => `${team} 팀이 아직 어느 분과에도 없어요.`,
    teamGone: ({ team }) => `${team} 팀은 이제 이 단계의 심사 대상이 아니에요.`,
    evaluatorGone: ({ evaluator }) => `${evaluator} 위원은 이제 심사할 수 없어요.`,
    overLimit: ({ evaluator, needs, has }) =>
      `${evaluator} 위원의 배정 한도는 ${needs}팀인데 ${has}팀이 배정돼요.`,
  },
  en: {
    noTeams: () => 'There are no teams to judge yet.',
    noEvaluators: () => 'There are no evaluators to assign.',
    tooFewEvaluators: ({ needs, has, missing }) =>
      `${needs} evaluators are needed and there are ${has}. Invite ${missing} more, or make fewer or smaller panels.`,
    limitsTooSmall: ({ needs, has, missing }) =>
      `The evaluators’ load limits carry ${has} of ${needs} teams. Raise the limits or invite about ${missing} more.`,
    tooManyPanels: ({ needs, has }) => `${needs} panels are not possible; ${has} are.`,
    tooManyPinned: ({ panel, needs, has }) =>
      `${has} evaluators are pinned to panel ${panel}, whose size is ${needs}.`,
    pinnedLimit: ({ panel, evaluator, needs, has }) =>
      `${evaluator} can take ${has} teams, but panel ${panel}, to which they are pinned, must take ${needs}.`,
    conflictsWithAll: ({ team }) => `Team ${team} has a conflict with every evaluator.`,
    teamShort: ({ panel, team, needs, has }) =>
      `Team ${team} of panel ${panel} has ${has} of ${needs} evaluators who may judge it.`,
    panelShort: ({ panel, needs, has }) => `Panel ${panel} has ${has} of ${needs} evaluators.`,
    panelLong: ({ panel, needs, has }) => `Panel ${panel} has ${has} evaluators; its size is ${needs}.`,
    unplaced: ({ team }) => `Team ${team} is not in any panel yet.`,
    teamGone: ({ team }) => `Team ${team} is not judged in this stage any more.`,
    evaluatorGone: ({ evaluator }) => `${evaluator} cannot judge any more.`,
    overLimit: ({ evaluator, needs, has }) =>
      `${evaluator} would have ${has} teams; their limit is ${needs}.`,
  },
};
