import type { EvaluatorActor } from '@chulbal/domain/actor';
import type { Db } from '@chulbal/domain/db';
import { createSheet } from './evaluation.ts';
import { createEvaluator } from './evaluators.ts';
import { campus, createSubmitted, seasonNow } from './factories.ts';
import { assign } from './panels.ts';
import { scoresOf } from './result-cases.ts';

/** The document review of 캠퍼스 in the tests' season: its first judged stage. */
export const review = { trackNo: campus.trackNo, stageNo: 2 };

/** A stage that has been judged: every evaluator's sheet about every team is submitted, and all have signed. */
export type JudgedStage = { teamNos: number[]; evaluators: EvaluatorActor[] };

/**
 * Submitted teams of 캠퍼스 with a sheet of every evaluator; team `n` has the totals of `totals[n]`. Needs a
 * published season. `sidos` are the 시·도 of the leaders (1: the Seoul area).
 */
export async function createJudged(
  db: Db,
  given: {
    totals: readonly (readonly number[])[];
    sidos?: readonly string[];
    signed?: boolean;
    now?: Date;
  },
): Promise<JudgedStage> {
  const { totals, sidos = [], signed = true, now = seasonNow } = given;
  const teamNos: number[] = [];
  for (const place of totals.keys()) {
    const tmRegion = sidos[place] ?? '1';
    const team = await createSubmitted(db, {
      teamName: `팀 ${place + 1}`,
      fields: { 'leader.tmRegion': tmRegion },
    });
    teamNos.push(team.teamNo);
  }
  await db.sql
    .updateTable('members')
    .set({ confirmedAt: now })
    .where('teamNo', 'in', [0, ...teamNos])
    .execute();
  const evaluators: EvaluatorActor[] = [];
  for (let number = 0; number < Math.max(...totals.map((list) => list.length)); number += 1) {
    const evaluator = await createEvaluator(db, { name: `심사위원 ${number + 1}` });
    evaluators.push(evaluator);
    const judged = teamNos.filter((_, place) => totals[place]?.[number] !== undefined);
    await assign(db, { ...review, evaluatorId: evaluator.evaluatorId, teamNos: judged, now });
    for (const teamNo of judged) {
      const total = totals[teamNos.indexOf(teamNo)]?.[number] ?? 0;
      const { evaluatorId } = evaluator;
      await createSheet(db, { ...review, evaluatorId, teamNo, scores: scoresOf(total), seconds: 300, now });
    }
    if (signed) await sign(db, evaluator.evaluatorId, now);
  }
  return { teamNos, evaluators };
}

/** An evaluator's signature of the review, over whatever they wrote. */
export async function sign(db: Db, evaluatorId: number, now = seasonNow): Promise<void> {
  await db.sql
    .insertInto('stageSignatures')
    .values({ ...review, evaluatorId, typedName: '심사위원', sheetsSha256: '0'.repeat(64), signedAt: now })
    .execute();
}

/** Five sheets with the same total. */
export function five(total: number): number[] {
  return Array<number>(5).fill(total);
}

/**
 * A request to finalise the presentation of 캠퍼스, by this operator, that asks for what never was; it takes the place
 * of the one that waited.
 */
export async function createResultRequest(
  db: Db,
  { operatorId, now = seasonNow }: { operatorId: number; now?: Date },
): Promise<{ resultRequestId: number }> {
  await db.sql
    .updateTable('resultRequests')
    .set({ state: 'overtaken', closedAt: now })
    .where('state', '=', 'waiting')
    .execute();
  const { id } = await db.sql
    .insertInto('resultRequests')
    .values({
      trackNo: review.trackNo,
      stageNo: 3,
      kind: 'calculation',
      version: 1,
      teamNo: null,
      sha256: '0'.repeat(64),
      reason: '시험 요청',
      confirmerId: null,
      requestedBy: operatorId,
      requestedAt: now,
      state: 'waiting',
      closedBy: null,
      closedAt: null,
      closingReason: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { resultRequestId: id };
}
