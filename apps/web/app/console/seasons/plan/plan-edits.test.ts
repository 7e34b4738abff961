import type { PlannedStage } from '@chulbal/contract/seasons/plan';
import { describe, expect, test } from 'vitest';
import { localText } from '../../../lib/korean-time.ts';
import { typedText } from '../../../lib/typed-moment.ts';
import { blankPlan, blankStage, blankTrack } from './new-parts.ts';
import {
  addStage,
  addTrack,
  changeTrack,
  copyTrack,
  moveStage,
  nextKind,
  removeStage,
  removeTrack,
  shifted,
  swapTracks,
  trackAt,
} from './plan-edits.ts';

const review: PlannedStage = {
  ...blankStage(2, 'review'),
  opensAt: '2026-05-07T00:00:00.000Z',
  closesAt: '2026-05-10T09:00:00.000Z',
  announcesAt: '2026-05-15T05:00:00.000Z',
};
const dates = ({ opensAt, closesAt, announcesAt }: PlannedStage) =>
  [opensAt, closesAt, announcesAt]
    .map((moment) => (moment ? typedText(localText(moment)).slice(5, 10) : ''))
    .join(' ');

describe('a stage moves by days', () => {
  test.each([
    ['whole', 1, '05.08 05.11 05.16'],
    ['whole', -7, '04.30 05.03 05.08'],
    ['start', -1, '05.06 05.10 05.15'],
    ['start', 2, '05.09 05.10 05.15'],
    ['start', 9, '05.10 05.10 05.15'],
    ['end', 1, '05.07 05.11 05.15'],
    ['end', -9, '05.07 05.07 05.15'],
    ['whole', 0, '05.07 05.10 05.15'],
  ] as const)('%s by %i', (part, days, after) => {
    expect(dates(moveStage(review, part, days))).toBe(after);
  });

  test('keeps the time of day, and always something between start and end', () => {
    const short = moveStage(review, 'start', 9);
    expect(typedText(localText(short.opensAt ?? 0))).toBe('2026.05.10 09:00');
    expect(moveStage(short, 'start', 1)).toEqual(short);
  });

  test('without a period it stays where it is', () => {
    const none = blankStage(1, 'application');
    expect(moveStage(none, 'whole', 1)).toBe(none);
  });
});

describe('tracks', () => {
  const two = () => addTrack(addTrack(blankPlan(2026))?.plan ?? blankPlan(0))?.plan ?? blankPlan(0);

  test('a new one takes the first free lane and a number of its own', () => {
    expect(two().tracks.map(({ lane, trackNo }) => [lane, trackNo])).toEqual([
      [1, -1],
      [2, -2],
    ]);
    expect(addTrack(removeTrack(two(), 1))?.lane).toBe(1);
  });

  test('a copy has the rules and stages of the other, and a number of its own', () => {
    const copied = copyTrack(
      changeTrack(two(), 1, (track) => ({ ...track, places: 40 })),
      1,
    );
    expect(copied?.plan.tracks.map(({ lane, trackNo, places }) => [lane, trackNo, places])).toEqual([
      [1, -1, 40],
      [2, -2, 0],
      [3, -3, 40],
    ]);
    expect(copyTrack(blankPlan(2026), 1)).toBeNull();
  });

  test('there are nine lanes and no more', () => {
    let plan = blankPlan(2026);
    for (let lane = 1; lane <= 9; lane += 1) plan = addTrack(plan)?.plan ?? plan;
    expect(plan.tracks).toHaveLength(9);
    expect(addTrack(plan)).toBeNull();
  });

  test('change places with their neighbour, and who stands under them goes along', () => {
    const plan = changeTrack(
      changeTrack(two(), 1, (track) => ({ ...track, name: { ko: '하나', en: '' } })),
      2,
      (track) => ({ ...track, name: { ko: '둘', en: '' }, topLane: 1 }),
    );
    const turned = swapTracks(plan, 1, 1);
    expect(turned.tracks.map(({ lane, name, topLane }) => [lane, name.ko, topLane])).toEqual([
      [1, '둘', 2],
      [2, '하나', null],
    ]);
    expect(swapTracks(plan, 2, 1)).toBe(plan);
    expect(removeTrack(plan, 1).tracks.map(({ topLane }) => topLane)).toEqual([null]);
  });
});

describe('stages', () => {
  const plan = {
    ...blankPlan(2026),
    tracks: [{ ...blankTrack(1, -1), stages: [blankStage(1, 'application'), review] }],
  };

  test('a new one comes last with the next number and, where it is judged, the usual rubric', () => {
    const added = addStage(plan, 1, 'presentation');
    expect(added?.stageNo).toBe(3);
    const stage = trackAt(added?.plan ?? plan, 1)?.stages[2];
    expect(stage?.rubric?.reduce((sum, { points }) => sum + points, 0)).toBe(100);
    expect(addStage(plan, 1, 'final', [1, 2, 7])?.stageNo).toBe(8);
    expect(addStage(plan, 5, 'final')).toBeNull();
  });

  test('the kind that comes next is offered', () => {
    expect(nextKind(blankTrack(1, -1))).toBe('application');
    expect(nextKind(plan.tracks[0] ?? blankTrack(1, -1))).toBe('presentation');
  });

  test('can be taken out', () => {
    expect(
      removeStage(plan, { lane: 1, stageNo: 1 }).tracks[0]?.stages.map(({ stageNo }) => stageNo),
    ).toEqual([2]);
  });

  test('go a place up or down, and not over the end', () => {
    expect(shifted(['a', 'b', 'c'], 1, 1)).toEqual(['a', 'c', 'b']);
    expect(shifted(['a', 'b', 'c'], 0, -1)).toEqual(['a', 'b', 'c']);
  });
});
