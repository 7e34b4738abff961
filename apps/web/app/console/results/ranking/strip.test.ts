import { expect, test } from 'vitest';
import { crossesPath, dotsPath, pointScaleOf, stripOf } from './strip.ts';

const sheet = (total: string, dropped: 'highest' | 'lowest' | null = null) => ({
  evaluatorId: 1,
  total,
  dropped,
});

test('the scale reaches from ten to ten around all sheets', () => {
  expect(pointScaleOf([{ sheets: [sheet('66.0000'), sheet('91.5000')] }])).toEqual({ from: 60, to: 100 });
  expect(pointScaleOf([{ sheets: [sheet('75.0000')] }])).toEqual({ from: 60, to: 80 });
  expect(pointScaleOf([{ sheets: [] }])).toEqual({ from: 0, to: 100 });
});

test('equal sheets stand above one another, dropped ones apart', () => {
  const sheets = [
    sheet('70.0000', 'lowest'),
    sheet('80.0000'),
    sheet('80.0000'),
    sheet('80.5000'),
    sheet('100.0000', 'highest'),
  ];
  const { kept, dropped, ticks } = stripOf(sheets, { from: 60, to: 100 }, 148);
  expect(kept.map(({ x, y }) => [x, y])).toEqual([
    [74, 13],
    [74, 7],
    [75.75, 19],
  ]);
  expect(dropped.map(({ x }) => x)).toEqual([39, 144]);
  expect(ticks).toEqual([4, 39, 74, 109, 144]);
  expect(dotsPath(kept.slice(0, 1), 3)).toBe('M71 13a3 3 0 1 0 6 0a3 3 0 1 0 -6 0');
  expect(crossesPath(dropped.slice(0, 1), 3)).toBe('M36 10l6 6m0 -6l-6 6');
});
