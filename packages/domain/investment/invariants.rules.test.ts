import { expect, test } from 'vitest';
import { FIRST_HASH, hashLine, type LedgerLine } from './chain.rules.ts';
import { breachesOf, type MarketFacts } from './invariants.rules.ts';

const M = 1_000_000;
const written: LedgerLine[] = [
  { place: 1, at: new Date(1), kind: 'grant', wallet: 'C-1', icNo: null, amount: 20 * M, rules: 1 },
  { place: 2, at: new Date(2), kind: 'invest', wallet: 'C-1', icNo: 9, amount: 3 * M, rules: 1 },
];

const limits = { least: M, most: 5 * M, step: M, marketOpensAt: new Date(0), marketClosesAt: new Date(9) };

function factsOf(change: Partial<MarketFacts> = {}): MarketFacts {
  let hash = FIRST_HASH;
  return {
    wallet: 20 * M,
    accounts: [
      { accountNo: 1, pseudonym: null, icNo: null, sum: -20 * M },
      { accountNo: 2, pseudonym: 'C-1', icNo: null, sum: 17 * M },
      { accountNo: 3, pseudonym: null, icNo: 9, sum: 3 * M },
    ],
    wallets: [{ pseudonym: 'C-1', balance: 17 * M, voided: false }],
    holdings: [{ pseudonym: 'C-1', icNo: 9, amount: 3 * M }],
    lines: written.map((line) => {
      hash = hashLine(hash, line);
      return { ...line, hash, ...limits };
    }),
    ...change,
  };
}

test('a sound market has no breach', () => {
  expect(breachesOf(factsOf())).toEqual([]);
});

const [first, second] = factsOf().lines;
if (!first || !second) throw new Error('There are two lines.');

test.each<[string, Partial<MarketFacts>]>([
  ['money from nowhere', { accounts: [{ accountNo: 1, pseudonym: null, icNo: null, sum: 1 }] }],
  [
    'an account that is not what its wallet has',
    {
      accounts: [
        { accountNo: 1, pseudonym: null, icNo: null, sum: -20 * M },
        { accountNo: 2, pseudonym: 'C-1', icNo: null, sum: 18 * M },
        { accountNo: 3, pseudonym: null, icNo: 9, sum: 2 * M },
      ],
    },
  ],
  ['a line of after the closing', { lines: [first, { ...second, marketClosesAt: new Date(2) }] }],
  [
    'a balance that the lines do not say',
    { wallets: [{ pseudonym: 'C-1', balance: 18 * M, voided: false }] },
  ],
  ['a void wallet with money', { wallets: [{ pseudonym: 'C-1', balance: 17 * M, voided: true }] }],
  ['a holding that the lines do not say', { holdings: [{ pseudonym: 'C-1', icNo: 9, amount: 2 * M }] }],
  ['a holding that is missing', { holdings: [] }],
  ['a line that was changed', { lines: [first, { ...second, at: new Date(3) }] }],
  ['a line that was taken out', { lines: [second] }],
  ['an amount beyond the most of its version', { lines: [first, { ...second, most: 2 * M }] }],
])('names %s', (_, change) => {
  expect(breachesOf(factsOf(change))).not.toEqual([]);
});
