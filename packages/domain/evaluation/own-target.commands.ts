import type { SheetState } from '@chulbal/contract/evaluation/views';
import type { EvaluatorActor } from '../actor.ts';
import type { Db } from '../db.ts';
import { fault } from '../fault.ts';
import { shareStage } from '../panels/stages.commands.ts';
import { findFinal } from '../results/final/judging.queries.ts';
import { isJudging } from '../seasons/judging-period.rules.ts';
import { neighboursOf } from './order.rules.ts';
import { findSheet, findSignature } from './sheets.queries.ts';
import { getJudged, type Judged, type OwnStageRef, periodOf } from './stage.queries.ts';
import { refusalToWrite, targetState, type Writing } from './states.rules.ts';
import type { Sheet } from './tables.ts';

import { lockOwnStage } from './targets.commands.ts';
import { findTeamOfTarget, listOwnTargets } from './targets.queries.ts';

export type Asked = { trackNo: number; stageNo: number; targetNo: number; now: Date };

export type Held = {
  judged: Judged;
  ref: OwnStageRef & { teamNo: number };
  state: SheetState;
  sheet: Sheet | null;
};

/**
 * Does something to one of the actor's targets: in a transaction in which nothing else of theirs in the stage is
 * written, and only where the rules allow it now. Meanwhile the team hands in nothing and the result is not finalised.
 * Throws what `refusalToWrite` says, notFound for a stage that is not judged.
 */
export async function writeOwnTarget<T>(
  db: Db,
  actor: EvaluatorActor,
  writing: Writing,
  asked: Asked,
  work: (tx: Db, held: Held) => Promise<T>,
): Promise<T> {
  const { trackNo, stageNo, targetNo, now } = asked;
  const stage = { trackNo, stageNo, evaluatorId: actor.evaluatorId };
  const known = await getJudged(db, stage);
  return db.transaction(async (tx) => {
    // The stage, then the application, then sheets: everybody who needs several of them takes them in this order.
    await shareStage(tx, stage);
    const found = await findTeamOfTarget(tx, { ...stage, targetNo, share: true });
    await lockOwnStage(tx, stage);
    const judged = { ...known, final: await findFinal(tx, stage) };
    const sheet = found && (await findSheet(tx, { ...stage, teamNo: found.teamNo, lock: true }));
    const state = found && targetState(found.assignment, sheet);
    const signed = (await findSignature(tx, stage)) !== null;
    const judging = found !== null && isJudging(periodOf(judged, found.teamNo), now);
    const refusal = refusalToWrite(writing, { state, signed, judging });
    if (refusal || !found || !state) throw fault(refusal ?? 'notSubmissionSubject');
    return work(tx, { judged, ref: { ...stage, teamNo: found.teamNo }, state, sheet });
  });
}

/** The number of the next target to judge after this one; null when none is left that can be judged now. */
export async function nextOpenAfter(
  tx: Db,
  { judged, ref, targetNo, now }: Pick<Held, 'judged' | 'ref'> & { targetNo: number; now: Date },
): Promise<number | null> {
  const { targets } = await listOwnTargets(tx, ref);
  const { showsCounts } = judged.settings;
  const isOpen = ({ teamNo }: { teamNo: number }) => isJudging(periodOf(judged, teamNo), now);
  return neighboursOf(targets, targetNo, { showsCounts, isOpen })?.nextOpen ?? null;
}
