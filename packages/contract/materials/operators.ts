import { z } from 'zod';
import { deadline } from '../applications/applications.ts';
import { endpoint } from '../endpoint.ts';
import { instant, wholeNo } from '../fields.ts';
import { materialReceipt, materialState } from './materials.ts';

/** A stage that asks its teams for material, and how far they are. */
export const askingStage = z.object({
  trackNo: z.number().int(),
  stageNo: z.number().int(),
  lane: z.number().int(),
  trackName: z.string(),
  stageName: z.string(),
  state: materialState,
  deadline,
  /** Names of the slots. */
  slots: z.array(z.string()),
  /** False while the judged stage before it has no released result: nobody is asked yet. */
  known: z.boolean(),
  subjects: z.number().int(),
  submitted: z.number().int(),
});
export type AskingStage = z.output<typeof askingStage>;

/** Stages of a season that ask for material, the newest season where no year is given. */
export const listAskingStages = endpoint({
  method: 'GET',
  path: '/admin/material/query/stages',
  access: 'operator',
  may: 'seeConsole',
  summary: 'Stages that ask for material',
  input: z.strictObject({ year: z.coerce.number().int().min(2000).max(9999).optional() }),
  output: z.object({ year: z.number().int().nullable(), stages: z.array(askingStage) }),
});

/** A team that a stage asks: with its receipt once it has handed in. `deadline` is its own. */
export const askedTeam = z.object({
  teamNo: z.number().int(),
  number: z.string(),
  teamName: z.string(),
  state: materialState,
  closesAt: instant,
  /** Files stand in its slots that are not handed in. */
  begun: z.boolean(),
  receipt: materialReceipt.nullable(),
  remindedAt: instant.nullable(),
  /** Whether a reminder may go to it now. */
  remindable: z.boolean(),
});
export type AskedTeam = z.output<typeof askedTeam>;

/** The teams that a stage asks, who has not handed in first. 404 for a stage that asks for nothing. */
export const listAskedTeams = endpoint({
  method: 'GET',
  path: '/admin/material/query/teams',
  access: 'operator',
  may: 'seeConsole',
  summary: 'Teams that a stage asks for material',
  input: z.strictObject({ trackNo: wholeNo, stageNo: wholeNo }),
  output: z.object({ stage: askingStage, teams: z.array(askedTeam) }),
});

/** What a stage that asks a team has of it. */
export const teamMaterial = askedTeam
  .pick({ state: true, closesAt: true, begun: true, receipt: true })
  .extend({ trackNo: z.number().int(), stageNo: z.number().int(), stageName: z.string() });
export type TeamMaterial = z.output<typeof teamMaterial>;

/** What stages ask of one team, in their order; nothing of a team that none asks. 1115 for no such team. */
export const listTeamMaterials = endpoint({
  method: 'GET',
  path: '/admin/material/query/team',
  access: 'operator',
  may: 'seeConsole',
  summary: 'Material of one team',
  input: z.strictObject({ teamNo: wholeNo }),
  output: z.array(teamMaterial),
});

/**
 * Writes to the leaders of these teams, or of all, that have not handed in, to each once in 24 hours. 1353 once it
 * is closed, 404 for a stage that asks for nothing.
 */
export const remindOfMaterial = endpoint({
  method: 'POST',
  path: '/admin/material/command/remind',
  access: 'operator',
  may: 'workApplications',
  summary: 'Remind teams of material',
  input: z.strictObject({
    trackNo: wholeNo,
    stageNo: wholeNo,
    teamNos: z.array(wholeNo).min(1).max(500).optional(),
  }),
  output: z.object({ reminded: z.number().int() }),
});
