import { expect, test } from 'vitest';
import { postSearch, postTokens } from './search.rules.ts';

test.each([
  ['one syllable', '출', ['출'], true],
  ['two syllables', '출발', ['출발'], true],
  ['more syllables', ' 출발 선 ', ['출발', '발선'], false],
  ['the same one again and again', '하하하', ['하하'], false],
  ['two initial consonants', 'ㅊㅂ', ['ㅊㅂ'], true],
  ['three', 'ㅊㅂㅅ', ['ㅊㅂㅅ'], true],
  ['more', 'ㅊㅂㅅㅌ', ['ㅊㅂㅅ', 'ㅂㅅㅌ'], false],
  ['the same one four times', 'ㅋㅋㅋㅋ', ['ㅋㅋㅋ'], false],
  ['initial consonants and a syllable', 'ㅊㅂ선', ['ㅊㅂ', 'ㅂ선'], false],
])('%s: what the index is asked, and whether it says all', (_name, keyword, tokens, isToken) => {
  expect(postSearch(keyword)).toEqual({ text: keyword.replaceAll(' ', ''), tokens, isToken });
});

test('spaces alone ask for nothing', () => {
  expect(postSearch('  ')).toBeNull();
});

test('a text is known by what it can be asked for, not across its parts', () => {
  expect(postTokens('한칸\nㅎㅋㅅㅈ').sort()).toEqual(
    ['한', '칸', '한칸', 'ㅎ', 'ㅋ', 'ㅅ', 'ㅈ', 'ㅎㅋ', 'ㅋㅅ', 'ㅅㅈ', 'ㅎㅋㅅ', 'ㅋㅅㅈ'].sort(),
  );
  expect(postTokens('ㅎㅋ\nㅅㅈ')).not.toContain('ㅎㅋㅅ');
});
