import type { ResultInputs, ResultRules } from '@chulbal/contract/results/shapes';
import type { Selectable } from 'kysely';
import type { Db } from '../db.ts';
import { listSheets, type SheetOfStage } from '../evaluation/sheets.queries.ts';
import { fault } from '../fault.ts';
import { getTrackRules, type TrackRules } from '../seasons/queries.ts';
import type { StageRule } from '../seasons/rules.ts';
import { type CountingMarket, findCounting } from './counting.queries.ts';
import { findVersion, type Stage } from './final/queries.ts';
import { type JudgedTeam, listJudgedTeams } from './judged-teams.queries.ts';
import type { ResultVersionsTable, TieDecisionsTable } from './tables.ts';
import { usualRules } from './usual.rules.ts';

export type StageRules = {
  season: TrackRules;
  stage: StageRule & { rubric: NonNullable<StageRule['rubric']> };
  usual: ResultRules;
  /** Those that were saved; null where nobody has. */
  saved: ResultRules | null;
};

/** A judged stage as it stands: everything that its result is calculated from. */
export type ResultFacts = StageRules & {
  teams: JudgedTeam[];
  sheets: SheetOfStage[];
  tieDecisions: Selectable<TieDecisionsTable>[];
  newest: Selectable<ResultVersionsTable> | null;
  /** The market that counts for the stage; null where none does. */
  counting: CountingMarket | null;
  inputs: ResultInputs;
  rules: ResultRules;
};

/** The rules of a judged stage. Throws notFound for a stage that there is not or that has no rubric. */
export async function getStageRules(db: Db, { trackNo, stageNo }: Stage): Promise<StageRules> {
  const season = await getTrackRules(db, trackNo);
  const stage = season.stages.find((one) => one.stageNo === stageNo);
  if (!stage?.rubric) throw fault('notFound');
  const row = await db.sql
    .selectFrom('judgedStages')
    .select('resultRules')
    .where('trackNo', '=', trackNo)
    .where('stageNo', '=', stageNo)
    .executeTakeFirst();
  return {
    season,
    stage: { ...stage, rubric: stage.rubric },
    usual: usualRules(season.track, season.stages, stageNo),
    // Written by `saveResultRules` alone.
    saved: (row?.resultRules as ResultRules | null | undefined) ?? null,
  };
}

/**
 * Everything that the result of a stage is calculated from, as it stands. With `hold` none of the teams changes until
 * the transaction ends. Who has withdrawn after a version stays so in what comes after it. Throws notFound.
 */
export async function getResultFacts(
  db: Db,
  { trackNo, stageNo, hold = false }: Stage & { hold?: boolean },
): Promise<ResultFacts> {
  const of = { trackNo, stageNo };
  const stageRules = await getStageRules(db, of);
  const { season, stage, saved, usual } = stageRules;
  const newest = await findVersion(db, of);
  const withdrawn = newest ? (JSON.parse(newest.inputs) as ResultInputs).withdrawn : [];
  const teams = await listJudgedTeams(db, { ...of, rules: season, also: withdrawn, hold });
  const judged = new Set(teams.map(({ teamNo }) => teamNo));
  const sheets = (await listSheets(db, of)).filter(({ teamNo }) => judged.has(teamNo));
  const tieDecisions = await listTieDecisions(db, of);
  const counting = await findCounting(db, { year: season.year, ...of });
  const valid = Map.groupBy(sheets.filter(isValid), ({ teamNo }) => teamNo);
  const inputs: ResultInputs = {
    stage: { year: season.year, ...of, rulesVersion: season.version },
    criteria: stage.rubric.map(({ code, points }) => ({ code, points })),
    regions: season.regions.map(({ code }) => code),
    teams: teams.map(({ teamNo, region, bonus }) => ({
      teamNo,
      region,
      bonus,
      sheets: (valid.get(teamNo) ?? []).map(({ evaluatorId, scores }) => ({ evaluatorId, scores })),
    })),
    tieDecisions: tieDecisions.map(({ teamOrder }) => teamOrder),
    withdrawn,
    ...(counting?.market && { market: counting.market }),
  };
  return { ...stageRules, teams, sheets, tieDecisions, newest, counting, inputs, rules: saved ?? usual };
}

/** Counts towards an average. */
export function isValid({ state, voidedAt }: Pick<SheetOfStage, 'state' | 'voidedAt'>): boolean {
  return state === 'submitted' && voidedAt === null;
}

/** Newest first. */
async function listTieDecisions(
  db: Db,
  { trackNo, stageNo }: Stage,
): Promise<Selectable<TieDecisionsTable>[]> {
  return db.sql
    .selectFrom('tieDecisions')
    .selectAll()
    .where('trackNo', '=', trackNo)
    .where('stageNo', '=', stageNo)
    .orderBy('id', 'desc')
    .execute();
}
