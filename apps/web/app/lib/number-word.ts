const inWords = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'] as const;

/** The key of a count's words: a small count has a word of its own, a larger one is written in digits. */
export function numberWord(count: number): (typeof inWords)[number] | 'many' {
  return inWords[count - 1] ?? 'many';
}
