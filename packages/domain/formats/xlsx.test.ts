import { buffer } from 'node:stream/consumers';
import { readSheet } from 'read-excel-file/node';
import { expect, test } from 'vitest';
import type { Cell } from './cells.ts';
import { columnLetters, xlsxOf } from './xlsx.ts';

const now = new Date('2026-05-14T05:24:06Z');

async function* of(...batches: Cell[][][]) {
  yield* batches;
}

async function readBack(batches: AsyncIterable<Cell[][]>, headings: string[]) {
  const bytes = await buffer(xlsxOf(batches, { title: '신청', headings, now }));
  return readSheet(bytes, { trim: false });
}

test('an independent reader finds the rows of all batches, texts as texts and numbers as numbers', async () => {
  const headings = ['접수번호', '팀 이름', '점수', '설명'];
  const rows: Cell[][] = [
    ['3-0417', '한칸서재', 3, '첫 줄\n둘째 줄'],
    ['3-2001', '=HYPERLINK("http://evil.example")', 0, '+82 10 1234 5678'],
    ['123456789012345678', '  두 칸  ', -1, 'a & b < c > d "e" \'f\''],
    ['_x0041_ _xZZZZ_', 'tab\tend', 2.5, '😀 𠮷'],
  ];
  const back = await readBack(of(rows.slice(0, 1), [], rows.slice(1)), headings);
  expect(back).toEqual([headings, ...rows]);
});

test('control letters and halves of letters are left out, for no program opens a file with them', async () => {
  const back = await readBack(of([['a\u0000\u0007b', 'half \ud83d letter', 'line\r\nend']]), ['a', 'b', 'c']);
  expect(back[1]).toEqual(['ab', 'half \ufffd letter', 'line\nend']);
});

test('without rows there are the headings', async () => {
  expect(await readBack(of(), ['하나', '둘'])).toEqual([['하나', '둘']]);
});

test.each([
  [0, 'A'],
  [25, 'Z'],
  [26, 'AA'],
  [51, 'AZ'],
  [52, 'BA'],
  [701, 'ZZ'],
  [702, 'AAA'],
])('column %i is %s', (at, letters) => {
  expect(columnLetters(at)).toBe(letters);
});
