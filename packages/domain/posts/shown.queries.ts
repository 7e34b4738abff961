import type { Language } from '@chulbal/contract/language';
import type { Board } from '@chulbal/contract/operator-posts';
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
