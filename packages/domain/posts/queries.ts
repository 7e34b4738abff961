import type { Page } from '@chulbal/contract/endpoint';
import type { Language } from '@chulbal/contract/language';
import type { DraftOf } from '@chulbal/contract/posts/operators';
import type { Attachment, PostFindType } from '@chulbal/contract/posts/posts';
import type { Board } from '@chulbal/contract/posts/values';
import { sql } from 'kysely';
import type { Db } from '../db.ts';
import { fault } from '../fault.ts';
import { displayRichText } from '../rich-text.ts';
import { inLanguage, summaryOf } from './rules.ts';
import { searchPage } from './search.queries.ts';
import { postSearch } from './search.rules.ts';
import { inOrder, type Part, type PostsFilter, postsOfKind, shownPosts } from './shown.queries.ts';

/** A published post as a list shows it, in the reader's language. */
export type ShownPost<B extends Board> = {
  postNo: number;
  kind: DraftOf<B>['kind'];
  title: string;
  publishAt: Date;
  pinned: boolean;
  hasFiles: boolean;
  details: DraftOf<B>['details'];
};

/** A published post whole. `onlyKorean`: there is no text in the reader's language, this is the Korean one. */
export type PublishedPost<B extends Board> = ShownPost<B> & {
  /** Rich text, sanitised. */
  body: string;
  summary: string;
  attachments: Attachment[];
  onlyKorean: boolean;
  previous: Neighbour | null;
  next: Neighbour | null;
};

export type Neighbour = { postNo: number; title: string; publishAt: Date };

export type PostsAsked<B extends Board> = PostsFilter & {
  findType: PostFindType;
  keyword?: string;
  page: number;
  size: number;
  board: B;
  kind?: DraftOf<B>['kind'] | undefined;
};

/**
 * Published posts of a board, pinned ones first, then the newest; in English those that have an English text. What is shown
 * is read for the page alone; a keyword counts at most a thousand (decision 0006).
 */
export async function listPosts<B extends Board>(db: Db, asked: PostsAsked<B>): Promise<Page<ShownPost<B>>> {
  const { page, size, language } = asked;
  const part = { offset: (page - 1) * size, size };
  const wanted = asked.keyword ? postSearch(asked.keyword) : null;
  const { postNos, total } = await (wanted
    ? searchPage(db, { ...asked, ...wanted }, part)
    : browsePage(db, asked, part));
  const content = postNos.length > 0 ? await readPosts<B>(db, { postNos, language }) : [];
  return { content, page, size, totalElements: total, totalPages: Math.ceil(total / size) };
}

async function browsePage(db: Db, asked: PostsFilter, { offset, size }: Part) {
  const rows = await inOrder(postsOfKind(db, asked)).limit(size).offset(offset).execute();
  const postNos = rows.map(({ postNo }) => postNo);
  const isLast = postNos.length < size && (postNos.length > 0 || offset === 0);
  if (isLast) return { postNos, total: offset + postNos.length };
  const { count } = await postsOfKind(db, asked)
    .clearSelect()
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return { postNos, total: Number(count) };
}

async function readPosts<B extends Board>(
  db: Db,
  { postNos, language }: { postNos: number[]; language: Language },
): Promise<ShownPost<B>[]> {
  const rows = await db.sql
    .selectFrom('posts')
    .select(['postNo', 'kind', 'titleKo', 'titleEn', 'publishAt', 'pinned', 'details'])
    .select(sql<boolean>`jsonb_array_length(attachments) > 0`.as('hasFiles'))
    .where('postNo', 'in', postNos)
    .execute();
  const known = new Map(rows.map((row) => [row.postNo, row]));
  return postNos.flatMap((postNo) => {
    const row = known.get(postNo);
    if (!row?.publishAt) return [];
    const { titleKo, titleEn, publishAt, ...rest } = row;
    return { ...ofBoard<B>(rest), publishAt, title: language === 'en' ? titleEn : titleKo };
  });
}

/** What was stored has been read as a draft of its board. */
function ofBoard<B extends Board>(row: {
  postNo: number;
  kind: string;
  pinned: boolean;
  hasFiles: boolean;
  details: unknown;
}) {
  return row as Pick<ShownPost<B>, 'postNo' | 'kind' | 'pinned' | 'hasFiles' | 'details'>;
}

/** How many posts of each kind a reader of the language may see now. */
export async function countPosts(
  db: Db,
  asked: { board: Board; language: Language; now: Date },
): Promise<Record<string, number>> {
  const rows = await shownPosts(db, asked)
    .clearSelect()
    .select(['p.kind', ({ fn }) => fn.countAll<number>().as('count')])
    .groupBy('p.kind')
    .execute();
  return Object.fromEntries(rows.map(({ kind, count }) => [kind, Number(count)]));
}

/**
 * One published post with what was published before and after it in the reader's language. Without an English text
 * the Korean one, and it says so. Throws postNotWritten 1357.
 */
export async function getPost<B extends Board>(
  db: Db,
  { board, postNo, language, now }: { board: B; postNo: number; language: Language; now: Date },
): Promise<PublishedPost<B>> {
  const row = await db.sql
    .selectFrom('posts')
    .select(['postNo', 'kind', 'pinned', 'publishAt', 'details', 'attachments'])
    .select(['titleKo', 'titleEn', 'bodyKo', 'bodyEn', 'hasEn'])
    .where('board', '=', board)
    .where('postNo', '=', postNo)
    .where('publishAt', '<=', now)
    .where('hidden', '=', false)
    .executeTakeFirst();
  if (!row?.publishAt) throw fault('postNotWritten');
  const { attachments, publishAt, kind, pinned, details } = row;
  const at = { board, postNo, publishAt, language, now };
  const [previous, next] = [await neighbour(db, at, 'previous'), await neighbour(db, at, 'next')];
  const { title, body, onlyKorean } = inLanguage(row, language);
  return {
    ...ofBoard<B>({ postNo, kind, pinned, details, hasFiles: attachments.length > 0 }),
    ...{ title, publishAt, attachments, onlyKorean, previous, next },
    ...{ body: displayRichText(body), summary: summaryOf(body) },
  };
}

/** Whether a post of a board is out at `now`. */
export async function isShownPost(
  db: Db,
  { board, postNo, now }: { board: Board; postNo: number; now: Date },
): Promise<boolean> {
  const row = await db.sql
    .selectFrom('posts')
    .select('postNo')
    .where('board', '=', board)
    .where('postNo', '=', postNo)
    .where('publishAt', '<=', now)
    .where('hidden', '=', false)
    .executeTakeFirst();
  return row !== undefined;
}

type At = { board: Board; postNo: number; publishAt: Date; language: Language; now: Date };

/** The post published right before, or right after, in the reader's language; null where there is none. */
async function neighbour(
  db: Db,
  { board, postNo, publishAt, language, now }: At,
  which: 'previous' | 'next',
): Promise<Neighbour | null> {
  const [compared, order] = which === 'previous' ? (['<', 'desc'] as const) : (['>', 'asc'] as const);
  const row = await shownPosts(db, { board, language, now })
    .select(['p.titleKo', 'p.titleEn', 'p.publishAt'])
    .where((eb) => eb(eb.refTuple('p.publishAt', 'p.postNo'), compared, eb.tuple(publishAt, postNo)))
    .orderBy('p.publishAt', order)
    .orderBy('p.postNo', order)
    .limit(1)
    .executeTakeFirst();
  if (!row?.publishAt) return null;
  return {
    postNo: row.postNo,
    title: language === 'en' ? row.titleEn : row.titleKo,
    publishAt: row.publishAt,
  };
}
