import { z } from 'zod';
import { endpoint, noData } from '../endpoint.ts';
import { instant, stageNumber, wholeNo, words } from '../fields.ts';
import { operatorRole } from '../operators/roles.ts';
import { stageKind } from '../seasons/seasons.ts';
import {
  conditionCode,
  countedMarket,
  countingMarket,
  decision,
  points,
  rankedRegion,
  rankedTeam,
  resultRules,
} from './shapes.ts';
import { upheldAppeal, voidedSheet } from './ways-on.ts';

/** Why something is done about a result: goes on record, so it says something. */
const reason = words(500);

const stageOf = { trackNo: wholeNo, stageNo: stageNumber };
const bilingual = z.object({ ko: z.string(), en: z.string() });
const onRecord = { reason: z.string(), by: z.string(), at: instant };
/** Counts the finalised results of a stage. */
const versionNo = z.coerce.number().int().min(1).max(1_000_000);

/** A stage with a rubric, as its season has it in force. */
export const judgedStage = z.object({
  year: z.number().int(),
  trackNo: z.number().int(),
  lane: z.number().int(),
  trackName: bilingual,
  stageNo: z.number().int(),
  stageName: bilingual,
  kind: stageKind,
  opensAt: instant,
  closesAt: instant,
  /** 0 while nothing is finalised. */
  version: z.number().int(),
  finalisedAt: instant.nullable(),
  /** Somebody waits for a second operator. */
  requested: z.boolean(),
});
export type JudgedStage = z.output<typeof judgedStage>;

/** Every judged stage of the newest published season or a year, by lane and place. */
export const listResultStages = endpoint({
  method: 'GET',
  path: '/admin/result/query/stages',
  access: 'operator',
  may: 'seeScores',
  summary: 'Judged stages of a season',
  input: z.strictObject({ year: z.coerce.number().int().min(2000).max(2999).optional() }),
  output: z.array(judgedStage),
});

/** `in`, `out`: selected now or not any more; `rank`: only its rank is another; `new`: the version does not know it. */
export const move = z.enum(['in', 'out', 'rank', 'same', 'new']);

/** A ranked team as the console shows it. `before` is its standing in the newest version. */
export const resultTeam = rankedTeam.extend({
  number: z.string().nullable(),
  teamName: z.string(),
  itemName: z.string(),
  move,
  before: z
    .object({
      rank: z.number().int().nullable(),
      regionRank: z.number().int().nullable(),
      reserveRank: z.number().int().nullable(),
      decision,
    })
    .nullable(),
});
export type ResultTeam = z.output<typeof resultTeam>;

/**
 * A ranking as the console shows it. `moves` counts against the newest version; before the first one against the
 * saved rules, and with these rules all are `same`.
 */
export const resultView = z.object({
  rules: resultRules,
  count: z.number().int(),
  selected: z.number().int(),
  line: points.nullable(),
  moves: z.object({ in: z.number().int(), out: z.number().int(), rank: z.number().int() }),
  teams: z.array(resultTeam),
  regions: z.array(rankedRegion.extend({ name: bilingual, moved: z.number().int() })),
  openTies: z.array(z.array(z.number().int())),
  plainMeans: z.array(z.number().int()),
  /** The revealed market in it; null where none counts, or none is revealed. */
  market: countedMarket.omit({ companies: true }).extend({ companies: z.number().int() }).nullable(),
});
export type ResultView = z.output<typeof resultView>;

/** What must hold before finalising: `open` of `total` do not yet. Lists name at most 100 of them. */
export const condition = z.object({
  code: conditionCode,
  met: z.boolean(),
  total: z.number().int(),
  open: z.number().int(),
  teamNos: z.array(z.number().int()),
  evaluators: z.array(z.object({ evaluatorId: z.number().int(), name: z.string() })),
});
export type ResultCondition = z.output<typeof condition>;

export const resultVersion = z.object({
  version: z.number().int(),
  kind: z.enum(['calculation', 'withdrawal']),
  sha256: z.string(),
  reason: z.string(),
  selected: z.number().int(),
  requestedBy: z.string(),
  confirmedBy: z.string(),
  finalisedAt: instant,
});
export type ResultVersion = z.output<typeof resultVersion>;

/** A request that waits for the second operator. `stale`: what it froze is not what stands any more (4069). */
export const resultRequest = z.object({
  requestId: z.number().int(),
  kind: z.enum(['calculation', 'withdrawal']),
  version: z.number().int(),
  sha256: z.string(),
  reason: z.string(),
  /** The team that withdraws. */
  teamNo: z.number().int().nullable(),
  requestedBy: z.object({ operatorId: z.number().int(), name: z.string() }),
  requestedAt: instant,
  /** The one who was asked to confirm; null: any other who may. */
  confirmer: z.object({ operatorId: z.number().int(), name: z.string() }).nullable(),
  stale: z.boolean(),
  /** Whether the asker is one who may confirm it, and whether it is their own. */
  mayConfirm: z.boolean(),
  own: z.boolean(),
});
export type ResultRequest = z.output<typeof resultRequest>;

