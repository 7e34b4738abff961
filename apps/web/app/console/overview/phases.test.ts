import type { StageKind } from '@chulbal/contract/seasons/seasons';
import { expect, test } from 'vitest';
import { phasesOf } from './phases.ts';

const DAY_MS = 86_400_000;
const at = (day: number) => new Date(Date.UTC(2026, 3, 30) + day * DAY_MS).toISOString();
const stage = (kind: StageKind, from: number, to: number, announced: number | null = null) => ({
  ...{ kind, opensAt: at(from), closesAt: at(to), confirmBy: null },
  announcesAt: announced === null ? null : at(announced),
});
const one = [
  stage('application', 5, 10),
  stage('review', 12, 16, 18),
  stage('exhibition', 19, 21),
  stage('final', 24, 25, 26),
];
const slower = [stage('application', 5, 13), stage('review', 15, 17)];

const stands = (tracks: { stages: typeof one }[], day: number) =>
  phasesOf(tracks, Date.parse(at(day))).flatMap(({ phase, filled, isOn }) =>
    isOn ? [`${phase} ${filled.toFixed(2)}`] : [],
  );

test.each([
  [1, ['setup 0.50']],
  [5, ['applying 0.00']],
  [9, ['applying 0.80']],
  [11, ['eligibility 0.50']],
  [14, ['judging 0.50']],
  [20, ['exhibition 0.50']],
  [23, []],
  [26, ['closing 0.50']],
])('on day %i a season of one track is in %j', (day, expected) => {
  expect(stands([{ stages: one }], day)).toEqual(expected);
});

test('tracks that do not go in step are in two phases at once', () => {
  expect(stands([{ stages: one }, { stages: slower }], 12.5)).toEqual(['applying 0.94', 'judging 0.10']);
});

test('what has passed is full, what is to come is empty, and what no track has is left out', () => {
  const passed = phasesOf([{ stages: slower }], Date.parse(at(16)));
  expect(passed.map(({ phase, filled }) => `${phase} ${filled}`)).toEqual([
    'setup 1',
    'applying 1',
    'eligibility 1',
    'judging 0.5',
    'closing 0',
  ]);
  expect(phasesOf([], 0)).toEqual([]);
});
