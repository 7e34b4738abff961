import type { Page } from '@chulbal/contract/endpoint';
import type { Language } from '@chulbal/contract/language';
import type { NoticeDetail, NoticeFindType, NoticeSummary, NoticeType } from '@chulbal/contract/notices';
import { type ExpressionBuilder, sql } from 'kysely';
import type { Db } from '../db.ts';
import { fault } from '../fault.ts';
import { displayRichText } from '../rich-text.ts';
import { searchFor } from '../search.ts';
import type { Tables } from '../tables.ts';
import { inLanguage, summaryOf } from './rules.ts';

export type NoticesAsked = {
  page: number;
  size: number;
  noticeType?: NoticeType;
  findType: NoticeFindType;
  keyword?: string;
  language: Language;
  now: Date;
};

/** A keyword that finds more notices than this finds this many: nobody turns a thousand pages. */
export const MOST_FOUND = 10_000;

/**
 * Published notices, pinned ones first, then the newest; in English those that have an English text. What is shown
 * is read for the page alone. A keyword's notices are read once, by its index (decision 0006).
 */
export async function listNotices(db: Db, asked: NoticesAsked): Promise<Page<NoticeSummary>> {
  const { page, size, language } = asked;
  const part = { offset: (page - 1) * size, size };
  const { noticeNos, total } = await (asked.keyword
    ? searchPage(db, asked, part)
    : browsePage(db, asked, part));
  const content = noticeNos.length > 0 ? await readNotices(db, { noticeNos, language }) : [];
  return { content, page, size, totalElements: total, totalPages: Math.ceil(total / size) };
}

type Part = { offset: number; size: number };

async function browsePage(db: Db, asked: NoticesAsked, { offset, size }: Part) {
  const rows = await inOrder(findNotices(db, asked)).limit(size).offset(offset).execute();
  const noticeNos = rows.map(({ noticeNo }) => noticeNo);
  const isLast = noticeNos.length < size && (noticeNos.length > 0 || offset === 0);
  if (isLast) return { noticeNos, total: offset + noticeNos.length };
  const { count } = await findNotices(db, asked)
    .clearSelect()
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return { noticeNos, total: Number(count) };
}

async function searchPage(db: Db, asked: NoticesAsked, { offset, size }: Part) {
  const rows = await db.sql
    .with(
      (cte) => cte('found').materialized(),
      () => findNotices(db, asked).select(['n.pinned', 'n.publishAt']).limit(MOST_FOUND),
    )
    .with('onPage', (query) =>
      query
        .selectFrom('found')
        .select(['noticeNo', 'pinned', 'publishAt'])
        .orderBy('pinned', 'desc')
        .orderBy('publishAt', 'desc')
        .orderBy('noticeNo', 'desc')
        .limit(size)
        .offset(offset),
    )
    .selectFrom((query) =>
      query
        .selectFrom('found')
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .as('all'),
    )
    .leftJoin('onPage', (join) => join.onTrue())
    .select(['all.total', 'onPage.noticeNo'])
    .orderBy('onPage.pinned', 'desc')
    .orderBy('onPage.publishAt', 'desc')
    .orderBy('onPage.noticeNo', 'desc')
    .execute();
  return { noticeNos: rows.flatMap(({ noticeNo }) => noticeNo ?? []), total: Number(rows[0]?.total ?? 0) };
}

function inOrder(query: ReturnType<typeof findNotices>) {
  return query.orderBy('n.pinned', 'desc').orderBy('n.publishAt', 'desc').orderBy('n.noticeNo', 'desc');
}

function findNotices(db: Db, { noticeType, findType, keyword, language, now }: NoticesAsked) {
  let query = shown(db, { language, now });
  if (noticeType) query = query.where('n.noticeType', '=', noticeType);
  const wanted = keyword ? searchFor(keyword) : null;
  return wanted ? query.where((eb) => matches(eb, wanted, findType)) : query;
}

/** Numbers of what a reader of the language may see now. */
function shown(db: Db, { language, now }: { language: Language; now: Date }) {
  const query = db.sql
    .selectFrom('notices as n')
    .select('n.noticeNo')
    .where('n.publishAt', 'is not', null)
    .where('n.publishAt', '<=', now)
    .where('n.hidden', '=', false);
  return language === 'en' ? query.where('n.hasEn', '=', true) : query;
}

