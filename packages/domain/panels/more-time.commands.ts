import type { Db } from '../db.ts';
import { fault } from '../fault.ts';
import { findFinal, judgingAhead } from '../final-results/judging.queries.ts';
import { isFinal } from '../seasons/judging-period.rules.ts';
import { getTrackRules } from '../seasons/queries.ts';
import type { Extension } from '../seasons/rules.ts';
import { shareJudging, shareStage } from './stages.commands.ts';

/**
 * Asked once a stage is given more time, in the same transaction: whoever may hand in an application for longer is judged
 * after it, so that it ends before the judging does; and judging is not put off where its result is final. Whoever records
 * anything before shares the judged stages first.
 *
 * Throws resultFinal 4093; invalidRequest beside `closesAt`.
 */
export async function assertJudgedAfter(
  tx: Db,
  { trackNo, stageNo, what = 'stage', closesAt }: Omit<Extension, 'teamNo'>,
): Promise<void> {
  if (what === 'material') return;
  const rules = await getTrackRules(tx, trackNo);
  const stage = rules.stages.find((one) => one.stageNo === stageNo);
  if (stage?.rubric) {
    await shareStage(tx, { trackNo, stageNo });
    if (isFinal(await findFinal(tx, { trackNo, stageNo }))) throw fault('resultFinal');
  }
  if (stage?.kind !== 'application') return;
  await shareJudging(tx, rules);
  const ahead = await judgingAhead(tx, rules);
  if (ahead.anyFinal) throw fault('resultFinal');
  const graceUntil = closesAt.getTime() + rules.track.graceMinutes * 60_000;
  if (ahead.closesAt && graceUntil >= ahead.closesAt.getTime()) {
    throw fault('invalidRequest', { fields: { closesAt: neverJudged } });
  }
}

const neverJudged = {
  ko: '심사가 끝나기 전이어야 해요. 심사 마감부터 늦춰 주세요.',
  en: 'This must be before judging closes. Please put off the closing of judging first.',
};
