import { describe, expect, test } from 'vitest';
import { newCode } from './new-code.ts';
import { blankPlan, blankTrack } from './new-parts.ts';
import { addRest, removeRegion, toggleSido } from './region-edits.ts';

const region = (code: string, sidos: string[]) => ({ code, name: { ko: code, en: code }, sidos });
const plan = {
  ...blankPlan(2026),
  regions: [region('capital', ['1', '4', '9']), region('south', ['2'])],
  tracks: [{ ...blankTrack(1, 1), quotas: [{ regionCode: 'capital', places: 7 }] }],
};
const sidosOf = (after: typeof plan) => after.regions.map(({ sidos }) => sidos.join(' '));

describe('regions', () => {
  test('a 시·도 is in one region at a time', () => {
    expect(sidosOf(toggleSido(plan, 'south', '1') as typeof plan)).toEqual(['4 9', '1 2']);
    expect(sidosOf(toggleSido(plan, 'capital', '4') as typeof plan)).toEqual(['1 9', '2']);
    expect(sidosOf(toggleSido(plan, 'capital', '11') as typeof plan)).toEqual(['1 4 9 11', '2']);
  });

  test('what is in none goes into one at once', () => {
    expect(sidosOf(addRest(plan, 'south', ['1', '2', '3', '4', '11']) as typeof plan)).toEqual([
      '1 4 9',
      '2 3 11',
    ]);
  });

  test('a region goes with the places kept for it', () => {
    const after = removeRegion(plan, 'capital');
    expect([after.regions.length, after.tracks[0]?.quotas]).toEqual([1, []]);
  });

  test('a new code is one that no other has', () => {
    expect(newCode('region', [])).toBe('region1');
    expect(newCode('region', ['region2', 'x'])).toBe('region3');
    expect(newCode('region', ['region3', 'x'])).toBe('region4');
  });
});
