import type { Page } from '@chulbal/contract/endpoint';
import type { Language } from '@chulbal/contract/language';
import type { Attachment } from '@chulbal/contract/posts/posts';
import type { ResourceDetail, ResourceSummary } from '@chulbal/contract/resources';
import type { Db } from '../db.ts';
import { coverIn, textIn } from './language.rules.ts';
import { getPost, listPosts, type PostsAsked, type ShownPost } from './queries.ts';

/** Published resources under the names that they have on the wire. */
export async function listResources(
  db: Db,
  asked: Omit<PostsAsked<'resource'>, 'board'>,
): Promise<Page<ResourceSummary>> {
  const page = await listPosts(db, { ...asked, board: 'resource' });
  const files = await filesOf(db, page.content);
  return {
    ...page,
    content: page.content.map((post) => summary(post, files.get(post.postNo) ?? [], asked.language)),
  };
}

/** One published resource. Throws postNotWritten 1357. */
export async function getResource(
  db: Db,
  { boardId, language, now }: { boardId: number; language: Language; now: Date },
): Promise<ResourceDetail> {
  const post = await getPost(db, { board: 'resource', postNo: boardId, language, now });
  const { body, attachments, onlyKorean, previous, next } = post;
  return {
    ...summary(post, attachments, onlyKorean ? 'ko' : language),
    ...{ contents: body, summary: post.summary, attachments, onlyKorean },
    ...{ previous: previous && neighbour(previous), next: next && neighbour(next) },
  };
}

function summary(
  post: ShownPost<'resource'>,
  files: readonly Attachment[],
  language: Language,
): ResourceSummary {
  const { kind, pinned, details } = post;
  return {
    ...neighbour(post),
    ...{ kind, pinned, year: details.year, cover: coverIn(language, details.cover) },
    author: textIn(language, details.authorKo, details.authorEn),
    fileCount: files.length,
    fileSize: files.reduce((bytes, { size }) => bytes + size, 0),
  };
}

function neighbour({ postNo, title, publishAt }: { postNo: number; title: string; publishAt: Date }) {
  return { boardId: postNo, contentsTitle: title, createdAt: publishAt.toISOString() };
}

/** What is attached to the posts of a page. */
async function filesOf(
  db: Db,
  posts: readonly { postNo: number; hasFiles: boolean }[],
): Promise<Map<number, Attachment[]>> {
  const postNos = posts.flatMap(({ postNo, hasFiles }) => (hasFiles ? postNo : []));
  if (postNos.length === 0) return new Map();
  const rows = await db.sql
    .selectFrom('posts')
    .select(['postNo', 'attachments'])
    .where('postNo', 'in', postNos)
    .execute();
  return new Map(rows.map(({ postNo, attachments }) => [postNo, attachments]));
}
