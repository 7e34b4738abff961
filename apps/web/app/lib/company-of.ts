/** `3/12` of `?from=3/12`: the company page from which somebody came, or null for anything else. */
export function companyOf(search: URLSearchParams): string | null {
  const from = search.get('from') ?? '';
  return /^[1-9]\d{0,9}\/[1-9]\d{0,9}$/.test(from) ? from : null;
}
