import type { StageView } from '@chulbal/contract/seasons/seasons';
import { describe, expect, test } from 'vitest';
import { courseOf, legNames } from './course.ts';
import { heatOf, heatSteps, withoutRegion } from './heat.ts';
import { sums, tickPlaces } from './hours.ts';

const at = (day: number) => `2026-05-${String(day).padStart(2, '0')}T09:00:00.000Z`;
const stage = (stageNo: number, from: number, to: number): StageView => ({
  stageNo,
  kind: 'application',
  name: `stage ${stageNo}`,
  description: '',
  opensAt: at(from),
  closesAt: at(to),
  confirmBy: null,
  announcesAt: null,
});
const stages = [stage(1, 1, 11), stage(2, 15, 20)];

describe('where a track stands', () => {
  test.each([
    ['before its first stage', 1 - 0.5, 'before', 0],
    ['half through the first', 6, 'on', 0.25],
    ['at the very closing', 11, 'between', 0.5],
    ['between two', 13, 'between', 0.5],
    ['in the last', 16, 'on', 0.6],
    ['after all', 25, 'done', 1],
  ])('%s', (_case, day, state, filled) => {
    const now = Date.parse(at(1)) + (day - 1) * 86_400_000;
    const course = courseOf(stages, now);
    expect(course.state).toBe(state);
    expect(course.filled).toBeCloseTo(filled, 5);
  });

  test('a track without stages has not begun', () => {
    expect(courseOf([], 0)).toEqual({ filled: 0, stage: null, state: 'before' });
  });

  test('the columns are named after the longest lane', () => {
    expect(legNames([{ stages: stages.slice(0, 1) }, { stages }])).toEqual(['stage 1', 'stage 2']);
  });
});

describe('the colour of a count', () => {
  test.each([
    [[0], [0, 1, 2, 3, 4]],
    [
      [3, 1],
      [0, 1, 2, 3, 4],
    ],
    [
      [142, 19],
      [0, 50, 100, 150, 200],
    ],
    [[88], [0, 20, 40, 60, 80]],
  ])('%j is cut at %j', (counts, steps) => {
    expect(heatSteps(counts)).toEqual(steps);
  });

  test('nothing has none, the largest the strongest', () => {
    const steps = heatSteps([88]);
    expect([0, 1, 19, 20, 79, 80, 300].map((count) => heatOf(count, steps))).toEqual([0, 1, 1, 2, 4, 5, 5]);
  });
});

describe('hours', () => {
  test('added up; last year ends where it has no hour', () => {
    const hours = [
      { at: at(1), submitted: 2, lastYear: 1 },
      { at: at(2), submitted: 3, lastYear: null },
      { at: at(3), submitted: 0, lastYear: 4 },
    ];
    expect(sums(hours).map(({ submitted, lastYear }) => [submitted, lastYear])).toEqual([
      [2, 1],
      [5, null],
      [5, null],
    ]);
  });

  test.each([
    [8, [1, 3, 5, 7]],
    [3, [0, 1, 2]],
    [24, [3, 7, 11, 15, 19, 23]],
  ])('%i hours are labelled at %j', (count, places) => {
    expect(tickPlaces(count)).toEqual(places);
  });
});

test.each([
  ['every team has a region', [2, 3], 5, 0],
  ['some have none', [2, 0], 5, 3],
  ['there are no regions', [], 5, 5],
])('a line of regions adds up to its track: %s', (_case, counts, submitted, without) => {
  const regions = counts.map((count, at) => ({ code: `${at}`, submitted: count, today: 0 }));
  expect(withoutRegion({ submitted, regions })).toBe(without);
});
