import { z } from 'zod';
import { endpoint, noData } from '../endpoint.ts';
import { sentLetters } from '../evaluation/judging-letters.ts';
import { sheetNeeds } from '../evaluation/sheet-needs.ts';
import { instant } from '../fields.ts';
import { stageKind } from '../seasons/seasons.ts';
import { conflictKind, conflictLevel } from './conflicts.ts';
import { draftedPlan, judgedStage, panelContent, panelPlan, planProblem } from './plan.ts';

export type {
  DraftedPlan,
  PanelContent,
  PanelPlan,
  PlanFigures,
  PlannedPanel,
  PlanProblem,
} from './plan.ts';

const year = z.coerce.number().int().min(2000).max(9999);

/** How a stage is judged. */
export const stageSettings = z.object({
  /** Evaluators of a panel, alternates not counted. */
  panelSize: z.number().int(),
  /** Whether names of teams and people, and names of schools, are kept from evaluators. */
  blindNames: z.boolean(),
  blindSchools: z.boolean(),
  /** Whether evaluators see how many have already judged a team. */
  showsCounts: z.boolean(),
  /** Whether a criterion may be given half points. */
  halfPoints: z.boolean(),
  conflictLevel,
  letters: sentLetters,
});
export type StageSettings = z.output<typeof stageSettings>;

/** Judged stages of a season in their order; the newest season where no year is asked for. */
export const listJudgedStages = endpoint({
  method: 'GET',
  path: '/admin/panel/query/stages',
  access: 'operator',
  may: 'seeConsole',
  summary: 'Judged stages and how far their panels are',
  input: z.strictObject({ year: year.optional() }),
  output: z.array(
    z.object({
      trackNo: z.number().int(),
      stageNo: z.number().int(),
      lane: z.number().int(),
      trackName: z.string(),
      stageName: z.string(),
      kind: stageKind,
      state: z.enum(['upcoming', 'open', 'closed', 'announced']),
      opensAt: instant,
      closesAt: instant,
      /** Teams to be judged now; of a later stage, 0 until the stage before has a result. */
      teams: z.number().int(),
      hasDraft: z.boolean(),
      publishedVersion: z.number().int().nullable(),
      publishedAt: instant.nullable(),
      /** Of what is published: active assignments, and teams that fewer judge than the panel size says. */
      assignments: z.number().int(),
      shortTeams: z.number().int(),
      openExclusions: z.number().int(),
      /** Teams that keep panels from being published until it is decided whether they are judged. */
      notReady: z.number().int(),
    }),
  ),
});

export const getStageSettings = endpoint({
  method: 'GET',
  path: '/admin/panel/query/settings',
  access: 'operator',
  may: 'seeConsole',
  summary: 'How a stage is judged',
  input: z.strictObject(judgedStage),
  output: stageSettings,
});

/**
 * 4061 once an evaluator has opened an application of the stage and the blind options or half points would change:
 * what was seen cannot be unseen. A new panel size or conflict level counts for what is built from then on.
 */
export const saveStageSettings = endpoint({
  method: 'POST',
  path: '/admin/panel/command/save-settings',
  access: 'operator',
  may: 'buildPanels',
  summary: 'Set how a stage is judged',
  input: z.strictObject({
    ...judgedStage,
    panelSize: z.number().int().min(1, 'invalid').max(15, 'invalid'),
    blindNames: z.boolean(),
    blindSchools: z.boolean(),
    showsCounts: z.boolean(),
    halfPoints: z.boolean(),
    conflictLevel,
    letters: sentLetters,
  }),
  output: noData,
});

export const panelTeam = z.object({
  teamNo: z.number().int(),
  number: z.string().nullable(),
  teamName: z.string(),
  itemName: z.string(),
  /** Codes; their names stand in `itemParts` and `regions` of the board. */
  itemPart: z.string(),
  region: z.string().nullable(),
});
export type PanelTeam = z.output<typeof panelTeam>;

export const panelEvaluator = z.object({
  evaluatorId: z.number().int(),
  name: z.string(),
  affiliation: z.string(),
  /** Codes of `itemParts`. */
  expertise: z.array(z.string()),
  /** Most teams of this stage. */
  loadLimit: z.number().int(),
  /** How many teams of this stage they may not judge. */
  conflicts: z.number().int(),
  /** Active assignments in this stage. */
  load: z.number().int(),
  pledge: z.enum(['unsigned', 'signed', 'refused']),
});
export type PanelEvaluator = z.output<typeof panelEvaluator>;

