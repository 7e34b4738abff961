import { expect, test } from 'vitest';
import { hitsOf, totalsOf } from './totals.rules.ts';

const companies = [
  { icNo: 1, trackNo: 1, region: 'capital' },
  { icNo: 2, trackNo: 1, region: 'capital' },
  { icNo: 3, trackNo: 1, region: 'south' },
  { icNo: 4, trackNo: 2, region: 'capital' },
  { icNo: 5, trackNo: 2, region: 'south' },
];
const put = (wallet: string, icNo: number, amount: number) => ({
  wallet,
  kind: wallet.startsWith('M') ? ('peer' as const) : ('citizen' as const),
  icNo,
  amount,
});

const totals = totalsOf(companies, [
  put('C-1', 1, 5),
  put('M-1', 1, 2),
  put('C-1', 2, 4),
  put('C-2', 2, 3),
  put('C-2', 3, 1),
  put('M-1', 4, 3),
]);

test('totals of citizens and peers apart; the same total shares a rank, in all and in its track × region', () => {
  expect(
    totals.map(({ icNo, citizens, peers, total, investors, rank, cellRank }) => [
      icNo,
      citizens,
      peers,
      total,
      investors,
      rank,
      cellRank,
    ]),
  ).toEqual([
    [1, 5, 2, 7, 2, 1, 1],
    [2, 7, 0, 7, 2, 1, 1],
    [4, 0, 3, 3, 1, 3, 1],
    [3, 1, 0, 1, 1, 4, 1],
    [5, 0, 0, 0, 0, null, null],
  ]);
});

test('a hit is the first of a track × region; nobody hits where nobody invested', () => {
  expect([...hitsOf(totals, [2, 3, 5])]).toEqual([2, 3]);
});

test('who shares the first place of a cell is a hit for both; the second is none', () => {
  const [first, second] = [put('C-1', 1, 2), put('C-2', 2, 1)];
  expect([...hitsOf(totalsOf(companies, [first, second]), [1, 2])]).toEqual([1]);
});
