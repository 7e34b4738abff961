import type { StageRule } from '../seasons/rules.ts';

/**
 * The stages whose material is judged in a stage: its own, and those since the judged stage before it. In the order
 * of the track.
 */
export function materialStagesOf(stages: readonly StageRule[], stageNo: number): StageRule[] {
  const at = stages.findIndex((stage) => stage.stageNo === stageNo);
  const before = stages.slice(0, Math.max(0, at)).findLastIndex(({ rubric }) => rubric !== null);
  return stages.slice(before + 1, at + 1).filter(({ material }) => material !== null);
}