/** Everything that the panels of a stage are built from and with, in one answer. Names of evaluators, no contacts. */
export const getPanelBoard = endpoint({
  method: 'GET',
  path: '/admin/panel/query/board',
  access: 'operator',
  may: 'seeConsole',
  summary: 'Teams, evaluators, conflicts and plans of a stage',
  input: z.strictObject(judgedStage),
  output: z.object({
    trackName: z.string(),
    stageName: z.string(),
    lane: z.number().int(),
    settings: stageSettings,
    /** What the stage's result asks of every team. */
    needs: sheetNeeds,
    itemParts: z.array(z.object({ code: z.string(), name: z.string() })),
    regions: z.array(z.object({ code: z.string(), name: z.string() })),
    /** Teams that this stage judges, by number. */
    teams: z.array(panelTeam),
    /** Evaluators who may judge, by name; who refused the pledge is among them and takes part in no proposal. */
    evaluators: z.array(panelEvaluator),
    /** Who may not judge whom in this stage; `recused` where an evaluator gave a team back or it was taken from them. */
    conflicts: z.array(
      z.object({
        evaluatorId: z.number().int(),
        teamNo: z.number().int(),
        kinds: z.array(z.enum([...conflictKind.options, 'recused'])),
      }),
    ),
    draft: panelPlan.nullable(),
    published: panelPlan.nullable(),
    /** What undoing would bring back: an earlier save of the draft, what is published, the plan before it, or nothing. */
    undo: z.enum(['save', 'discard', 'plan']).nullable(),
    /** How many teams keep this from being published until it is decided whether they are judged. */
    notReady: z.number().int(),
  }),
});
export type PanelBoard = z.output<typeof getPanelBoard.output>;

/**
 * A dry run: the best plan by these options, around what is pinned in the draft. It changes nothing. `panelCount`
 * null: as few panels as the load limits allow. `region` and `expertise` say how much it weighs that teams of a region
 * stay together and that evaluators know the field: 0 not at all, 3 much; conflicts always weigh most. Of the same
 * facts it always makes the same plan.
 */
export const proposePanels = endpoint({
  method: 'GET',
  path: '/admin/panel/query/propose',
  access: 'operator',
  may: 'buildPanels',
  summary: 'Propose panels: a dry run',
  input: z.strictObject({
    ...judgedStage,
    panelCount: z.coerce.number().int().min(1, 'invalid').max(200, 'invalid').optional(),
    alternates: z.coerce.number().int().min(0, 'invalid').max(5, 'invalid').default(1),
    region: z.coerce.number().int().min(0, 'invalid').max(3, 'invalid').default(1),
    expertise: z.coerce.number().int().min(0, 'invalid').max(3, 'invalid').default(2),
  }),
  /** `plan` null: it cannot be done, and `problems` say why. */
  output: z.object({ plan: draftedPlan.nullable(), problems: z.array(planProblem) }),
});

/**
 * Keeps a plan as the stage's draft, whole; nothing of it reaches an evaluator. `revision` is that of the draft it was
 * made from, 0 where there was none: 4043 when somebody saved meanwhile. 400 for evaluators, teams or panels that stand in it
 * twice, 404 for teams that are not judged in the stage or people who are no evaluators.
 */
export const savePanelDraft = endpoint({
  method: 'POST',
  path: '/admin/panel/command/save-draft',
  access: 'operator',
  may: 'buildPanels',
  mostBytes: 1_000_000,
  summary: 'Save the draft of the panels',
  input: z.strictObject({ ...judgedStage, revision: z.number().int().min(0), content: panelContent }),
  output: panelPlan,
});

/**
 * Publishes the draft: from then on its evaluators judge its teams. `reason` is asked for when it takes the place of a
 * published plan (400). What both have in common goes on undisturbed; assignments that only the old one had are withdrawn
 * and their sheets voided. 4058 with `problems` in `detail` when the plan has errors; `allowWarnings` false: also for
 * warnings, such as a team that fewer judge than the panel size says. 4043 without a draft or when it was
 * saved meanwhile.
 */
export const publishPanels = endpoint({
  method: 'POST',
  path: '/admin/panel/command/publish',
  access: 'operator',
  may: 'buildPanels',
  summary: 'Publish the panels of a stage',
  input: z.strictObject({
    ...judgedStage,
    revision: z.number().int().min(1),
    reason: z.string().trim().max(200, 'tooLong').default(''),
    allowWarnings: z.boolean().default(false),
  }),
  output: z.object({
    version: z.number().int(),
    assigned: z.number().int(),
    kept: z.number().int(),
    withdrawn: z.number().int(),
  }),
});

/**
 * Takes the last step back, as `undo` of the board says. `save`: the draft as it was saved before. `discard`: the draft
 * goes, what is published stays. `plan`: the plan that was published before becomes a draft, to be published with a
 * reason. `revision` as at saving: 4043. 4060 when there is nothing to take back.
 */
export const undoPanels = endpoint({
  method: 'POST',
  path: '/admin/panel/command/undo',
  access: 'operator',
  may: 'buildPanels',
  summary: 'Take back the last step of the panels',
  input: z.strictObject({ ...judgedStage, revision: z.number().int().min(0) }),
  output: z.object({ draft: panelPlan.nullable() }),
});

/** Every plan of a stage that was published or given up, newest first. */
export const listPanelPlans = endpoint({
  method: 'GET',
  path: '/admin/panel/query/plans',
  access: 'operator',
  may: 'seeConsole',
  summary: 'Plans of a stage',
  input: z.strictObject(judgedStage),
  output: z.array(
    z.object({
      planId: z.number().int(),
      version: z.number().int(),
      state: z.enum(['draft', 'published', 'superseded']),
      panels: z.number().int(),
      teams: z.number().int(),
      evaluators: z.number().int(),
      reason: z.string(),
      savedAt: instant,
      madeBy: z.string(),
      publishedAt: instant.nullable(),
      publishedBy: z.string().nullable(),
      supersededAt: instant.nullable(),
    }),
  ),
});
