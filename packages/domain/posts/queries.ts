import type { Page } from '@chulbal/contract/endpoint';
import type { Language } from '@chulbal/contract/language';
import type { Board, DraftOf } from '@chulbal/contract/operator-posts';
import type { Attachment, PostFindType } from '@chulbal/contract/posts';
import { sql } from 'kysely';
import type { Db } from '../db.ts';
import { fault } from '../fault.ts';
import { displayRichText } from '../rich-text.ts';
import { escapeLike, searchFor } from '../search.ts';
import { inLanguage, summaryOf } from './rules.ts';

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
export type WholePost<B extends Board> = ShownPost<B> & {
  /** Rich text, sanitised. */
  body: string;
  summary: string;
  attachments: Attachment[];
  onlyKorean: boolean;
  previous: Neighbour | null;
  next: Neighbour | null;
};

export type Neighbour = { postNo: number; title: string; publishAt: Date };

export type PostsAsked<B extends Board> = Asked & { board: B; kind?: DraftOf<B>['kind'] | undefined };

type Asked = {
  board: Board;
  page: number;
  size: number;
  kind?: string | undefined;
  /** Only stories from these 시·도. */
  sidos?: readonly number[];
  findType: PostFindType;
  keyword?: string;
  language: Language;
  now: Date;
};

/** A keyword that finds more posts than this finds this many: nobody turns a hundred pages. */
const MOST_FOUND = 1_000;

/** Of more posts whose tokens fit a keyword, walking through the board in its order meets enough soon. */
const MOST_SORTED = 10_000;

/**
 * Published posts of a board, pinned ones first, then the newest; in English those that have an English text. What is shown
 * is read for the page alone; a keyword counts at most `MOST_FOUND` (decision 0006).
 */
export async function listPosts<B extends Board>(db: Db, asked: PostsAsked<B>): Promise<Page<ShownPost<B>>> {
  const { page, size, language } = asked;
  const part = { offset: (page - 1) * size, size };
  const wanted = asked.keyword ? searchFor(asked.keyword) : null;
  const { postNos, total } = await (wanted
    ? searchPage(db, { ...asked, wanted }, part)
    : browsePage(db, asked, part));
  const content = postNos.length > 0 ? await readPosts<B>(db, { postNos, language }) : [];
  return { content, page, size, totalElements: total, totalPages: Math.ceil(total / size) };
}

type Searched = Asked & { wanted: NonNullable<ReturnType<typeof searchFor>> };
type Part = { offset: number; size: number };

async function browsePage(db: Db, asked: Asked, { offset, size }: Part) {
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

/**
 * With a keyword: the posts whose tokens fit are read by the keyword's index and put in order, then their texts are
 * checked one by one until enough are found, for unpacking a text is what costs.
 */
async function searchPage(db: Db, asked: Searched, { offset, size }: Part) {
  const { pattern } = asked.wanted;
  const rows = await db.sql
    .with(
      (cte) => cte('fitting').materialized(),
      () => fittingPosts(db, asked).select(['p.pinned', 'p.publishAt']),
    )
    .with(
      (cte) => cte('taken').materialized(),
      (query) =>
        query
          .selectFrom('fitting')
          .selectAll()
          .limit(MOST_SORTED + 1),
    )
    .with(
      (cte) => cte('sorted').materialized(),
      (query) =>
        query
          .selectFrom('taken')
          .selectAll()
          .orderBy('pinned', 'desc')
          .orderBy('publishAt', 'desc')
          .orderBy('postNo', 'desc'),
    )
    .with(
      (cte) => cte('found').materialized(),
      (query) => {
        const all = query.selectFrom('sorted as s').selectAll().limit(MOST_FOUND);
        const fit = all.where(sql<boolean>`(select count(*) from taken) <= ${MOST_SORTED}`);
        if (!pattern) return fit;
        const text = holds(pattern, asked.findType);
        return fit.where(sql<boolean>`(select ${text} from posts as p where p.post_no = s.post_no)`);
      },
    )
    .with('onPage', (query) => query.selectFrom('found').selectAll().limit(size).offset(offset))
    .with('counts', (query) =>
      query
        .selectFrom('taken')
        .select(({ fn }) => fn.countAll<number>().as('fitting'))
        .select((eb) => eb.selectFrom('found').select(eb.fn.countAll<number>().as('n')).as('total')),
    )
    .selectFrom('counts')
    .leftJoin('onPage', (join) => join.onTrue())
    .select(['counts.fitting', 'counts.total', 'onPage.postNo'])
    .orderBy('onPage.pinned', 'desc')
    .orderBy('onPage.publishAt', 'desc')
    .orderBy('onPage.postNo', 'desc')
    .execute();
  const { fitting, total } = rows[0] ?? { fitting: 0, total: 0 };
  if (Number(fitting) > MOST_SORTED) return walkPage(db, asked, { offset, size });
  return { postNos: rows.flatMap(({ postNo }) => postNo ?? []), total: Number(total) };
}

/** A page of what very many posts hold: the first of them in the board's order. */
async function walkPage(db: Db, asked: Searched, { offset, size }: Part) {
  const { tokens, pattern } = asked.wanted;
  const most = Math.max(0, Math.min(size, MOST_FOUND - offset));
  const rows = await inOrder(
    postsOfKind(db, asked).where(holds(pattern ?? `%${escapeLike(tokens.join(''))}%`, asked.findType)),
  )
    .limit(most)
    .offset(offset)
    .execute();
  const total = rows.length < most && rows.length > 0 ? offset + rows.length : MOST_FOUND;
  return { postNos: rows.map(({ postNo }) => postNo), total };
}

function inOrder(query: ReturnType<typeof postsOfKind>) {
  return query.orderBy('p.pinned', 'desc').orderBy('p.publishAt', 'desc').orderBy('p.postNo', 'desc');
}

function postsOfKind(db: Db, { board, kind, sidos, language, now }: Asked) {
  let query = shownPosts(db, { board, language, now });
  if (kind) query = query.where('p.kind', '=', kind);
  if (sidos) query = query.where(sql<boolean>`(p.details->>'tmRegion')::int = any(${[...sidos]}::int[])`);
  return query;
}

/** Posts whose tokens fit the keyword, by its index: `by_index` tells what reading tokens from the rows would cost. */
function fittingPosts(db: Db, asked: Searched) {
  const { findType, wanted } = asked;
  const inTitle = sql<boolean>`p.title_tokens @> ${wanted.tokens}::text[]`;
  const inBody = sql<boolean>`p.body_tokens @> ${wanted.tokens}::text[]`;
  const one = findType === 'title' ? inTitle : inBody;
  return postsOfKind(db, asked)
    .where((eb) => (findType === 'all' ? eb.or([inTitle, inBody]) : one))
    .where(sql<boolean>`by_index(p.post_no)`);
}

/** Whether the searched text holds a pattern of LIKE. */
function holds(pattern: string, findType: PostFindType) {
  const inTitle = sql<boolean>`p.title_text like ${pattern}`;
  const inBody = sql<boolean>`p.body_text like ${pattern}`;
  if (findType === 'title') return inTitle;
  return findType === 'content' ? inBody : sql<boolean>`(${inTitle} or ${inBody})`;
}

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
): Promise<WholePost<B>> {
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