/** The result of a stage under its saved rules, everything that the page needs at once. */
export const getResult = endpoint({
  method: 'GET',
  path: '/admin/result/query/result',
  access: 'operator',
  may: 'seeScores',
  summary: 'The result of a stage under its saved rules',
  input: z.strictObject(stageOf),
  output: z.object({
    stage: judgedStage,
    /** Of the stage's panels: so many sheets a team can have. */
    panelSize: z.number().int(),
    criteria: z.array(z.object({ code: z.string(), name: bilingual, points: z.number() })),
    /** Whether rules were ever saved; else they are those that follow from the season. */
    rulesSaved: z.boolean(),
    /** What the season alone would make the rules. */
    usualRules: resultRules,
    /** Those of the newest version; null before the first. */
    versionRules: resultRules.nullable(),
    result: resultView,
    /** The market that counts for the stage by the plan in force, revealed or not; null where none does. */
    counting: countingMarket.nullable(),
    /** SHA-256 of inputs, rules and ranking as they stand; a request for finalising names it. */
    sha256: z.string(),
    conditions: z.array(condition),
    voidedSheets: z.array(voidedSheet),
    /** Upheld since the newest version was finalised. */
    upheldAppeals: z.array(upheldAppeal),
    /** Until when sheets can be written; null: the result is final and judging was not opened again. */
    judgedUntil: instant.nullable(),
    waivers: z.array(z.object({ evaluatorId: z.number().int(), name: z.string(), ...onRecord })),
    /** Teams that may have only so many valid sheets, or more. */
    sheetWaivers: z.array(z.object({ teamNo: z.number().int(), sheets: z.number().int(), ...onRecord })),
    tieDecisions: z.array(z.object({ order: z.array(z.number().int()), ...onRecord })),
    versions: z.array(resultVersion),
    request: resultRequest.nullable(),
    /** Others who may confirm. */
    confirmers: z.array(z.object({ operatorId: z.number().int(), name: z.string(), role: operatorRole })),
  }),
});

/** What other rules would make of the same sheets; nothing is kept. */
export const previewResult = endpoint({
  method: 'POST',
  path: '/admin/result/query/preview',
  access: 'operator',
  may: 'seeScores',
  summary: 'What other rules would make of the result',
  input: z.strictObject({ ...stageOf, rules: resultRules }),
  output: resultView,
});

/** 400 beside `rules` for a criterion or region that the stage does not have. */
export const saveResultRules = endpoint({
  method: 'POST',
  path: '/admin/result/command/save-rules',
  access: 'operator',
  may: 'finaliseResults',
  summary: 'Save the rules of a stage’s result',
  input: z.strictObject({ ...stageOf, rules: resultRules, reason }),
  output: noData,
});

const asked = {
  ...stageOf,
  /** The number the version will have, as the operator typed it: 4043 when that is another. */
  version: versionNo,
  /** What was looked at (`sha256` of the result): 4043 when it has changed since. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  /** Who is asked to confirm; null: any other operator who may. */
  confirmerId: wholeNo.nullable(),
  reason,
};

/**
 * Asks a second operator to finalise the result as it stands. 4068 with the conditions that do not hold, 4072 when a
 * request is waiting that is not stale, 4043 when something has changed since it was looked at.
 */
export const requestFinalising = endpoint({
  method: 'POST',
  path: '/admin/result/command/request-finalising',
  access: 'operator',
  may: 'finaliseResults',
  fresh: true,
  summary: 'Ask a second operator to finalise a result',
  input: z.strictObject(asked),
  output: z.object({ requestId: z.number().int() }),
});

/**
 * Asks a second operator for a version in which a selected team (or one in reserve) has withdrawn and the next
 * reserve has moved up: of its region where there are quotas, else of all. Calculated from the newest version, whose
 * `sha256` is named. 400 beside `teamNo` for another team, 4070 when an undecided tie goes across the place.
 */
export const requestWithdrawal = endpoint({
  method: 'POST',
  path: '/admin/result/command/request-withdrawal',
  access: 'operator',
  may: 'finaliseResults',
  fresh: true,
  summary: 'Ask a second operator to take out a team that withdrew',
  input: z.strictObject({ ...asked, teamNo: wholeNo }),
  output: z.object({ requestId: z.number().int(), movedUp: z.number().int().nullable() }),
});

/**
 * Finalises what a request froze: an immutable version. 4071 for the operator who asked, or another than the one
 * who was asked; 4069 when the stage is not what was frozen; 404 for a request that does not wait any more.
 */
export const confirmFinalising = endpoint({
  method: 'POST',
  path: '/admin/result/command/confirm-finalising',
  access: 'operator',
  may: 'finaliseResults',
  fresh: true,
  summary: 'Finalise a result as the second operator',
  input: z.strictObject({ resultRequestId: wholeNo }),
  output: z.object({ version: z.number().int(), sha256: z.string() }),
});

/** The asker takes it back, or another operator who may declines it. */
export const declineFinalising = endpoint({
  method: 'POST',
  path: '/admin/result/command/decline-finalising',
  access: 'operator',
  may: 'finaliseResults',
  summary: 'Take back or decline a request to finalise',
  input: z.strictObject({ resultRequestId: wholeNo, reason }),
  output: noData,
});

/**
 * A finalised version as it was frozen; its moves compare with the version before. `fileSha256` is that of the whole file,
 * as `sha256sum` gives it; the version's own is of the result that the file holds.
 */
export const getResultVersion = endpoint({
  method: 'GET',
  path: '/admin/result/query/version',
  access: 'operator',
  may: 'seeScores',
  summary: 'A finalised version of a result',
  input: z.strictObject({ ...stageOf, version: versionNo }),
  output: z.object({ version: resultVersion, fileSha256: z.string(), result: resultView }),
});

/** The file of a version, which `npm run recompute-result -- <file>` proves without any database (P-09). */
export const exportResultVersion = endpoint({
  method: 'POST',
  path: '/admin/result/command/export',
  access: 'operator',
  may: 'seeScores',
  fresh: true,
  summary: 'Export a finalised version as a file',
  input: z.strictObject({ ...stageOf, version: versionNo, reason }),
  output: z.any(),
  reply: 'stream',
});
