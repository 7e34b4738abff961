import { contradictionCases as cases } from '@chulbal/testing/season-cases';
import { plannedStage, soundPlan } from '@chulbal/testing/season-plans';
import { describe, expect, test } from 'vitest';
import { type Contradiction, contradictions, contradictionWeights } from './contradictions.ts';
import type { FixStep } from './fix-steps.ts';
import { fixOf, keyOf, shares } from './fixes.ts';

test('a season in which everything fits has none', () => {
  expect(contradictions(soundPlan().plan)).toEqual([]);
});

test('every kind has a case', () => {
  expect(new Set(cases.map(({ kind }) => kind))).toEqual(new Set(Object.keys(contradictionWeights)));
});

describe.each(cases)('$kind: $what', ({ kind, spoil, fix }) => {
  const given = soundPlan();
  spoil(given);
  const before = structuredClone(given.plan);
  const found = contradictions(given.plan).find((each) => each.kind === kind);

  test('is found', () => {
    expect(found?.kind).toBe(kind);
  });

  test(fix ? 'one click removes it and adds none' : 'is for a person to decide', () => {
    const made = fixOf(given.plan, found as Contradiction);
    if (!fix) return expect(made).toBeNull();
    if (!made) throw new Error('There is no fix.');
    expect(made.step satisfies FixStep).toMatchObject(fix);
    const keys = new Set(contradictions(before).map(keyOf));
    const after = contradictions(made.plan).map(keyOf);
    expect(after).not.toContain(keyOf(found as Contradiction));
    expect(after.filter((key) => !keys.has(key))).toEqual([]);
    expect(given.plan).toEqual(before);
  });
});

test('with two things wrong at once, every fix removes its own and adds none that blocks', () => {
  let fixed = 0;
  for (const one of cases) {
    for (const other of cases) {
      const given = soundPlan();
      one.spoil(given);
      // What the first has taken away, the second cannot spoil.
      if (given.plan.tracks[0] !== given.track || given.track.stages.length < 2) continue;
      other.spoil(given);
      const found = contradictions(given.plan);
      const keys = new Set(found.map(keyOf));
      for (const each of found) {
        const fix = fixOf(given.plan, each);
        if (!fix) continue;
        fixed += 1;
        const after = contradictions(fix.plan);
        expect(after.map(keyOf)).not.toContain(keyOf(each));
        expect(after.filter((left) => left.weight === 'blocks' && !keys.has(keyOf(left)))).toEqual([]);
      }
    }
  }
  expect(fixed).toBeGreaterThan(1000);
});

test('extra material may be asked for beside another stage', () => {
  const { plan, track } = soundPlan();
  track.stages.splice(1, 0, plannedStage(3, 'material', '04-25', '05-20'));
  expect(contradictions(plan)).toEqual([]);
});

test('an empty season of regions asks for none', () => {
  const { plan } = soundPlan();
  Object.assign(plan, { regions: [] });
  for (const track of plan.tracks) track.quotas = [];
  expect(contradictions(plan)).toEqual([]);
});

test('it says on which lane and stage, and what only warns', () => {
  const { plan, review } = soundPlan();
  Object.assign(review, { rubric: null, name: { ko: '심사', en: '' } });
  expect(contradictions(plan)).toEqual([
    { kind: 'englishMissing', weight: 'warns', lane: 3, stageNo: 2, about: 'name' },
    { kind: 'rubricMissing', weight: 'blocks', lane: 3, stageNo: 2, about: null },
  ]);
});

test('instants compare as what they are, however they are written', () => {
  const { plan, review } = soundPlan();
  Object.assign(review, { opensAt: '2026-05-08T09:00:00Z' });
  expect(contradictions(plan)).not.toContainEqual(expect.objectContaining({ kind: 'stagesOverlap' }));
  Object.assign(review, { opensAt: '2026-05-08T08:59:59.999Z' });
  expect(contradictions(plan)).toContainEqual(
    expect.objectContaining({ kind: 'stagesOverlap', stageNo: 2, about: '1' }),
  );
});

test.each([
  [[60, 40, 10], 100, [55, 36, 9]],
  [[0, 0, 0], 100, [34, 33, 33]],
  [[1], 100, [100]],
  [[], 100, []],
  [[33, 33, 33], 100, [34, 33, 33]],
])('the shares of %j in %i are %j', (weights, total, expected) => {
  expect(shares(weights, total)).toEqual(expected);
});
