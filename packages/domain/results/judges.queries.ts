import type { OutputOf } from '@chulbal/contract/endpoint';
import type {
  getTeamScores as getTeamScoresEndpoint,
  judgeStatistics,
} from '@chulbal/contract/results/judges';
import type { Db } from '../db.ts';
import { signatures } from '../evaluation/sheets.queries.ts';
import { fault } from '../fault.ts';
import { listStageAssignments } from '../panels/assignments.queries.ts';
import { getResultFacts, isValid } from './facts.queries.ts';
import type { Stage } from './final/queries.ts';
import { type Judged, judgeFigures, standardised } from './judges.rules.ts';
import { pointsOf, pointsText, sumOf } from './points.rules.ts';
import { rank } from './ranking.rules.ts';
import { namesOf } from './view.queries.ts';

/** How evaluators of a stage judge, by name, and the standardised view beside the result. Throws notFound. */
export async function getJudges(db: Db, of: Stage): Promise<OutputOf<typeof judgeStatistics>> {
  const facts = await getResultFacts(db, of);
  const judged = new Set(facts.teams.map(({ teamNo }) => teamNo));
  const assignments = (await listStageAssignments(db, of)).filter(
    ({ teamNo, state }) => state === 'active' && judged.has(teamNo),
  );
  const sheets = facts.sheets.filter(isValid).map(
    ({ evaluatorId, teamNo, total, seconds }): Judged => ({
      evaluatorId,
      teamNo,
      total: total ?? 0,
      seconds,
    }),
  );
  const figures = judgeFigures(sheets);
  const signed = new Set((await signatures(db, of)).map(({ evaluatorId }) => evaluatorId));
  const ids = [...new Set([...assignments, ...sheets].map(({ evaluatorId }) => evaluatorId))];
  const people = await namesOf(db, ids);
  const panels = await panelNames(
    db,
    assignments.flatMap(({ panelId }) => panelId ?? []),
  );
  const judges = ids.map((evaluatorId) => {
    const own = assignments.filter((one) => one.evaluatorId === evaluatorId);
    const panelId = own.find((one) => one.panelId !== null)?.panelId;
    return {
      evaluatorId,
      name: people.get(evaluatorId) ?? '',
      panel: (panelId && panels.get(panelId)) || null,
      assigned: own.length,
      submitted: sheets.filter((sheet) => sheet.evaluatorId === evaluatorId).length,
      signed: signed.has(evaluatorId),
      ...(figures.get(evaluatorId) ?? noFigures),
    };
  });
  judges.sort((a, b) => a.name.localeCompare(b.name, 'ko') || a.evaluatorId - b.evaluatorId);
  return { judges, standardised: standardised(sheets) };
}

const noFigures = {
  mean: null,
  severity: null,
  spread: null,
  agreement: null,
  outliers: [],
  medianSeconds: null,
  flags: [],
};

async function panelNames(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.sql
    .selectFrom('panels')
    .select(['id', 'name'])
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** All sheets of a team in a stage, voided ones too. Throws notFound; teamNotFound 1115 for a team it does not judge. */
export async function getTeamScores(
  db: Db,
  { teamNo, ...of }: Stage & { teamNo: number },
): Promise<OutputOf<typeof getTeamScoresEndpoint>> {
  const facts = await getResultFacts(db, of);
  const team = facts.teams.find((one) => one.teamNo === teamNo);
  if (!team) throw fault('teamNotFound');
  const own = facts.sheets.filter((sheet) => sheet.teamNo === teamNo);
  const ranked = rank(facts.inputs, facts.rules).teams.find((one) => one.teamNo === teamNo);
  const people = await namesOf(
    db,
    own.map(({ evaluatorId }) => evaluatorId),
  );
  return {
    teamNo,
    number: team.number,
    teamName: team.teamName,
    sheets: own.map((sheet) => ({
      sheetId: sheet.sheetId,
      evaluatorId: sheet.evaluatorId,
      name: people.get(sheet.evaluatorId) ?? '',
      state: sheet.state,
      valid: isValid(sheet),
      dropped: ranked?.sheets.find((one) => one.evaluatorId === sheet.evaluatorId)?.dropped ?? null,
      total:
        sheet.state === 'submitted' ? pointsText(sumOf(Object.values(sheet.scores).map(pointsOf))) : null,
      scores: sheet.scores,
      commentTeam: sheet.commentTeam,
      commentOperators: sheet.commentOperators,
      submittedAt: sheet.submittedAt?.toISOString() ?? null,
      voidReason: sheet.voidReason,
      recuseReason: sheet.recuseReason,
    })),
  };
}
