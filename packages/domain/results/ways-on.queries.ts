import type { UpheldAppeal, VoidedSheet } from '@chulbal/contract/results/ways-on';
import type { Db } from '../db.ts';
import { listStageAssignments } from '../panels/assignments.queries.ts';
import { listTakers } from '../panels/hand-over.queries.ts';
import { judgingPeriod } from '../seasons/judging-period.rules.ts';
import { listSheetWaivers } from './conditions.queries.ts';
import { isValid, type ResultFacts } from './facts.queries.ts';
import { findFinal } from './final/judging.queries.ts';
import type { Stage } from './final/queries.ts';

/** Most sheets that are named. */
const MOST = 20;

/** Sheets that were voided of assignments that stand: nobody writes them again. By team and evaluator. */
export async function listVoidedSheets(
  db: Db,
  { trackNo, stageNo, facts }: Stage & { facts: ResultFacts },
): Promise<Omit<VoidedSheet, 'name'>[]> {
  const of = { trackNo, stageNo };
  const voided = facts.sheets.filter(({ voidedAt, state }) => voidedAt !== null && state === 'submitted');
  if (voided.length === 0) return [];
  const assignments = await listStageAssignments(db, of);
  const active = new Set(
    assignments
      .filter(({ state }) => state === 'active')
      .map(({ evaluatorId, teamNo }) => `${evaluatorId} ${teamNo}`),
  );
  const waived = new Map((await listSheetWaivers(db, of)).map(({ teamNo, sheets }) => [teamNo, sheets]));
  const found: Omit<VoidedSheet, 'name'>[] = [];
  for (const { evaluatorId, teamNo, voidReason } of voided) {
    if (!active.has(`${evaluatorId} ${teamNo}`) || found.length === MOST) continue;
    const takers = await listTakers(db, { ...of, evaluatorId, teamNos: [teamNo], since: new Date(0) });
    const asked = facts.rules.minSheets;
    found.push({
      teamNo,
      teamName: facts.teams.find((team) => team.teamNo === teamNo)?.teamName ?? '',
      evaluatorId,
      reason: voidReason ?? '',
      valid: facts.sheets.filter((sheet) => sheet.teamNo === teamNo && isValid(sheet)).length,
      asked: Math.min(asked, waived.get(teamNo) ?? asked),
      alternates: takers.filter(({ apart, room }) => room > 0 && !apart.has(teamNo)).map(({ name }) => name),
    });
  }
  return found;
}

/** Until when sheets of a stage can be written; null where its result is final and judging was not opened again. */
export async function findJudgedUntil(
  db: Db,
  { trackNo, stageNo, facts }: Stage & { facts: ResultFacts },
): Promise<Date | null> {
  const final = await findFinal(db, { trackNo, stageNo });
  const { closesAt, ended } = judgingPeriod(facts.season, { stageNo, final });
  return ended ? null : closesAt;
}

/** Appeals that were upheld and that no version has taken up: those decided since the newest was finalised. */
export async function listUpheldAppeals(
  db: Db,
  { trackNo, stageNo, facts }: Stage & { facts: ResultFacts },
): Promise<UpheldAppeal[]> {
  const since = facts.newest?.finalisedAt ?? new Date(0);
  const rows = await db.sql
    .selectFrom('appeals')
    .innerJoin('applications', 'applications.teamNo', 'appeals.teamNo')
    .select(['appeals.id', 'appeals.teamNo', 'teamName', 'number', 'decidedAt'])
    .where('appeals.trackNo', '=', trackNo)
    .where('appeals.stageNo', '=', stageNo)
    .where('appeals.state', '=', 'upheld')
    .where('decidedAt', '>', since)
    .orderBy('appeals.id')
    .execute();
  return rows.map(({ id, teamNo, teamName, number, decidedAt }) => ({
    id,
    teamNo,
    teamName: teamName ?? '',
    number: number ?? '',
    decidedAt: (decidedAt ?? since).toISOString(),
  }));
}
