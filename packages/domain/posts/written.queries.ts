import type { Page } from '@chulbal/contract/endpoint';
import type { PostDraft, PostRow, PostVersion, WrittenPost } from '@chulbal/contract/posts/operators';
import type { Board } from '@chulbal/contract/posts/values';
import { type Selectable, sql } from 'kysely';
import type { OperatorActor } from '../actor.ts';
import type { Db } from '../db.ts';
import { fault } from '../fault.ts';
import { json } from '../json.ts';
import { escapeLike, searchable } from '../search.ts';
import { postState } from './rules.ts';
import type { PostsTable } from './tables.ts';

type Row = Selectable<PostsTable>;

/** All posts of a board for those who write them, the last touched first; a keyword is looked for in the Korean titles. */
export async function listWrittenPosts(
  db: Db,
  {
    board,
    page,
    size,
    keyword,
    now,
  }: { board: Board; page: number; size: number; keyword?: string; now: Date },
): Promise<Page<PostRow>> {
  const title = sql<string>`coalesce(draft->>'titleKo', title_ko)`;
  let query = db.sql
    .selectFrom('posts')
    .where('board', '=', board)
    .where(sql<boolean>`(${nothingWritten}) is not true`);
  const wanted = keyword ? searchable(keyword) : '';
  if (wanted) {
    query = query.where(
      sql<boolean>`replace(lower(${title}), ' ', '') like ${`%${escapeLike(wanted)}%`} or exists (
        select from post_texts as t
        where t.post_no = posts.post_no and t.title_text like ${`%${escapeLike(wanted)}%`}
      )`,
    );
  }
  const { count } = await query
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const rows = await query
    .select(['postNo', 'kind', 'pinned', 'hidden', 'publishAt', 'hasEn', 'draft', 'titleKo', 'updatedAt'])
    .orderBy('updatedAt', 'desc')
    .orderBy('postNo', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const total = Number(count);
  const content = rows.map((row) => ({
    postNo: row.postNo,
    kind: row.draft?.kind ?? row.kind,
    title: row.draft?.titleKo ?? row.titleKo,
    state: postState(row, now),
    pinned: row.draft?.pinned ?? row.pinned,
    hasEnglish: row.draft ? row.draft.titleEn !== '' && row.draft.bodyEn !== '' : row.hasEn,
    changed: row.draft !== null,
    publishAt: row.publishAt?.toISOString() ?? null,
    updatedAt: row.updatedAt.toISOString(),
  }));
  return { content, page, size, totalElements: total, totalPages: Math.ceil(total / size) };
}

/** A post that somebody has begun and never written a word of. */
const nothingWritten = sql<boolean>`version = 0 and edit_version = 1 and draft->>'titleKo' = ''
  and draft->>'titleEn' = '' and draft->>'bodyKo' = '' and draft->>'bodyEn' = ''`;

/** The post that an operator has begun with this empty draft and not written in yet. */
export async function findBegun(
  db: Db,
  { operatorId }: Pick<OperatorActor, 'operatorId'>,
  draft: PostDraft,
): Promise<number | undefined> {
  const row = await db.sql
    .selectFrom('posts')
    .select('postNo')
    .where('createdBy', '=', operatorId)
    .where(sql<boolean>`draft = ${json(draft)}`)
    .where(nothingWritten)
    .limit(1)
    .executeTakeFirst();
  return row?.postNo;
}

/** A post as it is written. Throws notFound. */
export async function getWrittenPost(
  db: Db,
  { postNo, now }: { postNo: number; now: Date },
): Promise<WrittenPost> {
  return writtenView(await requirePost(db, { postNo }), now);
}

/** A post's row; `lock` keeps it from being changed until the transaction ends. Throws notFound. */
export async function requirePost(
  db: Db,
  { postNo, lock = false }: { postNo: number; lock?: boolean },
): Promise<Row> {
  const query = db.sql.selectFrom('posts').selectAll().where('postNo', '=', postNo);
  const row = await (lock ? query.forUpdate() : query).executeTakeFirst();
  if (!row) throw fault('notFound');
  return row;
}

/** What is being written, or what is shown where nothing is. */
export function draftOf(row: Row): PostDraft {
  return row.draft ?? shownOf(row);
}

/** What is shown, as it was written. */
export function shownOf(row: Row): PostDraft {
  const { board, kind, pinned, titleKo, titleEn, bodyKo, bodyEn, attachments, details } = row;
  // What was stored has been read as a draft of its board.
  return { board, kind, pinned, titleKo, titleEn, bodyKo, bodyEn, attachments, details } as PostDraft;
}

/** Everything that was shown of a post, the newest first. Throws notFound. */
export async function listPostVersions(db: Db, { postNo }: { postNo: number }): Promise<PostVersion[]> {
  await requirePost(db, { postNo });
  const rows = await db.sql
    .selectFrom('postVersions')
    .innerJoin('accounts', 'accounts.id', 'postVersions.publishedBy')
    .select([
      'postVersions.version',
      'postVersions.content',
      'postVersions.publishAt',
      'postVersions.publishedAt',
    ])
    .select('accounts.name')
    .where('postNo', '=', postNo)
    .orderBy('version', 'desc')
    .execute();
  return rows.map(({ version, content, publishAt, publishedAt, name }) => ({
    version,
    content,
    publishAt: publishAt.toISOString(),
    publishedAt: publishedAt.toISOString(),
    publishedBy: name,
  }));
}

export function writtenView(row: Row, now: Date): WrittenPost {
  return {
    postNo: row.postNo,
    state: postState(row, now),
    changed: row.draft !== null,
    draft: draftOf(row),
    editVersion: row.editVersion,
    version: row.version,
    publishAt: row.publishAt?.toISOString() ?? null,
    savedAt: row.updatedAt.toISOString(),
  };
}
