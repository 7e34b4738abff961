/** What the address of the past exhibitions says; anything it says wrongly counts as not said. */
export type PastFilters = {
  page: number;
  year: number | undefined;
  lane: number | undefined;
  keyword: string | undefined;
};

export function pastFilters(query: URLSearchParams): PastFilters {
  return {
    page: wholeIn(query.get('page'), 100_000) ?? 1,
    year: wholeIn(query.get('year'), 9999),
    lane: wholeIn(query.get('lane'), 9),
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

function wholeIn(text: string | null, most: number): number | undefined {
  const number = Number(text ?? '');
  return Number.isInteger(number) && number >= 1 && number <= most ? number : undefined;
}
