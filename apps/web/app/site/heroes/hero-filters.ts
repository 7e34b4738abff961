import { type HeroKind, heroKinds } from '@chulbal/contract/heroes.values';
import { postFilters } from '../posts/post-filters.ts';

/** What the address of the stories says; anything it says wrongly counts as not said. */
export type HeroFilters = {
  page: number;
  type: HeroKind | undefined;
  keyword: string | undefined;
  /** A region of the season. */
  region: string | undefined;
};

export function heroFilters(query: URLSearchParams, regions: readonly { code: string }[]): HeroFilters {
  const { page, type, keyword } = postFilters(query, heroKinds);
  const region = regions.find(({ code }) => code === query.get('region'))?.code;
  return { page, type, keyword, region };
}

/** The query that says the filters; the first page and empty filters are left out. */
export function heroQuery({ page, type, keyword, region }: HeroFilters): string {
  const query = new URLSearchParams();
  if (region) query.set('region', region);
  if (type) query.set('type', type);
  if (keyword) query.set('keyword', keyword);
  if (page > 1) query.set('page', String(page));
  return query.toString();
}
