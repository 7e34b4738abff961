import { searchable, searchFor, searchTokens } from '../search.ts';

/** What to look for: `text` as it is searched; `tokens` all have to be there, and say it all where `isToken`. */
export type PostSearch = { text: string; tokens: string[]; isToken: boolean };

/**
 * What the index knows of a post's searched text: beside single characters and pairs, three initial consonants (초성) in a
 * row. There are so few of them that nearly every text has nearly every pair.
 */
export function postTokens(searchText: string): string[] {
  return [...searchTokens(searchText), ...initialsIn(searchText)];
}

/** Null for a keyword of nothing but spaces. */
export function postSearch(keyword: string): PostSearch | null {
  const wanted = searchFor(keyword);
  if (!wanted) return null;
  const text = searchable(keyword);
  const tokens = /^[ㄱ-ㅎ]{3,}$/.test(text) ? initialsIn(text) : wanted.tokens;
  return { text, tokens, isToken: tokens.length === 1 && tokens[0] === text };
}

function initialsIn(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(/(?=([ㄱ-ㅎ]{3}))/g), ([, three = '']) => three))];
}
