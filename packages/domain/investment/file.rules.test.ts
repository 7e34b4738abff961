import { describe, expect, test } from 'vitest';
import { FIRST_HASH, hashLine, type LedgerLine } from './chain.rules.ts';
import { recomputeMarket, sha256Of, writeMarketFile } from './file.rules.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 6, 1, 1, minute, 0, 7));
const lineOf = (place: number, given: Partial<LedgerLine>): LedgerLine => ({
  ...{ place, at: at(place), kind: 'invest', wallet: 'C-22222', icNo: 1, amount: 1_000_000, rules: 1 },
  ...given,
});
const wallet = 20_000_000;
const grant = { kind: 'grant', icNo: null, amount: wallet } as const;
const lines: LedgerLine[] = [
  lineOf(1, grant),
  lineOf(2, { amount: 5_000_000 }),
  lineOf(3, { ...grant, wallet: 'M-BBBBB' }),
  lineOf(4, { wallet: 'M-BBBBB', icNo: 2, amount: 3_000_000 }),
  lineOf(5, { kind: 'takeBack', amount: 4_000_000 }),
  lineOf(6, { kind: 'void', wallet: 'M-BBBBB', icNo: 2, amount: 3_000_000 }),
  lineOf(7, { kind: 'void', wallet: 'M-BBBBB', icNo: null, amount: 17_000_000 }),
];
const file = {
  igNo: 4,
  igYear: 2026,
  wallet,
  companies: [
    { icNo: 2, trackNo: 1, region: 'south', title: '점자놀이터, "둘째"' },
    { icNo: 1, trackNo: 1, region: 'capital', title: '=빗물장부' },
  ],
  lines,
};
const { text, lastHash } = writeMarketFile(file);

describe('the published ledger', () => {
  test('is calculated once more from its lines alone: the same bytes', () => {
    const again = recomputeMarket(text);
    expect(again).toMatchObject({ outcome: 'same', lines: 7, wallets: 2, difference: null, lastHash });
    if (again.outcome === 'unreadable') throw new Error(again.why);
    expect(again.sha256).toBe(sha256Of(text));
    expect(again.totals.map(({ icNo, title, total, rank }) => [icNo, title, total, rank])).toEqual([
      [1, '=빗물장부', 1_000_000, 1],
      [2, '점자놀이터, "둘째"', 0, null],
    ]);
  });

  test('each hash takes the one before with it', () => {
    const [first] = lines;
    if (!first) throw new Error('There is a first line.');
    expect(text).toContain(hashLine(FIRST_HASH, first));
    expect(lastHash).toBe(lines.reduce(hashLine, FIRST_HASH));
  });

  test.each([
    ['an amount', text.replace('C-22222,1,5000000', 'C-22222,1,4000000')],
    ['a time', text.replace('2026-07-01T01:02:00.007Z', '2026-07-01T01:02:00.008Z')],
    ['a total', text.replace('total,1,1000000', 'total,1,2000000')],
    ['a quotation mark', text.replace('"capital"', 'capital')],
    ['a hash', text.replace(lastHash, FIRST_HASH)],
    [
      'a line that was taken out',
      text
        .split('\n')
        .filter((row) => !row.startsWith('line,5'))
        .join('\n'),
    ],
    ['a space at the end', `${text} `],
  ])('notices %s', (_, changed) => {
    expect(changed).not.toBe(text);
    const again = recomputeMarket(changed);
    expect(again.outcome).toBe('different');
    if (again.outcome !== 'unreadable') expect(again.difference).not.toBeNull();
  });

  test('notices any character that was changed, left out or put in', () => {
    const letters = [...text];
    for (const [place, letter] of letters.entries()) {
      const [before, after] = [letters.slice(0, place).join(''), letters.slice(place + 1).join('')];
      const instead = [letter === '1' ? '2' : '1', '', `${letter}0`][place % 3];
      expect(recomputeMarket(before + instead + after).outcome, `${place}: ${instead}`).not.toBe('same');
    }
  });

  test.each([
    ['another file', 'name,amount\n'],
    [
      'a line that takes more than is there',
      text.replace('takeBack,C-22222,1,4000000', 'takeBack,C-22222,1,6000000'),
    ],
    [
      'a wallet filled with more',
      text.replace('grant,,', 'grant,').replace('C-22222,,20000000', 'C-22222,,90000000'),
    ],
    ['a kind nobody knows', text.replace(',takeBack,', ',gift,')],
  ])('cannot be read from %s', (_, changed) => {
    expect(recomputeMarket(changed).outcome).toBe('unreadable');
  });
});
