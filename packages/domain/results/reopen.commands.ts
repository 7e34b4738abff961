import type { OperatorActor } from '../actor.ts';
import { record } from '../audit/commands.ts';
import type { Db } from '../db.ts';
import { outdateLate } from '../evaluation/sheets/outdated.commands.ts';
import { fault } from '../fault.ts';
import { lockStage } from '../panels/stages.commands.ts';
import { getResultFacts, getStageRules } from './facts.queries.ts';
import { findVersion, type Stage } from './final/queries.ts';
import { stageObject } from './stage-object.rules.ts';

/**
 * Lets evaluators write again after a final result, until `until`; the next version ends it. The version that stands
 * is not touched. Sheets about an earlier version of an application count no more. Throws notFound where nothing is final, invalidRequest beside `until` for a time that has passed, and in a
 * season that was ended.
 */
export async function reopenJudging(
  db: Db,
  actor: OperatorActor,
  asked: Stage & { until: string; reason: string; now: Date },
): Promise<void> {
  const { trackNo, stageNo, reason, now } = asked;
  const until = new Date(asked.until);
  await db.transaction(async (tx) => {
    const rules = await getStageRules(tx, asked);
    await lockStage(tx, asked);
    const newest = await findVersion(tx, asked);
    if (!newest) throw fault('notFound');
    if (rules.season.finished) throw fault('invalidRequest', { fields: { until: seasonEnded } });
    if (until <= now) throw fault('invalidRequest', { fields: { until: notToCome } });
    const afterVersion = newest.version;
    // Nobody hands in meanwhile, and who has done so since the stage was judged is judged on that.
    const { teams } = await getResultFacts(tx, { trackNo, stageNo, hold: true });
    await outdateLate(tx, { trackNo, stageNo, teamNos: teams.map(({ teamNo }) => teamNo), now });
    await tx.sql
      .insertInto('judgingReopenings')
      .values({ trackNo, stageNo, afterVersion, until, reason, reopenedBy: actor.operatorId, at: now })
      .execute();
    await record(tx, actor, {
      action: 'result.reopenJudging',
      object: stageObject(rules),
      before: { version: afterVersion },
      after: { until },
      reason,
      now,
    });
  });
}

const seasonEnded = {
  ko: '끝낸 시즌의 심사는 다시 열 수 없어요.',
  en: 'This season has ended; nothing is judged again.',
};
const notToCome = { ko: '지금보다 늦은 시각이어야 해요.', en: 'This must be later than now.' };
