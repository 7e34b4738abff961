import { describe, expect, test } from 'vitest';
import { areasChanged } from './areas-changed.ts';
import { blankPlan, blankStage, blankTrack } from './new-parts.ts';
import { changeStage } from './plan-edits.ts';

const stages = [blankStage(1, 'application'), blankStage(2, 'review')];
const plan = { ...blankPlan(2026), tracks: [{ ...blankTrack(1, 11), stages }, blankTrack(2, 12)] };

describe('what differs between two plans', () => {
  test('nothing between equal ones', () => {
    expect(areasChanged(plan, structuredClone(plan))).toEqual([]);
  });

  test('a stage is named with its track', () => {
    const after = changeStage(plan, { lane: 1, stageNo: 2 }, (stage) => ({
      ...stage,
      opensAt: '2026-05-07T00:00:00.000Z',
    }));
    expect(areasChanged(plan, after)).toEqual([
      { kind: 'track', how: 'changed', lane: 1, name: { ko: '', en: '' }, stages: [stages[1]?.name] },
    ]);
  });

  test('tracks that came and went, and lists of the season', () => {
    const after = {
      ...plan,
      name: { ko: '새 이름', en: '' },
      tracks: [...plan.tracks.slice(1), blankTrack(3, 13)],
    };
    expect(
      areasChanged(plan, after).map((area) => ('how' in area ? `${area.how} ${area.lane}` : area.kind)),
    ).toEqual(['name', 'added 3', 'removed 1']);
  });
});
