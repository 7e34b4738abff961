/** Words that a number says better, and words that names say better. */
const numbers = [
  '많이',
  '아주',
  '매우',
  '크게',
  '빠르게',
  '훨씬',
  '상당히',
  'many',
  'very',
  'a lot',
  'quickly',
  'hugely',
  'significantly',
];
const names = [
  '다양한',
  '여러',
  '각종',
  '혁신적인',
  '최고의',
  '획기적인',
  'various',
  'several',
  'innovative',
  'the best',
];

const pattern = new RegExp(
  `(?<![\\p{L}\\p{N}])(${[...numbers, ...names].join('|')})(?![\\p{L}\\p{N}])`,
  'giu',
);

export type Vague = { word: string; at: number; kind: 'number' | 'name' };

/** Words of a text that say less than they could, with where they begin. */
export function vagueWords(text: string): Vague[] {
  return [...text.matchAll(pattern)].map((match) => {
    const word = match[0];
    return { word, at: match.index, kind: numbers.includes(word.toLowerCase()) ? 'number' : 'name' };
  });
}
