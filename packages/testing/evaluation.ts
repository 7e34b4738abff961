import { demoSeasonPlan } from '@chulbal/demo/season';
import type { EvaluatorActor } from '@chulbal/domain/actor';
import type { Db } from '@chulbal/domain/db';
import { keepVersion } from '@chulbal/domain/evaluation/sheets/commands';
import type { SheetContent } from '@chulbal/domain/evaluation/tables';
import { json } from '@chulbal/domain/json';
import { signPledge } from '@chulbal/domain/pledges/commands';
import { newestText } from '@chulbal/domain/pledges/queries';
import { campus, seasonNow } from './factories.ts';

/** An instant at which the first review of `campus` is judged, in a season that was published at `seasonNow`. */
export const judgingNow = (() => {
  const track = demoSeasonPlan(seasonNow).tracks.find(({ lane }) => lane === campus.trackNo);
  const opensAt = track?.stages.find(({ kind }) => kind === 'review')?.opensAt;
  if (!opensAt) throw new Error('No review in the demo season.');
  return new Date(new Date(opensAt).getTime() + 24 * 3_600_000);
})();

/** Scores of the demo's rubric (problem 25, feasibility 30, growth 25, team 20): 75 in all. */
export const usualScores = { problem: 19, feasibility: 22, growth: 18, team: 16 };

/**
 * A sheet as its evaluator left it, submitted by default, with its version kept. Makes no assignment: where the
 * evaluator is to go on with it, make one too.
 */
export async function createSheet(
  db: Db,
  given: {
    trackNo: number;
    stageNo: number;
    evaluatorId: number;
    teamNo: number;
    state?: 'draft' | 'submitted' | 'recused';
    voided?: string;
    seconds?: number;
    now?: Date;
  } & Partial<SheetContent>,
): Promise<{ sheetId: number; total: number | null }> {
  const { trackNo, stageNo, evaluatorId, teamNo, state = 'submitted', now = seasonNow } = given;
  const scores = given.scores ?? usualScores;
  const values = Object.values(scores);
  const total = values.length > 0 ? values.reduce((sum, one) => sum + one, 0) : null;
  const { id } = await db.sql
    .insertInto('sheets')
    .values({
      trackNo,
      stageNo,
      evaluatorId,
      teamNo,
      state,
      version: 1,
      scores: json(scores),
      notes: json(given.notes ?? {}),
      commentTeam: given.commentTeam ?? '',
      commentOperators: given.commentOperators ?? '',
      total,
      openedAt: now,
      savedAt: now,
      submittedAt: state === 'submitted' ? now : null,
      recusedAt: state === 'recused' ? now : null,
      recuseKind: state === 'recused' ? 'other' : null,
      recuseReason: state === 'recused' ? '함께 일한 적이 있어요.' : null,
      voidedAt: given.voided ? now : null,
      voidReason: given.voided ?? null,
      seconds: given.seconds ?? 0,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await keepVersion(db, { sheetId: id, now });
  return { sheetId: id, total };
}

/** An evaluator's signature under a stage, over whatever sheets they have. */
export async function createSignature(
  db: Db,
  given: { trackNo: number; stageNo: number; evaluatorId: number; typedName?: string; now?: Date },
): Promise<{ trackNo: number; stageNo: number; evaluatorId: number }> {
  const { trackNo, stageNo, evaluatorId, typedName = '윤서진', now = seasonNow } = given;
  const ref = { trackNo, stageNo, evaluatorId };
  await db.sql
    .insertInto('stageSignatures')
    .values({ ...ref, typedName, sheetsSha256: 'ab'.repeat(32), signedAt: now })
    .execute();
  return ref;
}

/** Signs the pledge of a stage for an evaluator who judges it; `name` is that of the account. */
export async function signedPledge(
  db: Db,
  actor: EvaluatorActor,
  given: { trackNo: number; stageNo: number; name: string; now?: Date },
): Promise<void> {
  const { trackNo, stageNo, name, now = seasonNow } = given;
  const text = await newestText(db, { trackNo, stageNo });
  const ticked = text.clauses.map((_, clause) => ({ clause, at: now.toISOString() }));
  await signPledge(db, actor, { trackNo, stageNo, textSha256: text.sha256, ticked, typedName: name, now });
}
