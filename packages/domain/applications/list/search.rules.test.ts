import { expect, test } from 'vitest';
import { wordsFor } from './search.rules.ts';

test.each([
  ['막차', [{ tokens: ['막차'], pattern: null, number: null }]],
  ['ㅁㅊㅈㄷ', [{ tokens: ['ㅁㅊ', 'ㅊㅈ', 'ㅈㄷ'], pattern: '%ㅁㅊㅈㄷ%', number: null }]],
  [
    ' 막차  심야 ',
    [
      { tokens: ['막차'], pattern: null, number: null },
      { tokens: ['심야'], pattern: null, number: null },
    ],
  ],
  ['3-0417', [{ tokens: null, pattern: null, number: '3-0417%' }]],
  ['3-', [{ tokens: null, pattern: null, number: '3-%' }]],
  ['0417', [{ tokens: ['04', '41', '17'], pattern: '%0417%', number: '%0417%' }]],
  ['100%', [{ tokens: ['10', '00', '0%'], pattern: '%100\\%%', number: null }]],
  ['', []],
])('the words of %s', (keyword, words) => {
  expect(wordsFor(keyword)).toEqual(words);
});

test('more than eight words are not asked for', () => {
  expect(wordsFor('가 나 다 라 마 바 사 아 자 차')).toHaveLength(8);
});