function matches(
  eb: ExpressionBuilder<Tables & { n: Tables['notices'] }, 'n'>,
  { tokens, pattern }: NonNullable<ReturnType<typeof searchFor>>,
  findType: NoticeFindType,
) {
  const inTitle = eb.and([
    sql<boolean>`n.title_tokens @> ${tokens}::text[]`,
    ...(pattern ? [eb('n.titleText', 'like', pattern)] : []),
  ]);
  const inBody = eb.and([
    sql<boolean>`n.body_tokens @> ${tokens}::text[]`,
    ...(pattern ? [eb('n.bodyText', 'like', pattern)] : []),
  ]);
  if (findType === 'title') return inTitle;
  return findType === 'content' ? inBody : eb.or([inTitle, inBody]);
}

async function readNotices(
  db: Db,
  { noticeNos, language }: { noticeNos: number[]; language: Language },
): Promise<NoticeSummary[]> {
  const rows = await db.sql
    .selectFrom('notices')
    .select(['noticeNo', 'noticeType', 'titleKo', 'titleEn', 'publishAt', 'pinned'])
    .select(sql<boolean>`jsonb_array_length(attachments) > 0`.as('hasFiles'))
    .where('noticeNo', 'in', noticeNos)
    .execute();
  const known = new Map(rows.map((row) => [row.noticeNo, row]));
  return noticeNos.flatMap((noticeNo) => {
    const row = known.get(noticeNo);
    if (!row?.publishAt) return [];
    const { titleKo, titleEn, publishAt, ...rest } = row;
    const noticeTitle = language === 'en' ? titleEn : titleKo;
    return { ...rest, noticeTitle, createdAt: publishAt.toISOString() };
  });
}

/**
 * One published notice with what was published before and after it in the reader's language. Without an English
 * text the Korean one, and it says so. Throws postNotWritten 1357.
 */
export async function getNotice(
  db: Db,
  { noticeNo, language, now }: { noticeNo: number; language: Language; now: Date },
): Promise<NoticeDetail> {
  const row = await db.sql
    .selectFrom('notices')
    .selectAll()
    .where('noticeNo', '=', noticeNo)
    .where('publishAt', '<=', now)
    .where('hidden', '=', false)
    .executeTakeFirst();
  if (!row?.publishAt) throw fault('postNotWritten');
  const at = { noticeNo, publishAt: row.publishAt, language, now };
  const [previous, next] = [await neighbour(db, at, 'previous'), await neighbour(db, at, 'next')];
  const { title, body, onlyKorean } = inLanguage(row, language);
  return {
    noticeNo,
    noticeType: row.noticeType,
    noticeTitle: title,
    createdAt: row.publishAt.toISOString(),
    pinned: row.pinned,
    hasFiles: row.attachments.length > 0,
    noticeContent: displayRichText(body),
    summary: summaryOf(body),
    attachments: row.attachments,
    onlyKorean,
    previous,
    next,
  };
}

/** The notice published right before, or right after, in the reader's language; null where there is none. */
async function neighbour(
  db: Db,
  {
    noticeNo,
    publishAt,
    language,
    now,
  }: { noticeNo: number; publishAt: Date; language: Language; now: Date },
  which: 'previous' | 'next',
) {
  const [compared, order] = which === 'previous' ? (['<', 'desc'] as const) : (['>', 'asc'] as const);
  const row = await shown(db, { language, now })
    .select(['n.titleKo', 'n.titleEn', 'n.publishAt'])
    .where((eb) => eb(eb.refTuple('n.publishAt', 'n.noticeNo'), compared, eb.tuple(publishAt, noticeNo)))
    .orderBy('n.publishAt', order)
    .orderBy('n.noticeNo', order)
    .limit(1)
    .executeTakeFirst();
  if (!row?.publishAt) return null;
  return {
    noticeNo: row.noticeNo,
    noticeTitle: language === 'en' ? row.titleEn : row.titleKo,
    createdAt: row.publishAt.toISOString(),
  };
}
