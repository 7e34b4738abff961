import { searchTextOf } from '@chulbal/domain/search';

/** So many letters that stand together somewhere in the text, spaces left out. */
export function cut(random: () => number, text: string, length: number): string {
  const letters = [...text.replaceAll(' ', '')];
  const from = Math.floor(random() * (letters.length - length + 1));
  return letters.slice(from, from + length).join('');
}

/** Initial consonants, as the search keeps them behind the names. */
export function initials(text: string): string {
  return searchTextOf(text, '').split('\n')[2] ?? '';
}

/** So many queries that all differ; fewer where `make` has no more to give. */
export function distinct<Q>(count: number, make: (number: number) => Q): Q[] {
  const found = new Map<string, Q>();
  for (let number = 0; found.size < count && number < count * 20; number += 1) {
    const query = make(number);
    found.set(JSON.stringify(query), query);
  }
  return [...found.values()];
}
