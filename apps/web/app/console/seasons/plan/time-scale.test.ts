import type { SeasonPlan } from '@chulbal/contract/seasons/plan';
import { describe, expect, test } from 'vitest';
import { blankPlan, blankStage, blankTrack } from './new-parts.ts';
import { dayAt, daysMoved, rangeOf, shadesOf, ticksOf, timeScale, zoomed } from './time-scale.ts';

const day = (at: number) => new Date(at + 9 * 3_600_000).toISOString().slice(0, 10);

function planWith(opensAt: string, closesAt: string): SeasonPlan {
  const track = blankTrack(1, -1);
  return {
    ...blankPlan(2026),
    tracks: [{ ...track, stages: [{ ...blankStage(1, 'application'), opensAt, closesAt }] }],
  };
}

const spring = planWith('2026-03-23T00:00:00Z', '2026-05-08T09:00:00Z');

describe('the range of the lanes', () => {
  test('is whole months of Korea with room before and after', () => {
    const { from, until } = rangeOf(spring);
    expect([day(from), day(until)]).toEqual(['2026-03-01', '2026-07-01']);
  });

  test('begins a month earlier when the first stage stands at its very beginning', () => {
    expect(day(rangeOf(planWith('2026-03-02T00:00:00Z', '2026-03-08T09:00:00Z')).from)).toBe('2026-02-01');
  });

  test('is the season’s year while nothing has a period', () => {
    const { from, until } = rangeOf(blankPlan(2027));
    expect([day(from), day(until)]).toEqual(['2027-01-01', '2028-01-01']);
  });
});

describe('the scale', () => {
  const scale = timeScale(rangeOf(spring), 9);

  test('places instants and finds them again', () => {
    expect(scale.at('2026-02-28T15:00:00Z')).toBe(0);
    expect(scale.at('2026-06-30T15:00:00Z')).toBe(100);
    expect(scale.instantAt(scale.at('2026-04-01T00:00:00Z') / 100)).toBeCloseTo(
      Date.parse('2026-04-01T00:00:00Z'),
    );
    expect(scale.width).toBe(122 * 9);
  });

  test('a pointer goes by whole days', () => {
    expect(daysMoved(scale, 1.4 / scale.days)).toBe(1);
    expect(daysMoved(scale, -1.6 / scale.days)).toBe(-2);
    expect(Object.is(daysMoved(scale, -0.1 / scale.days), 0)).toBe(true);
    expect(day(dayAt(scale, 0.5))).toBe('2026-05-01');
    expect(day(dayAt(scale, 2))).toBe('2026-06-30');
  });

  test('fitted it draws months, larger weeks from Monday, larger still days', () => {
    const kinds = (zoom: number | null) => {
      const ticks = ticksOf(timeScale(rangeOf(spring), zoom));
      return ['month', 'week', 'day'].map((kind) => ticks.filter((one) => one.kind === kind).length);
    };
    expect(kinds(null)).toEqual([4, 0, 0]);
    expect(kinds(9)).toEqual([4, 17, 0]);
    expect(kinds(36)).toEqual([4, 17, 101]);
  });

  test('shades the holidays in its range, and weekends where weeks are drawn', () => {
    const holidays = [
      { date: '2026-05-05', name: '어린이날' },
      { date: '2026-09-25', name: '추석' },
    ];
    expect(shadesOf(timeScale(rangeOf(spring), null), holidays).map(({ name }) => name)).toEqual([
      '어린이날',
    ]);
    expect(shadesOf(scale, holidays).filter(({ name }) => name === null)).toHaveLength(35);
  });
});

test.each([
  [null, 1, 5, 6],
  [6, 1, 5, 9],
  [36, 1, 5, 36],
  [36, -1, 5, 22],
  [9, -1, 5, 6],
  [6, -1, 6, null],
  [null, -1, 5, null],
] as const)('zoom %s by %i, when %i px a day are seen, gives %s', (zoom, direction, seen, next) => {
  expect(zoomed(zoom, direction, seen)).toBe(next);
});
