import { escapeLike, searchFor } from '../../search.ts';

/** More words than anybody types find nothing that fewer would not. */
const MOST_WORDS = 8;

/** What one word is looked for by: in the names as in the public search (both null: not there), and in the number. */
export type Word = { tokens: string[] | null; pattern: string | null; number: string | null };

/**
 * The words of a keyword in the console. One that begins like a number of an application (3-, 3-0417) is looked
 * for as such and nowhere else; digits alone may be its end or stand in a name.
 */
export function wordsFor(keyword: string): Word[] {
  return keyword
    .split(/\s+/u)
    .filter(Boolean)
    .slice(0, MOST_WORDS)
    .flatMap((word): Word[] => {
      if (/^\d-\d*$/.test(word)) return [{ tokens: null, pattern: null, number: `${word}%` }];
      const found = searchFor(word);
      if (!found) return [];
      return [{ ...found, number: /^\d+$/.test(word) ? `%${escapeLike(word)}%` : null }];
    });
}
