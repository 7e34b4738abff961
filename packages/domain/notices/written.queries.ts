import type { Page } from '@chulbal/contract/endpoint';
import type { NoticeDraft } from '@chulbal/contract/notices';
import type { NoticeRow, WrittenNotice } from '@chulbal/contract/operator-notices';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../db.ts';
import { fault } from '../fault.ts';
import { escapeLike, searchable } from '../search.ts';
import { noticeState } from './rules.ts';
import type { NoticesTable } from './tables.ts';

type Row = Selectable<NoticesTable>;

/** All notices for those who write them, the last touched first; a keyword is looked for in the Korean titles. */
export async function listWrittenNotices(
  db: Db,
  { page, size, keyword, now }: { page: number; size: number; keyword?: string; now: Date },
): Promise<Page<NoticeRow>> {
  const title = sql<string>`coalesce(draft->>'titleKo', title_ko)`;
  let query = db.sql.selectFrom('notices');
  const wanted = keyword ? searchable(keyword) : '';
  if (wanted) {
    query = query.where(
      sql<boolean>`replace(lower(${title}), ' ', '') like ${`%${escapeLike(wanted)}%`} or title_text like ${`%${escapeLike(wanted)}%`}`,
    );
  }
  const { count } = await query
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const rows = await query
    .select([
      'noticeNo',
      'noticeType',
      'pinned',
      'hidden',
      'publishAt',
      'hasEn',
      'draft',
      'titleKo',
      'updatedAt',
    ])
    .orderBy('updatedAt', 'desc')
    .orderBy('noticeNo', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const total = Number(count);
  const content = rows.map((row) => ({
    noticeNo: row.noticeNo,
    noticeType: row.draft?.noticeType ?? row.noticeType,
    title: row.draft?.titleKo ?? row.titleKo,
    state: noticeState(row, now),
    pinned: row.draft?.pinned ?? row.pinned,
    hasEnglish: row.draft ? row.draft.titleEn !== '' && row.draft.bodyEn !== '' : row.hasEn,
    changed: row.draft !== null,
    publishAt: row.publishAt?.toISOString() ?? null,
    updatedAt: row.updatedAt.toISOString(),
  }));
  return { content, page, size, totalElements: total, totalPages: Math.ceil(total / size) };
}

/** A notice as it is written. Throws notFound. */
export async function getWrittenNotice(
  db: Db,
  { noticeNo, now }: { noticeNo: number; now: Date },
): Promise<WrittenNotice> {
  return writtenView(await requireNotice(db, { noticeNo }), now);
}

/** A notice's row; `lock` keeps it from being changed until the transaction ends. Throws notFound. */
export async function requireNotice(
  db: Db,
  { noticeNo, lock = false }: { noticeNo: number; lock?: boolean },
): Promise<Row> {
  const query = db.sql.selectFrom('notices').selectAll().where('noticeNo', '=', noticeNo);
  const row = await (lock ? query.forUpdate() : query).executeTakeFirst();
  if (!row) throw fault('notFound');
  return row;
}

/** What is being written, or what is shown where nothing is. */
export function draftOf(row: Row): NoticeDraft {
  const { noticeType, pinned, titleKo, titleEn, bodyKo, bodyEn, attachments } = row;
  return row.draft ?? { noticeType, pinned, titleKo, titleEn, bodyKo, bodyEn, attachments };
}

export function writtenView(row: Row, now: Date): WrittenNotice {
  return {
    noticeNo: row.noticeNo,
    state: noticeState(row, now),
    changed: row.draft !== null,
    draft: draftOf(row),
    editVersion: row.editVersion,
    version: row.version,
    publishAt: row.publishAt?.toISOString() ?? null,
    savedAt: row.updatedAt.toISOString(),
  };
}
