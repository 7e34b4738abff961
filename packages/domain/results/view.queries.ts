import { createHash } from 'node:crypto';
import type { OutputOf } from '@chulbal/contract/endpoint';
import { may } from '@chulbal/contract/operators/values';
import type {
  getResult as getResultEndpoint,
  getResultVersion as getVersionEndpoint,
  JudgedStage,
  ResultRequest,
  ResultVersion,
  ResultView,
} from '@chulbal/contract/results/results';
import type { Ranking, ResultInputs, ResultRules } from '@chulbal/contract/results/shapes';
import { sql } from 'kysely';
import type { OperatorActor } from '../actor.ts';
import type { Db } from '../db.ts';
import { fault } from '../fault.ts';
import { listActiveOperators } from '../operators/queries.ts';
import { stageSettings } from '../panels/settings.queries.ts';
import { type Names, viewOf } from './compare.rules.ts';
import { getConditions, listSheetWaivers, listWaivers } from './conditions.queries.ts';
import type { CountingMarket } from './counting.queries.ts';
import { getResultFacts, type ResultFacts } from './facts.queries.ts';
import { findVersion, type Stage } from './final/queries.ts';
import { rank } from './ranking.rules.ts';
import { findWaiting, isStale } from './snapshot.queries.ts';
import { fileText, takeSnapshot } from './snapshot.rules.ts';
import { stageView } from './stages.queries.ts';
import { findJudgedUntil, listUpheldAppeals, listVoidedSheets } from './ways-on.queries.ts';

/** The result of a stage under its saved rules, with all that its page shows. Throws notFound. */
export async function getResult(
  db: Db,
  actor: OperatorActor,
  { trackNo, stageNo, now }: Stage & { now: Date },
): Promise<OutputOf<typeof getResultEndpoint>> {
  const of = { trackNo, stageNo };
  const facts = await getResultFacts(db, of);
  const { sha256, snapshot } = takeSnapshot(facts.inputs, facts.rules);
  const { ranking } = snapshot;
  const conditions = await getConditions(db, { ...of, facts, ranking, now });
  const waivers = await listWaivers(db, of);
  const sheetWaivers = await listSheetWaivers(db, of);
  const versions = await listVersions(db, of);
  const operators = await listActiveOperators(db);
  const request = await findRequest(db, actor, { ...of, facts });
  const voided = await listVoidedSheets(db, { ...of, facts });
  const people = await namesOf(db, [
    ...voided.map(({ evaluatorId }) => evaluatorId),
    ...conditions.flatMap(({ evaluators }) => evaluators),
    ...waivers.flatMap(({ evaluatorId, waivedBy }) => [evaluatorId, waivedBy]),
    ...sheetWaivers.map(({ waivedBy }) => waivedBy),
    ...facts.tieDecisions.map(({ decidedBy }) => decidedBy),
  ]);
  const name = (id: number) => people.get(id) ?? '';
  return {
    stage: stageOf(facts, { requested: request !== null }),
    panelSize: (await stageSettings(db, of)).panelSize,
    criteria: facts.stage.rubric.map(({ code, name, points }) => ({ code, name, points })),
    rulesSaved: facts.saved !== null,
    usualRules: facts.usual,
    versionRules: facts.newest ? JSON.parse(facts.newest.rules) : null,
    result: viewOf(ranking, facts.rules, {
      names: namesIn(facts),
      before: rankingOf(facts.newest),
      market: facts.inputs.market,
    }),
    counting: facts.counting && countingView(facts.counting),
    sha256,
    conditions: conditions.map((one) => ({
      ...one,
      evaluators: one.evaluators.map((evaluatorId) => ({ evaluatorId, name: name(evaluatorId) })),
    })),
    voidedSheets: voided.map((one) => ({ ...one, name: name(one.evaluatorId) })),
    upheldAppeals: await listUpheldAppeals(db, { ...of, facts }),
    judgedUntil: (await findJudgedUntil(db, { ...of, facts }))?.toISOString() ?? null,
    waivers: waivers.map(({ evaluatorId, reason, waivedBy, at }) => ({
      evaluatorId,
      name: name(evaluatorId),
      reason,
      by: name(waivedBy),
      at: at.toISOString(),
    })),
    sheetWaivers: sheetWaivers.map(({ teamNo, sheets, reason, waivedBy, at }) => ({
      teamNo,
      sheets,
      reason,
      by: name(waivedBy),
      at: at.toISOString(),
    })),
    tieDecisions: facts.tieDecisions.map(({ teamOrder, reason, decidedBy, at }) => ({
      order: teamOrder,
      reason,
      by: name(decidedBy),
      at: at.toISOString(),
    })),
    versions,
    request,
    confirmers: operators
      .filter(({ operatorId, role }) => operatorId !== actor.operatorId && may(role, 'finaliseResults'))
      .map(({ operatorId, name, role }) => ({ operatorId, name, role })),
  };
}

function stageOf({ season, stage, newest }: ResultFacts, { requested }: { requested: boolean }): JudgedStage {
  return stageView({ year: season.year, track: season.track, stage }, { newest, requested });
}

