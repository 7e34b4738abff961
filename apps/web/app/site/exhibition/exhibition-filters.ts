import type { CompanyOrder } from '@chulbal/contract/companies/shown';
import { companyOrders } from '@chulbal/contract/companies/values';

/** What the address of the exhibition says; anything it says wrongly counts as not said. */
export type ExhibitionFilters = {
  page: number;
  year: number | undefined;
  track: number | undefined;
  region: string | undefined;
  kind: string | undefined;
  /** A first consonant, or `a` for names in other scripts. */
  initial: string | undefined;
  keyword: string | undefined;
  order: CompanyOrder;
};

/** First consonants of Korean names, and what stands for all others. */
export const initials = [...'ㄱㄴㄷㄹㅁㅂㅅㅇㅈㅊㅋㅌㅍㅎ', 'a'] as const;

export function exhibitionFilters(query: URLSearchParams): ExhibitionFilters {
  const number = (name: string) => {
    const text = query.get(name) ?? '';
    return /^[1-9]\d{0,4}$/.test(text) ? Number(text) : undefined;
  };
  const code = (name: string) => {
    const text = query.get(name) ?? '';
    return /^[\w-]{1,40}$/.test(text) ? text : undefined;
  };
  return {
    page: number('page') ?? 1,
    year: number('year'),
    track: number('track'),
    region: code('region'),
    kind: code('kind'),
    initial: initials.find((one) => one === query.get('initial')),
    keyword: query.get('keyword')?.trim().slice(0, 50) || undefined,
    order: companyOrders.find((one) => one === query.get('order')) ?? 'fair',
  };
}

/** The query that says the filters; the first page, the fair order and empty filters are left out. */
export function queryText({ page, order, ...rest }: ExhibitionFilters): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(rest)) if (value !== undefined) query.set(name, String(value));
  if (order !== 'fair') query.set('order', order);
  if (page > 1) query.set('page', String(page));
  return query.toString();
}

/** Whether the list is narrowed by anything. */
export function isNarrowed({ track, region, kind, initial, keyword }: ExhibitionFilters): boolean {
  return [track, region, kind, initial, keyword].some((one) => one !== undefined);
}
