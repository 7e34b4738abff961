import { numberIn, pageIn, yearIn } from '../../../lib/address-numbers.ts';

/** What the address of the list says; anything it says wrongly counts as not said. */
export type TeamFilters = {
  page: number;
  year: number | undefined;
  track: number | undefined;
  region: string | undefined;
  keyword: string | undefined;
};

export function teamFilters(query: URLSearchParams): TeamFilters {
  return {
    page: pageIn(query),
    year: yearIn(query) ?? undefined,
    track: numberIn(query.get('track')) ?? undefined,
    region: query.get('region')?.slice(0, 20) || undefined,
    keyword: query.get('keyword')?.trim().slice(0, 50) || undefined,
  };
}

/** The query that says the filters; the first page and empty filters are left out. */
export function queryText(filters: TeamFilters): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) {
    if (value !== undefined && !(name === 'page' && value === 1)) query.set(name, String(value));
  }
  return query.toString();
}
