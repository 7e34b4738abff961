import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { instant, line, wholeNo } from '../fields.ts';
import { judgedStage } from '../panels/plan.ts';

/** How somebody's last sheet is foreseen by the last three days; `at` alone has a time. */
export const forecast = z.object({
  kind: z.enum(['done', 'at', 'stopped', 'notBegun', 'unknown']),
  at: instant.nullable(),
});
export type ForecastView = z.output<typeof forecast>;

/** An evaluator of a panel. Nothing of scores. */
export const progressEvaluator = z.object({
  evaluatorId: z.number().int(),
  name: z.string(),
  role: z.enum(['member', 'alternate']),
  assigned: z.number().int(),
  submitted: z.number().int(),
  /** Sheets a day by the last three days; null where there was too little time. */
  perDay: z.number().nullable(),
  forecast,
  late: z.boolean(),
  pledge: z.enum(['unsigned', 'signed', 'refused']),
  signedAt: instant.nullable(),
  lastSubmittedAt: instant.nullable(),
  /** When they were last seen at work: their log-in, or what they submitted in a session that began long before. */
  lastLoginAt: instant.nullable(),
  remindedAt: instant.nullable(),
});
export type ProgressEvaluator = z.output<typeof progressEvaluator>;

/** `overrun`: somebody will not be done by the closing; `tight`: the last sheet comes within a day of it. */
export const consequence = z.enum(['overrun', 'tight', 'onTime', 'unknown', 'done']);
export type Consequence = z.output<typeof consequence>;

export const progressPanel = z.object({
  ...{ trackNo: z.number().int(), stageNo: z.number().int(), panelId: z.number().int() },
  position: z.number().int(),
  name: z.string(),
  teams: z.number().int(),
  consequence,
  /** When its last sheet comes; null without a date to give. */
  lastAt: instant.nullable(),
  evaluators: z.array(progressEvaluator),
});
export type ProgressPanel = z.output<typeof progressPanel>;

/**
 * How far judging is by panel and person in the stages of a season that have published panels: panels by what will
 * become of them and, of these, by the hour of their last sheet, the latest first.
 */
export const getJudgingProgress = endpoint({
  method: 'GET',
  path: '/admin/evaluation/query/panels',
  access: 'operator',
  may: 'seeConsole',
  summary: 'Progress of judging by panel and person',
  input: z.strictObject({ year: z.coerce.number().int().min(2000).max(9999).optional() }),
  output: z.object({
    year: z.number().int(),
    stages: z.array(
      z.object({
        ...{ trackNo: z.number().int(), stageNo: z.number().int(), lane: z.number().int() },
        ...{ trackName: z.string(), stageName: z.string(), beginsAt: instant, closesAt: instant },
        /** Share of judging's time that has passed. */
        evenShare: z.number(),
        /** Whether evaluators who are behind are told 72, 24 and 6 hours before the closing. */
        tells: z.array(z.number().int()),
      }),
    ),
    panels: z.array(progressPanel),
    /** Sheets submitted by the end of each Korean day on which there were any. */
    days: z.array(z.object({ day: z.string(), submitted: z.number().int() })),
  }),
});
export type JudgingProgress = z.output<typeof getJudgingProgress.output>;

/** Who could take over what an evaluator has left, and how it would end. */
export const handOverOption = z.object({
  /** One alternate, or two who share. */
  to: z.array(
    z.object({
      evaluatorId: z.number().int(),
      name: z.string(),
      teams: z.number().int(),
    }),
  ),
  teams: z.number().int(),
  /** Teams that none of them may judge, and teams beyond their limits. */
  conflicts: z.number().int(),
  beyondLimit: z.number().int(),
  forecast,
  late: z.boolean(),
});
export type HandOverOption = z.output<typeof handOverOption>;

export const listHandOverOptions = endpoint({
  method: 'GET',
  path: '/admin/evaluation/query/hand-over',
  access: 'operator',
  may: 'buildPanels',
  summary: 'Alternates who could take over what an evaluator has left',
  input: z.strictObject({ ...judgedStage, evaluatorId: wholeNo }),
  output: z.object({
    /** Teams that they have not submitted. */
    left: z.number().int(),
    options: z.array(handOverOption),
    /** Of every alternate that an option names. */
    alternates: z.array(
      z.object({
        evaluatorId: z.number().int(),
        panel: z.string(),
        position: z.number().int(),
        load: z.number().int(),
        loadLimit: z.number().int(),
        perDay: z.number().nullable(),
        pledge: z.enum(['unsigned', 'signed', 'refused']),
        lastLoginAt: instant.nullable(),
      }),
    ),
  }),
});

/**
 * Hands what an evaluator has not submitted to alternates, spread so that they end together; what they may not judge or
 * have no room for stays. Submitted sheets stay with the evaluator. Everybody is written to. 404 where nothing is left or
 * somebody is no alternate of the stage who may judge; 4043 where nothing can be taken over.
 */
export const handOver = endpoint({
  method: 'POST',
  path: '/admin/evaluation/command/hand-over',
  access: 'operator',
  may: 'buildPanels',
  summary: 'Hand over what an evaluator has left',
  input: z.strictObject({
    ...judgedStage,
    evaluatorId: wholeNo,
    to: z.array(wholeNo).min(1, 'required').max(2, 'invalid'),
    reason: line(200),
  }),
  output: z.object({ moved: z.number().int(), stayed: z.number().int() }),
});
