import type { StageSettings } from '@chulbal/contract/panels/panels';
import type { OperatorActor } from '../actor.ts';
import { record } from '../audit/commands.ts';
import type { Db } from '../db.ts';
import { fault } from '../fault.ts';
import type { Stage } from './assignments.queries.ts';
import { panelsObject } from './draft.commands.ts';
import { stageSettings } from './settings.queries.ts';
import { changesWhatWasSeen } from './settings.rules.ts';
import { lockStage } from './stages.commands.ts';
import { getJudgedStage } from './stages.queries.ts';

/**
 * Sets how a stage is judged.
 *
 * @throws 404 for a stage that is not judged; 4061 judgingBegun for blind options and half points once somebody has
 * opened an application of the stage.
 */
export async function saveStageSettings(
  db: Db,
  actor: OperatorActor,
  { trackNo, stageNo, now, ...settings }: Stage & StageSettings & { now: Date },
): Promise<void> {
  const judged = await getJudgedStage(db, { trackNo, stageNo });
  await db.transaction(async (tx) => {
    await lockStage(tx, { trackNo, stageNo });
    const before = await stageSettings(tx, { trackNo, stageNo });
    if (changesWhatWasSeen(before, settings) && (await hasBegun(tx, { trackNo, stageNo }))) {
      throw fault('judgingBegun');
    }
    await tx.sql
      .updateTable('judgedStages')
      .set(settings)
      .where('trackNo', '=', trackNo)
      .where('stageNo', '=', stageNo)
      .execute();
    await record(tx, actor, {
      action: 'panels.set',
      object: panelsObject(judged),
      before,
      after: settings,
      now,
    });
  });
}

async function hasBegun(tx: Db, { trackNo, stageNo }: Stage): Promise<boolean> {
  const sheet = await tx.sql
    .selectFrom('sheets')
    .select('id')
    .where('trackNo', '=', trackNo)
    .where('stageNo', '=', stageNo)
    .limit(1)
    .executeTakeFirst();
  return sheet !== undefined;
}
