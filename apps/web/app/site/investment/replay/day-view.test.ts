import { expect, test } from 'vitest';
import { dayOf } from './day-view.ts';

const day = (amounts: number[]) => ({
  ...{ day: '2026-07-01', at: '2026-07-01T15:00:00.000Z', amounts },
  ...{ wallets: 0, invested: 0, changed: 0, takenBack: 0 },
});
const replay = { companies: [7, 8, 9], days: [day([3, 5, 3]), day([9, 5, 3])] };

test('everybody on a day, the same amount on the same place, and how many places they moved', () => {
  expect(dayOf(replay, 0).map(({ icNo, place, moved }) => [icNo, place, moved])).toEqual([
    [8, 1, 0],
    [7, 2, 0],
    [9, 2, 0],
  ]);
  expect(dayOf(replay, 1).map(({ icNo, place, before, moved }) => [icNo, place, before, moved])).toEqual([
    [7, 1, 3, 1],
    [8, 2, 5, -1],
    [9, 3, 3, -1],
  ]);
});

test('who has nothing yet has no place', () => {
  const first = { companies: [7, 8], days: [day([0, 2])] };
  expect(dayOf(first, 0).map(({ icNo, place, moved }) => [icNo, place, moved])).toEqual([
    [8, 1, 0],
    [7, null, 0],
  ]);
});
