import type { Ranking } from '@chulbal/contract/results/shapes';
import type { Db } from '../db.ts';
import { listNotReady } from '../eligibility/queries.ts';
import { signatures } from '../evaluation/sheets.queries.ts';
import { listStageAssignments } from '../panels/assignments.queries.ts';
import { countingKinds } from '../panels/conflict.rules.ts';
import { stageSettings } from '../panels/settings.queries.ts';
import { judgingPeriod } from '../seasons/judging-period.rules.ts';
import { type Condition, conditionsOf } from './conditions.rules.ts';
import { isValid, type ResultFacts } from './facts.queries.ts';
import { findFinal } from './final/judging.queries.ts';
import type { Stage } from './final/queries.ts';

/** What must hold before the result of a stage is finalised, and what of it does. */
export async function getConditions(
  db: Db,
  { trackNo, stageNo, facts, ranking, now }: Stage & { facts: ResultFacts; ranking: Ranking; now: Date },
): Promise<Condition[]> {
  const of = { trackNo, stageNo };
  const teamNos = facts.teams.map(({ teamNo }) => teamNo);
  const judged = new Set(teamNos);
  const assignments = (await listStageAssignments(db, of)).filter(({ teamNo }) => judged.has(teamNo));
  const active = assignments.filter(({ state }) => state === 'active');
  const valid = new Set(facts.sheets.filter(isValid).map(pairOf));
  const requests = await listExclusionRequests(db, { stageNo, teamNos });
  const apart = new Set((await listApart(db, { ...of, teamNos })).map(pairOf));
  const held = new Set(active.map(pairOf));
  const tainted = active.filter((pair) => apart.has(pairOf(pair)));
  // What somebody wrote who does not judge the team any more counts only if it was left to.
  const left = facts.sheets.filter((sheet) => isValid(sheet) && !held.has(pairOf(sheet)));
  const ended = assignments.filter(({ state }) => state === 'recused' || state === 'conflicted');
  const { undecided, requested } = await listNotReady(db, { rules: facts.season, teamNos });
  const final = await findFinal(db, of);
  return conditionsOf({
    undecided,
    requested,
    changeable: teamNos.filter(
      (teamNo) => now < judgingPeriod(facts.season, { stageNo, teamNo, final }).beginsAt,
    ),
    teams: facts.teams,
    assigned: active.map(({ evaluatorId, teamNo }) => ({
      evaluatorId,
      teamNo,
      submitted: valid.has(pairOf({ evaluatorId, teamNo })),
    })),
    signed: new Set((await signatures(db, of)).map(({ evaluatorId }) => evaluatorId)),
    waived: new Set((await listWaivers(db, of)).map(({ evaluatorId }) => evaluatorId)),
    fewWaived: new Map((await listSheetWaivers(db, of)).map(({ teamNo, sheets }) => [teamNo, sheets])),
    unresolved: [
      ...requests
        .filter(({ state }) => state === 'open')
        .map(({ teamNo }) => ({ teamNo, evaluatorId: null })),
      ...tainted,
      ...left,
    ].map(({ teamNo, evaluatorId }) => ({ teamNo, evaluatorId })),
    mended: requests.filter(({ state }) => state !== 'open').length + ended.length,
    market: facts.counting && { revealed: facts.counting.market !== null },
    ranking,
    rules: facts.rules,
  });
}

function pairOf({ evaluatorId, teamNo }: { evaluatorId: number; teamNo: number }): string {
  return `${evaluatorId} ${teamNo}`;
}

async function listExclusionRequests(
  db: Db,
  { stageNo, teamNos }: { stageNo: number; teamNos: readonly number[] },
) {
  if (teamNos.length === 0) return [];
  return db.sql
    .selectFrom('exclusionRequests')
    .select(['teamNo', 'state'])
    .where('stageNo', '=', stageNo)
    .where('teamNo', 'in', teamNos)
    .execute();
}

/** Evaluators and teams that a conflict keeps apart at the stage's level. */
async function listApart(db: Db, { teamNos, ...of }: Stage & { teamNos: readonly number[] }) {
  if (teamNos.length === 0) return [];
  const { conflictLevel } = await stageSettings(db, of);
  return db.sql
    .selectFrom('conflicts')
    .select(['evaluatorId', 'teamNo'])
    .where('teamNo', 'in', teamNos)
    .where('endedAt', 'is', null)
    .where('kind', 'in', countingKinds(conflictLevel))
    .execute();
}

/** Who need not sign, and why; the oldest first. */
export async function listWaivers(db: Db, { trackNo, stageNo }: Stage) {
  return db.sql
    .selectFrom('signatureWaivers')
    .select(['evaluatorId', 'reason', 'waivedBy', 'at'])
    .where('trackNo', '=', trackNo)
    .where('stageNo', '=', stageNo)
    .orderBy('at')
    .orderBy('evaluatorId')
    .execute();
}

/** Teams with which a result may be finalised though few sheets of theirs are valid, and why; the oldest first. */
export async function listSheetWaivers(db: Db, { trackNo, stageNo }: Stage) {
  return db.sql
    .selectFrom('sheetWaivers')
    .select(['teamNo', 'sheets', 'reason', 'waivedBy', 'at'])
    .where('trackNo', '=', trackNo)
    .where('stageNo', '=', stageNo)
    .orderBy('at')
    .orderBy('teamNo')
    .execute();
}
