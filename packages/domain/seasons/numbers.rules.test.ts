import { plannedStage, soundPlan } from '@chulbal/testing/season-plans';
import { describe, expect, test } from 'vitest';
import { missingStages, type UsedStage, withFreshNumbers } from './numbers.rules.ts';

const used = (stageNo: number, kind: string, planned = false): UsedStage => ({
  trackNo: 13,
  stageNo,
  kind,
  planned,
});

/** Numbers that the stages of a plan get: applications 1, review 2 and a `material` stage 3. */
function numbers(given: UsedStage[]): number[] {
  const { plan, track } = soundPlan();
  Object.assign(track, { trackNo: 13 });
  track.stages.push(plannedStage(3, 'material', '05-11', '05-20'));
  return withFreshNumbers(plan, given).tracks[0]?.stages.map(({ stageNo }) => stageNo) ?? [];
}

describe('a new stage', () => {
  test.each<[string, UsedStage[], number[]]>([
    ['keeps a number that nobody had', [], [1, 2, 3]],
    ['keeps the number that it has in the plan', [used(3, 'final', true)], [1, 2, 3]],
    ['has its number back when it was taken out', [used(3, 'material')], [1, 2, 3]],
    ['does not take that of another stage that is gone', [used(3, 'final'), used(7, 'review')], [1, 2, 8]],
    ['of another track is nobody’s business', [{ ...used(3, 'final'), trackNo: 14 }], [1, 2, 3]],
  ])('%s', (_name, given, expected) => {
    expect(numbers(given)).toEqual(expected);
  });
});

test('stages for which teams have applied are missed when their track or they themselves are gone', () => {
  const { plan, track } = soundPlan();
  Object.assign(track, { trackNo: 13 });
  const at = (trackNo: number, stageNo: number) => ({ trackNo, stageNo });
  expect(missingStages(plan, [at(13, 1), at(13, 2)])).toEqual([]);
  expect(missingStages(plan, [at(13, 9), at(14, 1)])).toEqual([at(13, 9), at(14, 1)]);
});
