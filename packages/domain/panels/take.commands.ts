import type { OperatorActor } from '../actor.ts';
import type { Db } from '../db.ts';
import { fault } from '../fault.ts';
import { findFinal } from '../results/final/judging.queries.ts';
import { isFinal } from '../seasons/judging-period.rules.ts';
import type { Stage } from './assignments.queries.ts';
import { endAssignments, recordEnding } from './endings.commands.ts';
import { getJudgedStage } from './stages.queries.ts';

/**
 * Takes one team, or with `teamNo` null all of them, from an evaluator and gives them to alternates as far as there
 * are any. Sheets are voided and kept.
 *
 * @throws 404 where nothing is active; 4093 resultFinal.
 */
export async function takeTeams(
  db: Db,
  actor: OperatorActor,
  asked: Stage & {
    evaluatorId: number;
    teamNo: number | null;
    state: 'recused' | 'withdrawn';
    reason: string;
    now: Date;
  },
): Promise<{ ended: number; mended: number }> {
  await getJudgedStage(db, asked);
  return db.transaction(async (tx) => {
    const ended = await endAssignments(tx, asked);
    if (ended.length === 0) throw fault('notFound');
    if (isFinal(await findFinal(tx, asked))) throw fault('resultFinal');
    await recordEnding(tx, actor, { ended, reason: asked.reason, now: asked.now });
    return { ended: ended.length, mended: ended.filter(({ mendedBy }) => mendedBy !== null).length };
  });
}
