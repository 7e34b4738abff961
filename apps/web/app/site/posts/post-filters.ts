import type { PostFindType } from '@chulbal/contract/posts/posts';
import { postFindTypes } from '@chulbal/contract/posts/values';
import { pageIn } from '../../lib/address-numbers.ts';
import { oneOf } from '../../lib/one-of.ts';

/** What the address of a board's list says; anything it says wrongly counts as not said. */
export type PostFilters<Type extends string> = {
  page: number;
  type: Type | undefined;
  find: PostFindType;
  keyword: string | undefined;
};

/** `types`: what the posts of the board can be about. */
export function postFilters<Type extends string>(
  query: URLSearchParams,
  types: readonly Type[],
): PostFilters<Type> {
  return {
    page: pageIn(query),
    type: types.find((type) => type === query.get('type')),
    find: oneOf(postFindTypes, query.get('find')) ?? 'all',
    keyword: query.get('keyword')?.trim().slice(0, 50) || undefined,
  };
}

/** The query that says the filters; the first page and empty filters are left out. */
export function queryText({ page, type, find, keyword }: PostFilters<string>): string {
  const query = new URLSearchParams();
  if (type) query.set('type', type);
  if (keyword) query.set('keyword', keyword);
  if (keyword && find !== 'all') query.set('find', find);
  if (page > 1) query.set('page', String(page));
  return query.toString();
}
