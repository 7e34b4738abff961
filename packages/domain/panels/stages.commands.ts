import type { Db } from '../db.ts';
import type { Stage } from './assignments.queries.ts';

/**
 * Holds a judged stage until the transaction ends: whoever plans its panels or changes who judges whom waits here for
 * the others, so it comes before every other lock. Makes its row of settings where it has none yet.
 */
export async function holdStage(tx: Db, stage: Stage): Promise<void> {
  await lockStage(tx, stage, 'update');
}

/** Many may share a stage at once; whoever holds it waits for all of them, and they for whoever does. */
export async function shareStage(tx: Db, stage: Stage): Promise<void> {
  await lockStage(tx, stage, 'share');
}

async function lockStage(tx: Db, { trackNo, stageNo }: Stage, mode: 'update' | 'share'): Promise<void> {
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
