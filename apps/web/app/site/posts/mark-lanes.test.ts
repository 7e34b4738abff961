import { expect, test } from 'vitest';
import { markLanes } from './mark-lanes.ts';

const lanes = [
  { lane: 2, name: '도전' },
  { lane: 3, name: '캠퍼스' },
];
const table = (cell: string) =>
  `<table><tbody><tr><td>${cell}</td><td><p>2–4명</p></td></tr></tbody></table>`;
const square = '<span class="rich-lane" data-lane="3">3</span>';

test.each([
  [
    'a cell of a track',
    table('<p><strong>3 캠퍼스</strong></p>'),
    table(`<p><strong>${square} 캠퍼스</strong></p>`),
  ],
  ['a bare cell', table('3 캠퍼스 트랙'), table(`${square} 캠퍼스 트랙`)],
  ['another number', table('<p>4 캠퍼스</p>'), table('<p>4 캠퍼스</p>')],
  ['a longer word', table('<p>3 캠퍼스팀</p>'), table('<p>3 캠퍼스팀</p>')],
  ['in the middle of a cell', table('<p>트랙 3 캠퍼스</p>'), table('<p>트랙 3 캠퍼스</p>')],
  ['outside of tables', '<p>3 캠퍼스</p>', '<p>3 캠퍼스</p>'],
])('a lane named in a table is drawn as its square: %s', (_, given, expected) => {
  expect(markLanes(given, lanes)).toBe(expected);
});

test('without tracks nothing changes', () => {
  expect(markLanes(table('3 캠퍼스'), [])).toBe(table('3 캠퍼스'));
});