function countingView({ market, revealsAt, revealedAt, ...counting }: CountingMarket) {
  return { ...counting, revealsAt: revealsAt.toISOString(), revealedAt: revealedAt?.toISOString() ?? null };
}

/** What other rules would make of the stage as it stands, against its newest version, else its saved rules. */
export async function previewResult(
  db: Db,
  { rules, ...of }: Stage & { rules: ResultRules },
): Promise<ResultView> {
  const facts = await getResultFacts(db, of);
  const before = rankingOf(facts.newest) ?? rank(facts.inputs, facts.rules);
  const { market } = facts.inputs;
  return viewOf(rank(facts.inputs, rules), rules, { names: namesIn(facts), before, market });
}

/** A finalised version as it was frozen, against the one before it. Throws notFound. */
export async function getResultVersion(
  db: Db,
  { version, ...of }: Stage & { version: number },
): Promise<OutputOf<typeof getVersionEndpoint>> {
  const row = await findVersion(db, { ...of, version });
  const versions = await listVersions(db, of);
  const found = versions.find((one) => one.version === version);
  if (!row || !found) throw fault('notFound');
  const before = rankingOf(await findVersion(db, { ...of, version: version - 1 }));
  const ranking: Ranking = JSON.parse(row.ranking);
  const inputs: ResultInputs = JSON.parse(row.inputs);
  const facts = await getResultFacts(db, of);
  const teams = await teamNames(
    db,
    inputs.teams.map(({ teamNo }) => teamNo),
  );
  const names = { ...namesIn(facts), teams };
  return {
    version: found,
    fileSha256: createHash('sha256').update(fileText(row)).digest('hex'),
    result: viewOf(ranking, JSON.parse(row.rules), { names, before, market: inputs.market }),
  };
}

function rankingOf(version: { ranking: string } | null): Ranking | null {
  return version && JSON.parse(version.ranking);
}

function namesIn({ season, teams }: ResultFacts): Names {
  return {
    teams: new Map(teams.map((team) => [team.teamNo, team])),
    regions: new Map(season.regions.map(({ code, name }) => [code, name])),
  };
}

/** Of teams as they are called now, taken back or not. */
async function teamNames(db: Db, teamNos: readonly number[]): Promise<Names['teams']> {
  if (teamNos.length === 0) return new Map();
  const rows = await db.sql
    .selectFrom('applications')
    .select(['teamNo', 'number', 'teamName', 'itemName'])
    .where('teamNo', 'in', teamNos)
    .execute();
  return new Map(
    rows.map(({ teamNo, number, teamName, itemName }) => [
      teamNo,
      { number, teamName: teamName ?? '', itemName: itemName ?? '' },
    ]),
  );
}

/** Names of accounts by id: operators and evaluators. */
export async function namesOf(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.sql
    .selectFrom('accounts')
    .select(['id', 'name'])
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Finalised versions, newest first. */
async function listVersions(db: Db, { trackNo, stageNo }: Stage): Promise<ResultVersion[]> {
  const rows = await db.sql
    .selectFrom('resultVersions')
    .innerJoin('accounts as requester', 'requester.id', 'resultVersions.requestedBy')
    .innerJoin('accounts as confirmer', 'confirmer.id', 'resultVersions.confirmedBy')
    .select(['version', 'resultVersions.kind', 'sha256', 'reason', 'finalisedAt'])
    // The ranking of 1,500 teams is a megabyte: only its number of selected teams leaves the database.
    .select(sql<number>`(ranking::jsonb->>'selected')::int`.as('selected'))
    .select(['requester.name as requestedBy', 'confirmer.name as confirmedBy'])
    .where('trackNo', '=', trackNo)
    .where('stageNo', '=', stageNo)
    .orderBy('version', 'desc')
    .execute();
  return rows.map(({ finalisedAt, ...row }) => ({
    ...row,
    finalisedAt: finalisedAt.toISOString(),
  }));
}

async function findRequest(
  db: Db,
  actor: OperatorActor,
  { facts, ...of }: Stage & { facts: ResultFacts },
): Promise<ResultRequest | null> {
  const row = await findWaiting(db, of);
  if (!row) return null;
  const people = await namesOf(db, [row.requestedBy, ...(row.confirmerId === null ? [] : [row.confirmerId])]);
  const person = (operatorId: number) => ({ operatorId, name: people.get(operatorId) ?? '' });
  const own = row.requestedBy === actor.operatorId;
  return {
    requestId: row.id,
    kind: row.kind,
    version: row.version,
    sha256: row.sha256,
    reason: row.reason,
    teamNo: row.teamNo,
    requestedBy: person(row.requestedBy),
    requestedAt: row.requestedAt.toISOString(),
    confirmer: row.confirmerId === null ? null : person(row.confirmerId),
    stale: await isStale(db, row, facts),
    mayConfirm: !own && (row.confirmerId === null || row.confirmerId === actor.operatorId),
    own,
  };
}
