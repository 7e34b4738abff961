/** Whether every word that is looked for stands in a text, in any order and case. */
export function holdsWords(text: string, asked: string): boolean {
  const within = fold(text);
  return fold(asked)
    .split(/\s+/u)
    .every((word) => within.includes(word));
}

/** A Mac writes Korean names in letters taken apart. */
const fold = (text: string) => text.normalize('NFC').toLowerCase();
