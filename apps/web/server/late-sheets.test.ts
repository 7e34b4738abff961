import { expect, test } from 'vitest';
import { linkLateSheets, type SheetMarks } from './late-sheets.ts';

const held: Record<string, string[]> = {
  '/assets/frame.css': ['frame'],
  '/assets/home.css': ['start', 'parts'],
  '/assets/mine.css': ['bydul', 'parts'],
};
const sheets: SheetMarks = {
  marksIn: (address) => new Set(held[address]),
  sheetWith: (mark) => Object.keys(held).find((address) => held[address]?.includes(mark)),
};
const page = (body: string) =>
  '<html><head><link rel="stylesheet" href="/assets/frame.css#"/><link rel="stylesheet" href="/assets/home.css"/></head>' +
  `<body class="_page_frame_1"><!--$-->${body}<!--/$--></body></html>`;

test.each([
  ['what the routes know', '<h1 class="_title_start_2 _big_parts_14">1</h1>', []],
  [
    'a part that is imported when it is needed',
    '<p class="_mine_bydul_1"><b class="_n_bydul_2"/></p>',
    ['mine'],
  ],
  ['a mark that no sheet holds', '<p>_any_where_1</p>', []],
])('a page links the sheets that it lacks: %s', (_, body, expected) => {
  const links = expected.map((name) => `<link rel="stylesheet" href="/assets/${name}.css"/>`).join('');
  expect(linkLateSheets(page(body), sheets)).toBe(page(body).replace('</head>', `${links}</head>`));
});

test('what is no page stays as it is', () => {
  const part = '<!--$--><p class="_mine_bydul_1">';
  expect(linkLateSheets(part, sheets)).toBe(part);
});
