import type { OutputOf } from '@chulbal/contract/endpoint';
import type { EvaluatorProgress, evaluationProgress, SheetRow } from '@chulbal/contract/evaluation/operators';
import type { Language } from '@chulbal/contract/language';
import { may } from '@chulbal/contract/operators/values';
import type { OperatorActor } from '../actor.ts';
import type { Db } from '../db.ts';
import { listSheetStates, signatures } from './sheets.queries.ts';
import { getJudged, type Judged, type StageRef, stageView } from './stage.queries.ts';
import { countStates, targetState } from './states.rules.ts';

/** An evaluator of a stage with what is left to do. */
export type EvaluatorLeft = EvaluatorProgress & { left: number };

/**
 * Evaluators of a stage with an assignment, those with most left first, then by name. Means and times only for
 * operators who may see scores (S-04). A fixed number of queries.
 */
export async function listProgress(
  db: Db,
  actor: OperatorActor,
  { trackNo, stageNo }: StageRef,
): Promise<EvaluatorLeft[]> {
  const assignments = await db.sql
    .selectFrom('assignments as a')
    .innerJoin('accounts', 'accounts.id', 'a.evaluatorId')
    .innerJoin('applications as p', 'p.teamNo', 'a.teamNo')
    .select(['a.evaluatorId', 'a.teamNo', 'a.state', 'accounts.name'])
    .where('a.trackNo', '=', trackNo)
    .where('a.stageNo', '=', stageNo)
    .where('p.status', '=', 'submitted')
    .where('p.ineligibleAt', 'is', null)
    .execute();
  const sheets = new Map(
    (await listSheetStates(db, { trackNo, stageNo })).map((sheet) => [
      `${sheet.evaluatorId} ${sheet.teamNo}`,
      sheet,
    ]),
  );
  const signed = new Map(
    (await signatures(db, { trackNo, stageNo })).map(({ evaluatorId, signedAt }) => [evaluatorId, signedAt]),
  );
  const reminded = await listReminded(db, { trackNo, stageNo });
  const saved = await listSaved(db, { trackNo, stageNo });
  const evaluators = Map.groupBy(assignments, ({ evaluatorId }) => evaluatorId);
  const scores = may(actor.role, 'seeScores');
  return [...evaluators]
    .map(([evaluatorId, own]) => {
      const targets = own.flatMap(({ teamNo, state }) => {
        const sheet = sheets.get(`${evaluatorId} ${teamNo}`) ?? null;
        const seen = targetState(state, sheet);
        return seen === null ? [] : [{ state: seen, sheet }];
      });
      const { all, ...counts } = countStates(targets.map(({ state }) => state));
      const done = targets.flatMap(({ state, sheet }) => (state === 'submitted' && sheet ? [sheet] : []));
      return {
        evaluatorId,
        name: own[0]?.name ?? '',
        assigned: all,
        ...counts,
        left: counts.unread + counts.draft,
        lastSavedAt: saved.get(evaluatorId)?.toISOString() ?? null,
        signedAt: signed.get(evaluatorId)?.toISOString() ?? null,
        remindedAt: reminded.get(evaluatorId)?.toISOString() ?? null,
        mean: scores
          ? meanOf(
              done.map(({ total }) => total ?? 0),
              10,
            )
          : null,
        secondsASheet: scores
          ? meanOf(
              done.map(({ seconds }) => seconds),
              1,
            )
          : null,
      };
    })
    .filter(({ assigned }) => assigned > 0)
    .sort((a, b) => b.left - a.left || a.name.localeCompare(b.name, 'ko') || a.evaluatorId - b.evaluatorId);
}

/** The same as operators see it. Throws notFound for a stage that is not judged. */
export async function getProgress(
  db: Db,
  actor: OperatorActor,
  asked: StageRef & { language: Language; now: Date },
): Promise<OutputOf<typeof evaluationProgress>> {
  const judged: Judged = await getJudged(db, asked);
  const evaluators = await listProgress(db, actor, asked);
  const sum = (of: (one: EvaluatorLeft) => number) => evaluators.reduce((total, one) => total + of(one), 0);
  return {
    stage: stageView(judged, { signature: null, ...asked }),
    evaluators,
    all: {
      assigned: sum(({ assigned, recused, voided }) => assigned - recused - voided),
      submitted: sum(({ submitted }) => submitted),
      signed: evaluators.filter(({ signedAt }) => signedAt !== null).length,
    },
  };
}

/** Sheets of a stage with scores and texts: of a team, of an evaluator, or all. Throws notFound. */
export async function listSheetRows(
  db: Db,
  _actor: OperatorActor,
  { trackNo, stageNo, teamNo, evaluatorId }: StageRef & { teamNo?: number; evaluatorId?: number },
): Promise<SheetRow[]> {
  await getJudged(db, { trackNo, stageNo });
  let query = db.sql
    .selectFrom('sheets as s')
    .innerJoin('applications as p', 'p.teamNo', 's.teamNo')
    .innerJoin('accounts', 'accounts.id', 's.evaluatorId')
    .selectAll('s')
    .select(['p.number', 'p.teamName', 'accounts.name as evaluatorName'])
    .where('s.trackNo', '=', trackNo)
    .where('s.stageNo', '=', stageNo)
    .orderBy('p.number')
    .orderBy('accounts.name')
    .orderBy('s.id');
  if (teamNo !== undefined) query = query.where('s.teamNo', '=', teamNo);
  if (evaluatorId !== undefined) query = query.where('s.evaluatorId', '=', evaluatorId);
  const rows = await query.execute();
  return rows.map((row) => ({
    sheetId: row.id,
    evaluatorId: row.evaluatorId,
    evaluatorName: row.evaluatorName,
    teamNo: row.teamNo,
    number: row.number ?? '',
    teamName: row.teamName ?? '',
    state: row.state,
    voidedAt: row.voidedAt?.toISOString() ?? null,
    voidReason: row.voidReason,
    total: row.total === null ? null : Number(row.total),
    scores: row.scores,
    notes: row.notes,
    commentTeam: row.commentTeam,
    commentOperators: row.commentOperators,
    submittedAt: row.submittedAt?.toISOString() ?? null,
  }));
}

async function listReminded(db: Db, { trackNo, stageNo }: StageRef): Promise<Map<number, Date>> {
  const rows = await db.sql
    .selectFrom('evaluatorReminders')
    .select(['evaluatorId', 'remindedAt'])
    .where('trackNo', '=', trackNo)
    .where('stageNo', '=', stageNo)
    .execute();
  return new Map(rows.map(({ evaluatorId, remindedAt }) => [evaluatorId, remindedAt]));
}

async function listSaved(db: Db, { trackNo, stageNo }: StageRef): Promise<Map<number, Date>> {
  const rows = await db.sql
    .selectFrom('sheets')
    .select(['evaluatorId', ({ fn }) => fn.max('savedAt').as('savedAt')])
    .where('trackNo', '=', trackNo)
    .where('stageNo', '=', stageNo)
    .groupBy('evaluatorId')
    .execute();
  return new Map(rows.map(({ evaluatorId, savedAt }) => [evaluatorId, savedAt]));
}

/** Rounded half up to so many parts of one; null of nothing. */
function meanOf(values: readonly number[], parts: number): number | null {
  if (values.length === 0) return null;
  return Math.floor((values.reduce((sum, one) => sum + one, 0) / values.length) * parts + 0.5) / parts;
}
