import { describe, expect, test } from 'vitest';
import { currentStage, stageState } from './seasons.rules.ts';
import type { StageView } from './seasons.ts';
import { sidos } from './values.ts';

const stage = {
  opensAt: '2026-04-20T01:00:00.000Z',
  closesAt: '2026-06-01T09:00:00.000Z',
  announcesAt: '2026-06-05T05:00:00.000Z',
};
const at = (text: string) => Date.parse(text);

describe('a stage is open from its opening up to its closing, the closing instant excluded', () => {
  test.each([
    ['2026-04-20T00:59:59.999Z', 'upcoming'],
    ['2026-04-20T01:00:00.000Z', 'open'],
    ['2026-06-01T08:59:59.999Z', 'open'],
    ['2026-06-01T09:00:00.000Z', 'closed'],
    ['2026-06-05T04:59:59.999Z', 'closed'],
    ['2026-06-05T05:00:00.000Z', 'announced'],
  ])('at %s it is %s', (now, state) => {
    expect(stageState(stage, at(now))).toBe(state);
  });

  test('without an announcement it stays closed', () => {
    expect(stageState({ ...stage, announcesAt: null }, at('2030-01-01T00:00:00Z'))).toBe('closed');
  });
});

describe('a track is in its open stage, else before its next one, else behind its last', () => {
  const one = { ...stage, stageNo: 1 } as StageView;
  const two = {
    ...stage,
    stageNo: 2,
    opensAt: '2026-06-04T01:00:00Z',
    closesAt: '2026-06-19T09:00:00Z',
  } as StageView;
  test.each([
    ['2026-01-01T00:00:00Z', 1],
    ['2026-05-20T00:00:00Z', 1],
    ['2026-06-02T00:00:00Z', 2],
    ['2026-06-10T00:00:00Z', 2],
    ['2026-12-01T00:00:00Z', 2],
  ])('at %s in stage %i', (now, stageNo) => {
    expect(currentStage([one, two], at(now))?.stageNo).toBe(stageNo);
  });
});

test('tmRegion is one of the 17 시·도', () => {
  expect(Object.keys(sidos)).toEqual(Array.from({ length: 17 }, (_, index) => String(index + 1)));
});
