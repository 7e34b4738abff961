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
    page: Math.min(whole(query.get('page')) ?? 1, 100_000),
    year: yearOf(query.get('year')),
    track: whole(query.get('track')),
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

function whole(text: string | null): number | undefined {
  return text && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
}

function yearOf(text: string | null): number | undefined {
  return text && /^2\d{3}$/.test(text) ? Number(text) : undefined;
}
