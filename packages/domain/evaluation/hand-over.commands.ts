import type { InputOf, OutputOf } from '@chulbal/contract/endpoint';
import type { handOver as endpoint } from '@chulbal/contract/evaluation/progress';
import type { OperatorActor } from '../actor.ts';
import type { Db } from '../db.ts';
import { fault } from '../fault.ts';
import { type Ended, endAssignment, recordEnding } from '../panels/endings.commands.ts';
import { distributeTeams } from '../panels/hand-over.rules.ts';
import { lockStage } from '../panels/stages.commands.ts';
import { isOver } from '../seasons/judging-period.rules.ts';
import { readHandOver } from './hand-over.queries.ts';
import { getJudged } from './stage.queries.ts';

/**
 * Hands what an evaluator has not submitted to alternates. What was submitted stays and counts; drafts are voided and
 * kept. Side effects: the log names each team, and who takes or gives teams is written to by the next sweep.
 *
 * @throws 404 for a stage that is not judged, where nothing is left, and for who is no alternate of it who may judge; 1353
 * once judging is closed; 4043 where none of the teams can go to them.
 */
export async function handOver(
  db: Db,
  actor: OperatorActor,
  asked: InputOf<typeof endpoint> & { now: Date },
): Promise<OutputOf<typeof endpoint>> {
  const { trackNo, stageNo, evaluatorId, to, reason, now } = asked;
  const { period } = await getJudged(db, asked);
  return db.transaction(async (tx) => {
    await lockStage(tx, asked);
    const { teamNos, takers } = await readHandOver(tx, asked);
    const chosen = takers.filter((taker) => to.includes(taker.evaluatorId));
    if (teamNos.length === 0 || chosen.length !== new Set(to).size) throw fault('notFound');
    if (isOver(period, now)) throw fault('notInPeriod');
    const { taken } = distributeTeams(teamNos, chosen);
    if (taken.size === 0) throw fault('editedElsewhere');
    const ended: Ended[] = [];
    for (const [teamNo, taker] of taken) {
      const whose = { trackNo, stageNo, evaluatorId, teamNo };
      const one = await endAssignment(tx, { ...whose, to: taker, state: 'withdrawn', reason, now });
      if (one) ended.push(one);
    }
    await recordEnding(tx, actor, { ended, reason, now });
    return { moved: ended.length, stayed: teamNos.length - ended.length };
  });
}
