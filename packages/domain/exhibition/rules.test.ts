import { exhibitionPlan } from '@chulbal/testing/exhibitions';
import { expect, test } from 'vitest';
import { cleanPlan, currentExhibition, planForYear } from './rules.ts';

const count = { trackNo: 3, stageNo: 5, by: 'rank', bands: [], cap: 10, citizens: 60, peers: 40 } as const;
const plan = { ...exhibitionPlan, counts: [{ ...count, bands: [] }] };

test.each([
  ['the track of the same lane', new Map([[13, 3]]), [13]],
  ['nothing where the lane is gone', new Map([[13, 4]]), []],
])('last year’s plan counts for %s', (_what, lanes, trackNos) => {
  const moved = planForYear(plan, { from: 2026, to: 2027 }, { from: new Map([[3, 3]]), to: lanes });
  expect(moved.counts.map(({ trackNo }) => trackNo)).toEqual(trackNos);
});

test('last year’s plan is at the same time on the same day of the week, under the new year’s name', () => {
  const none = new Map<number, number>();
  const moved = planForYear({ ...plan, revealsAt: null }, { from: 2026, to: 2027 }, { from: none, to: none });
  const weeks = (Date.parse(moved.opensAt ?? '') - Date.parse(plan.opensAt ?? '')) / (7 * 86_400_000);
  expect([weeks, moved.nameKo, moved.nameEn, moved.revealsAt]).toEqual([
    52,
    '2027 온라인 전시',
    'Online exhibition 2027',
    null,
  ]);
});

test.each([
  ['<p>안녕<script>alert(1)</script></p>', '<p>안녕</p>'],
  ['<p> </p>', ''],
])('an introduction %s is kept as %s', (introKo, expected) => {
  expect(cleanPlan({ ...plan, introKo }).introKo).toBe(expected);
});

test.each([
  [
    'the one that stands open',
    [
      [40, 60],
      [-90, -60],
      [-5, 20],
    ],
    2,
  ],
  [
    'of two that do the newest',
    [
      [-1, 9],
      [-5, 20],
    ],
    0,
  ],
  [
    'the next to open where none does',
    [
      [80, 90],
      [40, 60],
      [-90, -60],
    ],
    1,
  ],
  [
    'the newest where all are over',
    [
      [-90, -60],
      [-400, -300],
    ],
    0,
  ],
] as const)('without a number a visitor is shown %s', (_what, periods, place) => {
  const at = (days: number) => new Date(Date.UTC(2026, 0, 1 + days));
  const exhibitions = periods.map(([opens, closes]) => ({
    plan: { opensAt: at(opens), closesAt: at(closes) },
  }));
  expect(currentExhibition(exhibitions, at(0))).toBe(exhibitions[place]);
  expect(currentExhibition([], at(0))).toBeNull();
});
