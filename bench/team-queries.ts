import { pick, randomNumbers } from '@chulbal/demo/random';
import { cut, distinct, initials } from './keywords.ts';
import { teamNames } from './submitted-teams.ts';

export type TeamQuery = { page?: number; size?: number; trackNo?: number; region?: string; keyword?: string };

const regions = ['capital', 'chungcheong', 'daegyeong', 'honam', 'southeast'];

/** Keywords as people type them, by kind: parts of names that are there, their initial consonants, English. */
const keywordOf: Record<string, (random: () => number) => string> = {
  '1 syllable': (random) => cut(random, hangulName(random), 1),
  '2 syllables': (random) => cut(random, hangulName(random), 2),
  '3 syllables and more': (random) => cut(random, hangulName(random), 3 + Math.floor(random() * 3)),
  초성: (random) => initials(cut(random, hangulName(random), 2 + Math.floor(random() * 3))),
  English: (random) => pick(random, ['blue', 'Smart', 'lab', 'studio', 'AI', 'gr', 'open market', 'x']),
};

function hangulName(random: () => number): string {
  const { teamName, itemName } = teamNames(random);
  return [teamName, itemName].find((name) => /^[가-힣 ]{6,}$/.test(name)) ?? '모두의 정류장 지도';
}

/** Searches of every kind in turn, every other one filtered by track or region too. All of them differ. */
export function searches(count: number, seed: number): TeamQuery[] {
  const random = randomNumbers(seed);
  const kinds = Object.values(keywordOf);
  return distinct(count, (number) => {
    const filter = pick(random, [
      {},
      {},
      { trackNo: 1 + Math.floor(random() * 5) },
      { region: pick(random, regions) },
    ]);
    const keyword = kinds[number % kinds.length]?.(random) ?? '';
    return { keyword, ...filter, page: 1 + Math.floor(random() ** 4 * 20), size: 12 };
  });
}

/** Random pages without a keyword, one in three of a track. */
export function pages(count: number, seed: number, teams: number): TeamQuery[] {
  const random = randomNumbers(seed);
  return distinct(count, () => {
    const size = pick(random, [10, 12, 20]);
    const page = 1 + Math.floor((random() * teams) / size / 6);
    return random() < 0.33 ? { trackNo: 1 + Math.floor(random() * 5), page, size } : { page, size };
  });
}
