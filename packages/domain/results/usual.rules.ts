import type { ResultRules } from '@chulbal/contract/results/shapes';
import type { StageRule, TrackRule } from '../seasons/rules.ts';

/** How many times the places of the track go on from a judged stage that is not the last. */
const USUAL_FACTOR = 2;

/**
 * The rules that follow from the season where nobody has saved others: twice the places of the track go on, as many
 * as there are from the last judged stage; its quotas; of the tie order's criteria the weightiest first.
 */
export function usualRules(
  track: Pick<TrackRule, 'places' | 'quotas'>,
  stages: readonly Pick<StageRule, 'stageNo' | 'rubric'>[],
  stageNo: number,
): ResultRules {
  const judged = stages.filter(({ rubric }) => rubric);
  const isLast = judged.at(-1)?.stageNo === stageNo;
  const rubric = judged.find((stage) => stage.stageNo === stageNo)?.rubric ?? [];
  return {
    trim: { on: true, from: 5 },
    minSheets: 5,
    bonus: { on: true, max: 3 },
    cutLine: 60,
    // Sorting is stable: of equal weights the rubric's order holds.
    tieOrder: [...rubric].sort((a, b) => b.points - a.points).map(({ code }) => code),
    select: { kind: 'factor', places: track.places, factor: isLast ? 1 : USUAL_FACTOR },
    quotas: track.quotas.map(({ regionCode, places }) => ({ region: regionCode, places })),
    backfill: true,
    reserves: null,
  };
}

/** The judged stage before this one, whose selected teams it judges; null for the first. */
export function judgedBefore(
  stages: readonly Pick<StageRule, 'stageNo' | 'rubric'>[],
  stageNo: number,
): number | null {
  const judged = stages.filter(({ rubric }) => rubric).map((stage) => stage.stageNo);
  const place = judged.indexOf(stageNo);
  return judged[place - 1] ?? null;
}
