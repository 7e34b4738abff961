import { koreanDay, weekday } from '@chulbal/contract/korean-days';
import { blocking, contradictions } from '@chulbal/contract/seasons/contradictions';
import { soundPlan } from '@chulbal/testing/season-plans';
import { describe, expect, test } from 'vitest';
import { movedToYear } from './copy.rules.ts';

describe('a season copied to another year', () => {
  test.each([
    [2027, '2027-04-19T01:00:00.000Z', '2027-05-07T09:00:00.000Z'],
    [2028, '2028-04-17T01:00:00.000Z', '2028-05-05T09:00:00.000Z'],
    [2025, '2025-04-21T01:00:00.000Z', '2025-05-09T09:00:00.000Z'],
    [2031, '2031-04-21T01:00:00.000Z', '2031-05-09T09:00:00.000Z'],
  ])(
    'to %i has its applications on the same days of the week, at the same times',
    (year, opensAt, closesAt) => {
      const { plan } = soundPlan();
      const moved = movedToYear(plan, year);
      const stages = moved.tracks.flatMap((track) => track.stages);
      expect(stages[0]).toMatchObject({ opensAt, closesAt });
      const days = plan.tracks.flatMap((track) => track.stages).map(({ closesAt }) => weekdayOf(closesAt));
      expect(stages.map((stage) => weekdayOf(stage.closesAt))).toEqual(days);
      expect(blocking(contradictions(moved))).toEqual([]);
    },
  );

  test('has new tracks, its own year in its name, and all else as it was', () => {
    const { plan, track } = soundPlan();
    Object.assign(plan, { name: { ko: '2026 시즌', en: 'Season 2026' } });
    Object.assign(track, { trackNo: 12 });
    const moved = movedToYear(plan, 2027);
    expect(moved.name).toEqual({ ko: '2027 시즌', en: 'Season 2027' });
    expect(moved.tracks[0]?.trackNo).toBeNull();
    expect(moved.tracks.map(({ stages: _, ...rest }) => rest)).toEqual(
      plan.tracks.map(({ stages: _, ...rest }) => ({ ...rest, trackNo: null })),
    );
    expect(track.trackNo).toBe(12);
  });

  test('has no time that no plan can hold', () => {
    const { plan, review } = soundPlan();
    Object.assign(review, { announcesAt: null, opensAt: '2200-05-11T01:00:00Z' });
    const [stage] = movedToYear(plan, 2999).tracks[0]?.stages.slice(1) ?? [];
    expect(stage).toMatchObject({ opensAt: null, announcesAt: null });
  });
});

function weekdayOf(instant: string | null): number {
  return weekday(koreanDay(new Date(instant ?? 0)));
}
