import { numberIn, pageIn, yearIn } from '../../lib/address-numbers.ts';

/** What the address of the past exhibitions says; anything it says wrongly counts as not said. */
export type PastFilters = {
  page: number;
  year: number | undefined;
  lane: number | undefined;
  keyword: string | undefined;
};

export function pastFilters(query: URLSearchParams): PastFilters {
  return {
    page: pageIn(query),
    year: yearIn(query) ?? undefined,
    lane: numberIn(query.get('lane'), 9) ?? undefined,
    keyword: query.get('keyword')?.trim().slice(0, 50) || undefined,
  };
}

/** The address that says the filters; the first page and empty filters are left out. */
export function pastAddress({ page, year, lane, keyword }: PastFilters): string {
  const query = new URLSearchParams();
  if (year) query.set('year', String(year));
  if (lane) query.set('lane', String(lane));
  if (keyword) query.set('keyword', keyword);
  if (page > 1) query.set('page', String(page));
  return `?${query}`;
}
