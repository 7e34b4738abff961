import { expect, test } from 'vitest';
import type { StageRule } from '../seasons/rules.ts';
import { materialStagesOf } from './documents.rules.ts';

test('a stage is judged with its own material and what was handed in since the one before', () => {
  const stage = (stageNo: number, judged: boolean, asks: boolean) =>
    ({ stageNo, rubric: judged ? [] : null, material: asks ? { slots: [] } : null }) as unknown as StageRule;
  const stages = [
    stage(1, false, false),
    stage(2, true, true),
    stage(6, false, true),
    stage(3, true, true),
    stage(4, false, false),
    stage(5, true, false),
  ];
  const of = (stageNo: number) => materialStagesOf(stages, stageNo).map((one) => one.stageNo);
  expect([of(2), of(3), of(5)]).toEqual([[2], [6, 3], []]);
});
