import type { Bilingual } from '@chulbal/contract/language';
import type { Db } from '../db.ts';
import { fault } from '../fault.ts';
import { findFinal, judgingAhead } from '../results/final/judging.queries.ts';
import { isFinal } from '../seasons/judging-period.rules.ts';
import { getTrackRules, type TrackRules } from '../seasons/queries.ts';
import type { Extension } from '../seasons/rules.ts';
import { stillApplying } from './more-time.rules.ts';
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

/**
 * The same of a plan that was just published, in the same transaction, for a track that was in force before: whoever may
 * hand in an application again or for longer is judged after it, whichever of the two has moved. Asked about what holds
 * for all, extensions of before included. Whoever records anything before shares the judged stages first.
 *
 * Throws resultFinal 4093; invalidRequest beside `reason`, where whoever publishes reads it.
 */
export async function assertPlanJudged(
  tx: Db,
  { before, after, now }: { before: TrackRules; after: TrackRules; now: Date },
): Promise<void> {
  const applying = stillApplying({ before: before.stages, after: after.stages }, now);
  if (!applying) return;
  const ahead = await judgingAhead(tx, after);
  if (applying.longer && ahead.anyFinal) throw fault('resultFinal');
  const graceUntil = applying.until.getTime() + after.track.graceMinutes * 60_000;
  if (ahead.closesAt && graceUntil >= ahead.closesAt.getTime()) {
    throw fault('invalidRequest', { fields: { reason: neverJudgedIn(after.track.name) } });
  }
}

const neverJudgedIn = (track: Bilingual): Bilingual => ({
  ko: `${track.ko} 트랙의 접수가 심사보다 늦게 끝나요. 늦춰 준 마감도 세어 심사 마감을 더 늦게 정해 주세요.`,
  en: `In ${track.en} applications would close after the judging. Please set a later closing of judging; deadlines put off before count too.`,
});

const neverJudged = {
  ko: '심사가 끝나기 전이어야 해요. 심사 마감부터 늦춰 주세요.',
  en: 'This must be before judging closes. Please put off the closing of judging first.',
};
