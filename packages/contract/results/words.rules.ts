import type { Language } from '../language.ts';
import type { ReservePlace } from './words.ts';

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

/** Among whom a team's place in the reserve counts. */
export function reserveAmong(region: string | null, byRegion: boolean): ReservePlace['among'] {
  if (!byRegion) return 'all';
  return region === null ? 'noRegion' : 'region';
}
