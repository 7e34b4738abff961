import type { Page } from '@chulbal/contract/endpoint';
import { redirect } from 'react-router';

/**
 * A page of a list as it came. @throws a redirect to the last page where the address asks for one after it: what stood
 * there was done or removed meanwhile, and an empty page would say that there is nothing at all.
 */
export function orLastPage<T extends Pick<Page<unknown>, 'page' | 'totalPages'>>(url: URL, list: T): T {
  const { page, totalPages } = list;
  if (totalPages === 0 || page <= totalPages) return list;
  const query = new URLSearchParams(url.searchParams);
  query.set('page', String(totalPages));
  throw redirect(`${url.pathname}?${query}`);
}
