import { z } from 'zod';
import type { Language } from '../language.ts';
import type { ResultDecision } from './shapes.ts';

/** What a team is told of its result: passed; not passed, but in reserve; not passed; that it has withdrawn. */
export const outcome = z.enum(['passed', 'reserve', 'failed', 'withdrawn']);
export type Outcome = z.output<typeof outcome>;

/**
 * What a ranked team is told, wherever it or anybody reads of it. `isGone`: its application does not stand any more.
 * Whoever left is told that, and never that it has not passed.
 */
export function outcomeOf({ decision, isGone }: { decision: ResultDecision; isGone: boolean }): Outcome {
  if (isGone || decision === 'withdrawn') return 'withdrawn';
  if (decision === 'selected') return 'passed';
  return decision === 'reserve' ? 'reserve' : 'failed';
}

/**
 * A place in the reserve with those among whom it counts: of one region where the rules keep places for regions, else
 * of all. A team of no region is ranked among its like.
 */
export const reservePlace = z.object({
  rank: z.number().int(),
  among: z.enum(['all', 'region', 'noRegion']),
  /** The region's name where it counts in one. */
  region: z.object({ ko: z.string(), en: z.string() }).nullable(),
});
export type ReservePlace = z.output<typeof reservePlace>;

/** Among whom a place in the reserve counts, such as "충청권", "in Chungcheong". */
export function reserveScope({ among, region }: Omit<ReservePlace, 'rank'>, language: Language): string {
  const korean = language === 'ko';
  if (among === 'all') return korean ? '전국' : 'nationwide';
  if (among === 'noRegion' || !region) return korean ? '권역 없는 팀' : 'among teams without a region';
  return korean ? `${region.ko}${/[권역시도]$/.test(region.ko) ? '' : '권'}` : `in ${region.en}`;
}

/** A place in the reserve in words: "충청권 예비 1순위", "Reserve 1 in Chungcheong". */
export function reserveWords(place: ReservePlace, language: Language): string {
  const scope = reserveScope(place, language);
  return language === 'ko' ? `${scope} 예비 ${place.rank}순위` : `Reserve ${place.rank} ${scope}`;
}

/** What teams without a region are listed under, so that numbers by region add up; no season has a code like it. */
export const noRegion = { code: '', name: { ko: '권역 없음', en: 'No region' } } as const;

/** Among whom a team's place in the reserve counts. */
export function reserveAmong(region: string | null, byRegion: boolean): ReservePlace['among'] {
  if (!byRegion) return 'all';
  return region === null ? 'noRegion' : 'region';
}
