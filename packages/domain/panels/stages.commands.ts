import type { Db } from '../db.ts';
import { fault } from '../fault.ts';
import { findFinal } from '../results/final/judging.queries.ts';
import { isFinal } from '../seasons/judging-period.rules.ts';
import type { TrackRules } from '../seasons/queries.ts';
import type { Stage } from './assignments.queries.ts';

/**
 * Holds a judged stage until the transaction ends: whoever plans its panels or changes who judges whom waits here for
 * the others, so it comes before every other lock. Makes its row of settings where it has none yet.
 */
export async function lockStage(tx: Db, stage: Stage): Promise<void> {
  await lockRow(tx, stage, 'update');
}

/** The same where teams can still be judged by somebody else. Throws resultFinal 4093. */
export async function lockUnfinished(tx: Db, stage: Stage): Promise<void> {
  await lockStage(tx, stage);
  if (isFinal(await findFinal(tx, stage))) throw fault('resultFinal');
}

/** Shares every judged stage of a track, so that none becomes final meanwhile; before every other lock, as `lockStage`. */
export async function shareJudging(tx: Db, { track: { trackNo }, stages }: TrackRules): Promise<void> {
  for (const { stageNo, rubric } of stages.toSorted((a, b) => a.stageNo - b.stageNo)) {
    if (rubric) await shareStage(tx, { trackNo, stageNo });
  }
}

/** Many may share a stage at once; whoever holds it waits for all of them, and they for whoever does. */
export async function shareStage(tx: Db, stage: Stage): Promise<void> {
  await lockRow(tx, stage, 'share');
}

async function lockRow(tx: Db, { trackNo, stageNo }: Stage, mode: 'update' | 'share'): Promise<void> {
  await tx.sql
    .insertInto('judgedStages')
    .values({ trackNo, stageNo, resultRules: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await tx.sql
    .selectFrom('judgedStages')
    .select('trackNo')
    .where('trackNo', '=', trackNo)
    .where('stageNo', '=', stageNo)
    .$if(mode === 'update', (query) => query.forUpdate())
    .$if(mode === 'share', (query) => query.forShare())
    .execute();
}
