import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { instant, line, wholeNo } from '../fields.ts';
import { panelEvaluator, panelTeam } from './panels.ts';
import { judgedStage } from './plan.ts';

/** Only `active` ones may be judged. `withdrawn`: an operator took it away, or a newer plan gave the team to others. */
export const assignmentState = z.enum(['active', 'recused', 'conflicted', 'withdrawn']);
export type AssignmentState = z.output<typeof assignmentState>;

/** What holds now: who judges each team, and how much each evaluator has. Nothing of scores. */
export const getCoverage = endpoint({
  method: 'GET',
  path: '/admin/panel/query/coverage',
  access: 'operator',
  may: 'seeConsole',
  summary: 'Coverage of teams and load of evaluators',
  input: z.strictObject(judgedStage),
  output: z.object({
    panelSize: z.number().int(),
    /** Those that fewest judge first. */
    teams: z.array(
      panelTeam.extend({
        /** Name and position (from 1) of its panel in the published plan. */
        panel: z.object({ position: z.number().int(), name: z.string() }).nullable(),
        active: z.number().int(),
        /** How many more are wanted. */
        missing: z.number().int(),
        evaluators: z.array(
          z.object({
            evaluatorId: z.number().int(),
            name: z.string(),
            role: z.enum(['member', 'alternate']).nullable(),
            state: assignmentState,
            since: instant,
            until: instant.nullable(),
            reason: z.string(),
          }),
        ),
      }),
    ),
    evaluators: z.array(
      panelEvaluator.extend({
        panel: z.object({ position: z.number().int(), name: z.string() }).nullable(),
        role: z.enum(['member', 'alternate']).nullable(),
        recused: z.number().int(),
        conflicted: z.number().int(),
        withdrawn: z.number().int(),
      }),
    ),
  }),
});

/**
 * Ends an evaluator's judging of one team, or of all where `teamNo` is null: `recused` what they asked for by another
 * way, `withdrawn` what the operator decides. Their sheets are voided and kept; alternates take over where there are any. 404
 * where nothing is active.
 */
export const endAssignments = endpoint({
  method: 'POST',
  path: '/admin/panel/command/end-assignments',
  access: 'operator',
  may: 'buildPanels',
  summary: 'Take teams from an evaluator',
  input: z.strictObject({
    ...judgedStage,
    evaluatorId: wholeNo,
    teamNo: wholeNo.nullable(),
    state: z.enum(['recused', 'withdrawn']),
    reason: line(200),
  }),
  output: z.object({
    ended: z.number().int(),
    /** Given to an alternate. */
    mended: z.number().int(),
  }),
});
