import { describe, expect, test } from 'vitest';
import { escapeLike, searchFor, searchTextOf, searchTokens } from './search.ts';

const text = searchTextOf('한칸 서재', '빈 방 AI 공유');

/** Whether the database would find the text by a keyword. */
function finds(keyword: string, searched = text): boolean {
  const wanted = searchFor(keyword);
  if (!wanted) return true;
  const tokens = new Set(searchTokens(searched));
  const inTokens = wanted.tokens.every((token) => tokens.has(token));
  const plain = wanted.pattern?.slice(1, -1).replace(/\\(.)/g, '$1');
  return inTokens && (plain === undefined || searched.includes(plain));
}

describe('a keyword finds in team and item name', () => {
  test.each([
    ['one syllable', '칸', true],
    ['two syllables', '서재', true],
    ['three syllables', '한칸서', true],
    ['with or without spaces', ' 한칸  서재 ', true],
    ['in the item', '공유', true],
    ['Latin letters in any case', 'aI', true],
    ['decomposed as a Mac sends it', '한칸'.normalize('NFD'), true],
    ['one initial consonant', 'ㅎ', true],
    ['initial consonants of the team', 'ㅎㅋㅅㅈ', true],
    ['initial consonants inside', 'ㅋㅅㅈ', true],
    ['initial consonants of the item', 'ㅂㅂ', true],
    ['nothing but spaces finds all', '   ', true],
    ['not there', '두칸', false],
    ['in another order', '재서', false],
    ['pairs that are there, but not in a row', '한칸재', false],
    ['not across team and item', '서재빈', false],
    ['not across their consonants', 'ㅈㅂ', false],
    ['a percent sign is a percent sign', '%', false],
    ['an underscore is an underscore', '한_서', false],
    ['a backslash is a backslash', '\\', false],
  ])('%s: %s', (_case, keyword, found) => {
    expect(finds(keyword)).toBe(found);
  });

  test('LIKE takes wildcards as they stand', () => {
    expect(escapeLike('100%_\\')).toBe('100\\%\\_\\\\');
    expect(finds('100%', searchTextOf('100% 순면', '옷'))).toBe(true);
  });

  test('no control character reaches the database', () => {
    expect(searchFor('\u0000')).toBeNull();
    expect(searchFor('한\u0000칸')).toEqual({ tokens: ['한칸'], pattern: null });
  });
});
