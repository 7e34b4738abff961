const inWords = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** The key of a count's words: a small count has a word of its own, a larger one is written in digits. */
export function numberWord(count: number): (typeof inWords)[number] | 'many' {
  return inWords.find((one) => one === count) ?? 'many';
}
