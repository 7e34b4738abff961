import { describe, expect, test } from 'vitest';
import { distinctNames, folderName, safeName } from './names.rules.ts';

const forty = '가'.repeat(40);

describe('a name in an archive', () => {
  test.each([
    ['한칸서재', '한칸서재'],
    ['한칸서재'.normalize('NFD'), '한칸서재'],
    ['../../x', '_.._x'],
    ['..', '_'],
    ['', '_'],
    ['   ', '_'],
    ['a/b\\c:d*e?f"g<h>i|j', 'a_b_c_d_e_f_g_h_i_j'],
    ['CON', '_CON'],
    ['con.pdf', '_con.pdf'],
    ['Lpt1.tar.gz', '_Lpt1.tar.gz'],
    ['console', 'console'],
    ['=HYPERLINK("http://evil.example")', '=HYPERLINK(_http___evil.example_)'],
    ['이름. . .', '이름'],
    ['.htaccess', 'htaccess'],
    ['tab\there\nand\0nul', 'tab_here_and_nul'],
    ['right\u202eto left', 'right_to left'],
    ['half \ud83d letter', 'half \ufffd letter'],
    [forty, forty],
    ['가'.repeat(80), '가'.repeat(60)],
    [`${'가'.repeat(80)}.pdf`, `${'가'.repeat(56)}.pdf`],
    [`${'😀'.repeat(80)}.hwpx`, `${'😀'.repeat(55)}.hwpx`],
  ])('%j becomes %j', (name, expected) => {
    expect(safeName(name)).toBe(expected);
  });

  test('made safe again it stays as it is', () => {
    for (const name of ['../../x', 'CON', `.${'가'.repeat(59)}. .pdf`, 'a . .', 'aux.', 'nul .txt']) {
      expect(safeName(safeName(name))).toBe(safeName(name));
      expect(Buffer.byteLength(folderName('3-0417', name))).toBeLessThanOrEqual(255);
    }
  });
});

test.each([
  ['한칸서재', '3-0417_한칸서재'],
  ['../../x', '3-0417__.._x'],
  ['CON', '3-0417__CON'],
])('the folder of %s is %s', (teamName, expected) => {
  expect(folderName('3-0417', teamName)).toBe(expected);
});

test('doubled names are numbered, whatever their case and however they were typed', () => {
  expect(
    distinctNames([
      '증빙.pdf',
      '증빙.pdf'.normalize('NFD'),
      'a.PDF',
      'A.pdf',
      '증빙 (2).pdf',
      '증빙.pdf',
      'x',
      'X',
    ]),
  ).toEqual([
    '증빙.pdf',
    '증빙 (2).pdf',
    'a.PDF',
    'A (2).pdf',
    '증빙 (2) (2).pdf',
    '증빙 (3).pdf',
    'x',
    'X (2)',
  ]);
});
