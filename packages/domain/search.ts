import { getChoseong } from 'es-hangul';

/** What stands between two texts, so that no keyword is found across them. */
const BORDER = '\n';

/** Text as it is searched: NFC, lower case, without spaces or control characters. */
export function searchable(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s\p{Cc}]+/gu, '');
}

/** Team and item name with their initial consonants (초성) behind. */
export function searchTextOf(teamName: string, itemName: string): string {
  const names = [teamName, itemName];
  const initials = names.map((name) => getChoseong(name.normalize('NFC')));
  return [...names, ...initials].map(searchable).join(BORDER);
}

/**
 * Every single character and every pair of neighbours in a searched text, for an index that answers keywords
 * of any length: a trigram index has nothing to say about one or two Korean syllables.
 */
export function searchTokens(searchText: string): string[] {
  const tokens = new Set<string>();
  for (const part of searchText.split(BORDER)) {
    for (const token of [...singles(part), ...pairs(part)]) tokens.add(token);
  }
  return [...tokens];
}

/**
 * What to look for: `tokens` all have to be there; `pattern` is what LIKE has to find as well, null where the
 * tokens say it all. Null for a keyword of nothing but spaces.
 */
export function searchFor(keyword: string): { tokens: string[]; pattern: string | null } | null {
  const wanted = searchable(keyword);
  const letters = [...wanted];
  if (letters.length === 0) return null;
  if (letters.length <= 2) return { tokens: [wanted], pattern: null };
  return { tokens: [...new Set(pairs(wanted))], pattern: `%${escapeLike(wanted)}%` };
}

/** A text that LIKE takes as it stands: its wildcards are escaped. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, (letter) => `\\${letter}`);
}

function singles(text: string): string[] {
  return [...text];
}

function pairs(text: string): string[] {
  const letters = [...text];
  return letters.slice(1).map((letter, at) => `${letters[at]}${letter}`);
}
