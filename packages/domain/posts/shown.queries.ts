import type { Page } from '@chulbal/contract/endpoint';
import type { Language } from '@chulbal/contract/language';
import type { Board } from '@chulbal/contract/posts/values';
import { sql } from 'kysely';
import type { Db } from '../db.ts';

/** Which posts of a board are asked for, whatever they say. */
export type PostsFilter = {
  board: Board;
  kind?: string | undefined;
  /** Only stories from these 시·도. */
  sidos?: readonly number[];
  language: Language;
  now: Date;
};

/** A page of what was asked for. */
export type Part = { offset: number; size: number };

/** Numbers of what a reader of the language may see now. */
export function shownPosts(
  db: Db,
  { board, language, now }: { board: Board; language: Language; now: Date },
) {
  const query = db.sql
    .selectFrom('posts as p')
    .select('p.postNo')
    .where('p.board', '=', board)
    .where('p.publishAt', 'is not', null)
    .where('p.publishAt', '<=', now)
    .where('p.hidden', '=', false);
  return language === 'en' ? query.where('p.hasEn', '=', true) : query;
}

/** Of these the ones that were asked for. */
export function postsOfKind(db: Db, { board, kind, sidos, language, now }: PostsFilter) {
  let query = shownPosts(db, { board, language, now });
  if (kind) query = query.where('p.kind', '=', kind);
  if (sidos) query = query.where(sql<boolean>`(p.details->>'tmRegion')::int = any(${[...sidos]}::int[])`);
  return query;
}

/** In the order of every list: pinned ones first, then the newest. */
export function inOrder(query: ReturnType<typeof postsOfKind>) {
  return query.orderBy('p.pinned', 'desc').orderBy('p.publishAt', 'desc').orderBy('p.postNo', 'desc');
}

/** What lists of companies and of winners read of a post. */
export const listedColumns = ['p.postNo', 'p.kind', 'p.titleKo', 'p.titleEn', 'p.details'] as const;
export type ListedPost = {
  postNo: number;
  kind: string;
  titleKo: string;
  titleEn: string;
  details: unknown;
};

/** A page of a query that is in its order, each post as `item` makes it. */
export async function pageOfListed<Item>(
  query: ReturnType<typeof shownPosts>,
  { page, size }: { page: number; size: number },
  item: (post: ListedPost) => Item,
): Promise<Page<Item>> {
  const { count } = await query
    .clearSelect()
    .clearOrderBy()
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const rows = await query
    .select(listedColumns)
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const total = Number(count);
  return {
    content: rows.map(item),
    ...{ page, size, totalElements: total, totalPages: Math.ceil(total / size) },
  };
}
