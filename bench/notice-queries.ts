import { noticeType } from '@chulbal/contract/notices';
import type { NoticeType } from '@chulbal/contract/notices.values';
import type { PostFindType } from '@chulbal/contract/posts/posts';
import { pick, randomNumbers } from '@chulbal/demo/random';
import { cut, distinct, initials } from './keywords.ts';
import { noticeTexts } from './notice-texts.ts';

export type NoticeQuery = {
  page?: number;
  size?: number;
  noticeType?: NoticeType;
  findType?: PostFindType;
  keyword?: string;
};

/** Keywords as people type them, by kind: parts of titles and sentences that are there, initial consonants, English. */
const keywordOf: Record<string, (random: () => number) => string> = {
  '1 syllable of a title': (random) => cut(random, noticeTexts(random).titleKo, 1),
  '2 syllables of a title': (random) => cut(random, noticeTexts(random).titleKo, 2),
  'a word of a title or two': (random) => words(random, noticeTexts(random).titleKo),
  'words of the text': (random) => words(random, pick(random, noticeTexts(random).sentences)),
  'syllables of the text': (random) =>
    cut(random, pick(random, noticeTexts(random).sentences), 2 + Math.floor(random() * 4)),
  초성: (random) => initials(cut(random, noticeTexts(random).titleKo, 2 + Math.floor(random() * 3))),
  English: (random) => words(random, noticeTexts(random).titleEn),
};

function words(random: () => number, text: string): string {
  const all = text.split(' ');
  const from = Math.floor(random() * all.length);
  return all.slice(from, from + 1 + Math.floor(random() * 2)).join(' ');
}

const findTypes = ['all', 'all', 'title', 'content'] as const;

/** Searches of every kind in turn, in title, text and both, every other one of a type. All of them differ. */
export function searches(count: number, seed: number): NoticeQuery[] {
  const random = randomNumbers(seed);
  const kinds = Object.values(keywordOf);
  return distinct(count, (number) => {
    const filter = random() < 0.5 ? { noticeType: pick(random, noticeType.options) } : {};
    const keyword = kinds[number % kinds.length]?.(random) ?? '';
    const page = 1 + Math.floor(random() ** 4 * 20);
    return { keyword, findType: pick(random, findTypes), ...filter, page, size: 10 };
  });
}

/** Random pages without a keyword, one in three of a type. */
export function pages(count: number, seed: number, notices: number): NoticeQuery[] {
  const random = randomNumbers(seed);
  return distinct(count, () => {
    const size = pick(random, [10, 12, 20]);
    const page = 1 + Math.floor((random() * notices) / size / 6);
    return random() < 0.33 ? { noticeType: pick(random, noticeType.options), page, size } : { page, size };
  });
}
