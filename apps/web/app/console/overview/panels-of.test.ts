import type { ProgressPanel } from '@chulbal/contract/evaluation/progress';
import { expect, test } from 'vitest';
import { panelsOf } from './panels-of.ts';

const place = { trackNo: 3, stageNo: 2 };
const stage = { ...place, lane: 3, trackName: '캠퍼스', stageName: '서류 심사', evenShare: 0.5, tells: [] };
const times = { beginsAt: '2026-05-18T00:00:00Z', closesAt: '2026-05-29T09:00:00Z' };
const panel = (panelId: number, consequence: ProgressPanel['consequence'], of = place): ProgressPanel => ({
  ...of,
  ...{ panelId, position: panelId, name: '', teams: 60, consequence, lastAt: null, evaluators: [] },
});

test('a stage’s panels are counted by what becomes of them, and the latest stay as they are', () => {
  const panels = [
    panel(1, 'overrun'),
    panel(2, 'overrun'),
    panel(3, 'tight'),
    panel(4, 'onTime'),
    panel(5, 'done', { trackNo: 4, stageNo: 2 }),
  ];
  const [own] = panelsOf({ stages: [{ ...stage, ...times }], panels });
  expect(own?.counts).toEqual([
    { consequence: 'overrun', count: 2 },
    { consequence: 'tight', count: 1 },
    { consequence: 'onTime', count: 1 },
  ]);
  expect(own?.latest.map(({ panelId }) => panelId)).toEqual([1, 2, 3]);
});
