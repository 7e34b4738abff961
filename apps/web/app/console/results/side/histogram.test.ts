import { expect, test } from 'vitest';
import { histogramOf } from './histogram.ts';

const team = (final: string | null, decision = 'notSelected') => ({ final, decision });

test('finals in steps of five, told apart by what became of them', () => {
  expect(
    histogramOf([
      team('59.9999', 'cut'),
      team('60.0000'),
      team('64.9900'),
      team('71.0000', 'selected'),
      team(null, 'cut'),
    ]),
  ).toEqual([
    { from: 55, below: 1, middle: 0, above: 0 },
    { from: 60, below: 0, middle: 2, above: 0 },
    { from: 65, below: 0, middle: 0, above: 0 },
    { from: 70, below: 0, middle: 0, above: 1 },
  ]);
  expect(histogramOf([])).toEqual([]);
});
