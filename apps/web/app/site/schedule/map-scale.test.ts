import type { TrackView } from '@chulbal/contract/seasons/seasons';
import { describe, expect, test } from 'vitest';
import { mapScale, markRows } from './map-scale.ts';

const track = (periods: [string, string][]) =>
  ({ stages: periods.map(([opensAt, closesAt]) => ({ opensAt, closesAt })) }) as TrackView;

describe('the scale of the schedule map', () => {
  const scale = mapScale([
    track([['2026-03-30T01:00:00Z', '2026-05-15T09:00:00Z']]),
    track([['2026-10-22T01:00:00Z', '2026-10-23T09:00:00Z']]),
  ]);

  test('runs over whole Korean months, from the first opening to the month after the last closing', () => {
    expect(scale?.months.map((month) => month.month)).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11]);
    expect(scale?.months.reduce((sum, month) => sum + month.width, 0)).toBeCloseTo(100);
    expect(scale?.at('2026-02-28T15:00:00Z')).toBeCloseTo(0);
    expect(scale?.at('2026-11-30T15:00:00Z')).toBeCloseTo(100);
  });

  test('goes over the turn of a year', () => {
    const winter = mapScale([track([['2026-11-10T01:00:00Z', '2027-01-31T14:00:00Z']])]);
    expect(winter?.months.map((month) => month.key)).toEqual(['2026-11', '2026-12', '2027-01', '2027-02']);
  });

  test('there is none without stages', () => {
    expect(mapScale([track([])])).toBeNull();
  });
});

test.each([
  ['each on the lane where there is room', [0, 20, 40, 60], [0, 0, 0, 0]],
  ['one that the next would cover above it', [20, 31, 36, 70], [0, 1, 0, 0]],
  ['three that follow at once as stairs', [0, 4, 8, 40], [2, 1, 0, 0]],
  ['the last has the end of the map', [0, 95], [0, 0]],
] as const)('names of stages: %s', (_, lefts, rows) => {
  expect(markRows(lefts)).toEqual(rows);
});
