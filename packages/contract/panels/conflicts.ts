import { z } from 'zod';
import { endpoint, noData } from '../endpoint.ts';
import { instant, line, stageNumber, wholeNo } from '../fields.ts';
import { judgedStage } from './plan.ts';
import { comparedKinds, conflictKinds } from './values.ts';

export const conflictKind = z.enum(conflictKinds);
export type ConflictKind = (typeof conflictKinds)[number];

export const comparedKind = z.enum(comparedKinds);
export type ComparedKind = (typeof comparedKinds)[number];

/** `department`: the same school counts only where the department is the same too. */
export const conflictLevel = z.enum(['school', 'department']);
export type ConflictLevel = z.output<typeof conflictLevel>;

export const relationKind = z.enum(['family', 'mentor', 'business', 'other']);
export type RelationKind = z.output<typeof relationKind>;

/** Of `exclusion` requests. `takenBack`: it had been accepted, and keeps nobody apart any more. */
export const exclusionState = z.enum(['open', 'accepted', 'refused', 'takenBack']);
export type ExclusionState = z.output<typeof exclusionState>;

/** Conflicts of the teams that a stage judges, or of one evaluator or team of it; those that ended too. */
export const listConflicts = endpoint({
  method: 'GET',
  path: '/admin/panel/query/conflicts',
  access: 'operator',
  may: 'seeConsole',
  summary: 'Conflicts between evaluators and teams',
  input: z.strictObject({ ...judgedStage, evaluatorId: wholeNo.optional(), teamNo: wholeNo.optional() }),
  output: z.array(
    z.object({
      evaluatorId: z.number().int(),
      evaluatorName: z.string(),
      teamNo: z.number().int(),
      number: z.string().nullable(),
      teamName: z.string(),
      kind: conflictKind,
      /** Whether it keeps them apart in this stage: `school` does not where the level is `department`. */
      counts: z.boolean(),
      foundAt: instant,
      endedAt: instant.nullable(),
      /** Of a declared relation. */
      relation: z
        .object({
          relationId: z.number().int(),
          kind: relationKind,
          note: z.string(),
          declaredBy: z.string(),
        })
        .nullable(),
      /** How it was last found to be none. With `endedAt` null, something new has matched since. */
      dismissal: z.object({ by: z.string(), at: instant, reason: z.string() }).nullable(),
    }),
  ),
});

/**
 * Says that a conflict that was found by comparing is none, such as of two companies of one name. It is over, and what
 * matched makes no conflict between the two again; something else that matches does. What had ended because of it comes
 * back only with a plan that is published. 404 for no such conflict, 4043 for one that is over.
 */
export const dismissConflict = endpoint({
  method: 'POST',
  path: '/admin/panel/command/dismiss-conflict',
  access: 'operator',
  may: 'buildPanels',
  summary: 'Say that a found conflict is none',
  input: z.strictObject({ evaluatorId: wholeNo, teamNo: wholeNo, kind: comparedKind, reason: line(200) }),
  output: noData,
});

/** Declares that an evaluator is close to a team; what they judge of it ends at once. 404 for no such evaluator or team. */
export const declareRelation = endpoint({
  method: 'POST',
  path: '/admin/panel/command/declare-relation',
  access: 'operator',
  may: 'buildPanels',
  summary: 'Declare a relation between an evaluator and a team',
  input: z.strictObject({ evaluatorId: wholeNo, teamNo: wholeNo, kind: relationKind, note: line(200) }),
  output: z.object({ relationId: z.number().int() }),
});

/** Takes a declared relation back, for what is assigned from then on. */
export const removeRelation = endpoint({
  method: 'POST',
  path: '/admin/panel/command/remove-relation',
  access: 'operator',
  may: 'buildPanels',
  summary: 'Take a declared relation back',
  input: z.strictObject({ relationId: wholeNo, reason: line(200) }),
  output: noData,
});

/** Exclusion requests (기피 신청) of a stage's teams, open ones first. */
export const listExclusionRequests = endpoint({
  method: 'GET',
  path: '/admin/panel/query/exclusions',
  access: 'operator',
  may: 'seeConsole',
  summary: 'Exclusion requests of applicants',
  input: z.strictObject(judgedStage),
  output: z.array(
    z.object({
      exclusionId: z.number().int(),
      teamNo: z.number().int(),
      number: z.string().nullable(),
      teamName: z.string(),
      evaluatorText: z.string(),
      reason: z.string(),
      state: exclusionState,
      askedAt: instant,
      evaluator: z.object({ evaluatorId: z.number().int(), name: z.string() }).nullable(),
      answer: z.string(),
      decidedAt: instant.nullable(),
      decidedBy: z.string().nullable(),
      takenBack: z.object({ by: z.string(), at: instant, reason: z.string() }).nullable(),
    }),
  ),
});

/**
 * Accepts a request, for an evaluator that must be named (400), or refuses it. `answer` is what the team reads. Decided
 * requests are decided: 4043.
 */
export const decideExclusion = endpoint({
  method: 'POST',
  path: '/admin/panel/command/decide-exclusion',
  access: 'operator',
  may: 'buildPanels',
  summary: 'Decide an exclusion request',
  input: z.strictObject({
    exclusionId: wholeNo,
    decision: z.enum(['accepted', 'refused']),
    evaluatorId: wholeNo.nullable(),
    answer: line(500),
  }),
  output: noData,
});

/**
 * Takes an accepted request back: the conflict is over unless another accepted one means the same evaluator. The team
 * reads `reason`. 404 for no such request; 4043 for one that does not stand accepted.
 */
export const takeBackExclusion = endpoint({
  method: 'POST',
  path: '/admin/panel/command/take-back-exclusion',
  access: 'operator',
  may: 'buildPanels',
  summary: 'Take an accepted exclusion request back',
  input: z.strictObject({ exclusionId: wholeNo, reason: line(500) }),
  output: noData,
});

/**
 * The team's leader asks that somebody does not judge them. 4059 once the stage's panels are published, 1354 for a member,
 * 429 beyond five of a stage.
 */
export const requestExclusion = endpoint({
  method: 'POST',
  path: '/api/exclusion/command/request',
  access: 'user',
  summary: 'Ask that an evaluator does not judge my team',
  input: z.strictObject({ teamNo: wholeNo, stageNo: stageNumber, evaluator: line(100), reason: line(500) }),
  output: z.object({ exclusionId: z.number().int() }),
});

/** My team's requests, and the stages in which it may still ask. For the leader alone. */
export const listMyExclusions = endpoint({
  method: 'GET',
  path: '/api/exclusion/query/list',
  access: 'user',
  summary: 'My team’s exclusion requests',
  input: z.strictObject({ teamNo: wholeNo }),
  output: z.object({
    open: z.array(z.object({ stageNo: z.number().int(), stageName: z.string() })),
    requests: z.array(
      z.object({
        exclusionId: z.number().int(),
        stageNo: z.number().int(),
        stageName: z.string(),
        evaluator: z.string(),
        reason: z.string(),
        state: exclusionState,
        askedAt: instant,
        answer: z.string(),
        decidedAt: instant.nullable(),
        /** Why it was taken back; empty where it was not. */
        takenBackReason: z.string(),
      }),
    ),
  }),
});
