import { contradictions } from '@chulbal/contract/seasons/contradictions';
import type { PlannedStage, SeasonPlan } from '@chulbal/contract/seasons/plan';
import { describe, expect, test } from 'vitest';
import { localText } from '../../../lib/korean-time.ts';
import { typedText } from '../../../lib/typed-moment.ts';
import { clashMarks } from './clash-marks.ts';
import { blankPlan, blankStage, blankTrack } from './new-parts.ts';
import { placeStage } from './place-stage.ts';
import { addStage, changeTrack } from './plan-edits.ts';

const now = Date.parse('2026-03-10T01:00:00Z');
const application: PlannedStage = {
  ...blankStage(1, 'application'),
  opensAt: '2026-03-23T01:00:00.000Z',
  closesAt: '2026-05-08T09:00:00.000Z',
  confirmBy: '2026-05-08T09:00:00.000Z',
};
const review: PlannedStage = {
  ...blankStage(2, 'review'),
  opensAt: '2026-05-07T00:00:00.000Z',
  closesAt: '2026-05-24T09:00:00.000Z',
  announcesAt: '2026-05-23T09:00:00.000Z',
};

function marks(stages: PlannedStage[]) {
  const plan: SeasonPlan = { ...blankPlan(2026), tracks: [{ ...blankTrack(1, 1), stages }] };
  const [track] = plan.tracks;
  return track ? clashMarks(track, contradictions(plan)).map(({ kind, amount }) => `${kind} ${amount}`) : [];
}

describe('what is hatched on a lane', () => {
  test('an overlap of 33 hours, which hides what else begins there, and an early announcement', () => {
    expect(marks([application, review])).toEqual(['overlap 33', 'announcedEarly 24']);
  });

  test('a confirmation after the next stage has begun', () => {
    const later = { ...review, opensAt: '2026-05-08T10:00:00.000Z', announcesAt: review.closesAt };
    expect(marks([{ ...application, confirmBy: '2026-05-09T09:00:00.000Z' }, later])).toEqual([
      'confirmLate 23',
    ]);
  });

  test('a period the wrong way round, and a rubric with its points', () => {
    const turned = { ...review, opensAt: review.closesAt, closesAt: review.opensAt, announcesAt: null };
    expect(marks([turned])).toEqual(['reversed 417']);
    const [first, ...rest] = review.rubric ?? [];
    const rubric = first ? [{ ...first, points: 15 }, ...rest] : [];
    expect(marks([{ ...review, announcesAt: review.closesAt, rubric }])).toEqual(['rubric 90']);
  });

  test('nothing for what has no place in time', () => {
    expect(marks([blankStage(1, 'application')])).toEqual([]);
  });
});

describe('a new stage', () => {
  const empty = { ...blankPlan(2026), tracks: [blankTrack(1, -1), blankTrack(2, -2)] };
  const added = (plan: SeasonPlan, lane: number, kind: PlannedStage['kind']) => {
    const next = addStage(plan, lane, kind);
    if (!next) throw new Error('no stage was added');
    return placeStage(next.plan, { lane, stageNo: next.stageNo }, now);
  };
  const period = (plan: SeasonPlan, lane: number, at: number) => {
    const stage = plan.tracks.find((track) => track.lane === lane)?.stages[at];
    return [stage?.opensAt ?? null, stage?.closesAt ?? null].map((moment) =>
      moment ? typedText(localText(moment)) : '',
    );
  };

  test('opens next month, in March of a later year, or as the same kind does on another track', () => {
    const plan = added(empty, 1, 'application');
    expect(period(plan, 1, 0)).toEqual(['2026.04.02 10:00', '2026.05.02 18:00']);
    expect(period(added({ ...empty, year: 2027 }, 1, 'application'), 1, 0)[0]).toBe('2027.03.02 10:00');
    expect(period(added(plan, 2, 'application'), 2, 0)).toEqual(period(plan, 1, 0));
  });

  test('goes behind the one before it, with what else it needs', () => {
    const plan = added(added(empty, 1, 'application'), 1, 'review');
    const own = contradictions(plan).filter(
      ({ lane, stageNo, weight }) => lane === 1 && stageNo && weight === 'blocks',
    );
    expect(own).toEqual([]);
    expect(changeTrack(plan, 1, (track) => track).tracks[0]?.stages).toHaveLength(2);
  });
});
