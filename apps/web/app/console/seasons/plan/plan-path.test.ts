import { expect, test } from 'vitest';
import { blankPlan, blankStage, blankTrack } from './new-parts.ts';
import { pathOf, placeOf, valueAt, withValueAt } from './plan-path.ts';
import { deedOfKey } from './stage-keys.ts';

const plan = {
  ...blankPlan(2026),
  tracks: [blankTrack(1, 1), { ...blankTrack(3, 2), stages: [blankStage(4, 'review')] }],
};

test('a value is found and changed by its path, and what is beside it stays', () => {
  const after = withValueAt(plan, 'tracks.1.stages.0.name.ko', '서류');
  expect(valueAt(after, 'tracks.1.stages.0.name.ko')).toBe('서류');
  expect(after.tracks[0]).toBe(plan.tracks[0]);
  expect(valueAt(plan, 'tracks.1.stages.0.name.ko')).toBe('서류 심사');
  expect(valueAt(plan, 'tracks.7.name.ko')).toBeUndefined();
  expect(valueAt(withValueAt(plan, 'choices.tmSex', []), 'choices.tmSex')).toEqual([]);
});

test('a place has the path that the server names in its errors', () => {
  expect(pathOf(plan, { lane: 3, stageNo: null })).toBe('tracks.1');
  expect(pathOf(plan, { lane: 3, stageNo: 4 })).toBe('tracks.1.stages.0');
  expect(pathOf(plan, { lane: 3, stageNo: 9 })).toBeNull();
  expect(pathOf(plan, { lane: 2, stageNo: null })).toBeNull();
  expect(placeOf(plan, 'tracks.1.stages.0.name.ko')).toEqual({ lane: 3, stageNo: 4 });
  expect(placeOf(plan, 'tracks.1.places')).toEqual({ lane: 3, stageNo: null });
  expect(placeOf(plan, 'regions.0.name.ko')).toBeNull();
});

const pressed = (key: string, shiftKey = false, ctrlKey = false) =>
  deedOfKey({ key, shiftKey, ctrlKey, metaKey: false, altKey: false });

test.each([
  ['ArrowRight', false, 1],
  ['ArrowLeft', false, -1],
  ['ArrowRight', true, 7],
  ['ArrowLeft', true, -7],
  ['PageUp', false, 7],
])('%s with Shift %s goes %i days', (key, shift, days) => {
  expect(pressed(key, shift)).toEqual({ kind: 'move', days });
});

test('Enter chooses, Delete removes, and what the browser needs is left alone', () => {
  expect([pressed('Enter')?.kind, pressed('Delete')?.kind, pressed('Tab')]).toEqual([
    'choose',
    'remove',
    null,
  ]);
  expect(pressed('ArrowRight', false, true)).toBeNull();
});
