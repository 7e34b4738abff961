import type { Page } from '@chulbal/contract/endpoint';
import type { Language } from '@chulbal/contract/language';
import type { NoticeDetail, NoticeSummary } from '@chulbal/contract/notices';
import type { NoticeType } from '@chulbal/contract/notices.values';
import type { Db } from '../db.ts';
import { getPost, listPosts, type PostsAsked, type ShownPost } from './queries.ts';

type Asked = Omit<PostsAsked<'notice'>, 'board' | 'kind'> & { noticeType?: NoticeType };

/** Published notices under the names that they have on the wire. */
export async function listNotices(db: Db, { noticeType, ...asked }: Asked): Promise<Page<NoticeSummary>> {
  const page = await listPosts(db, { ...asked, board: 'notice', ...(noticeType && { kind: noticeType }) });
  return { ...page, content: page.content.map(summary) };
}

/** One published notice. Throws postNotWritten 1357. */
export async function getNotice(
  db: Db,
  { noticeNo, language, now }: { noticeNo: number; language: Language; now: Date },
): Promise<NoticeDetail> {
  const post = await getPost(db, { board: 'notice', postNo: noticeNo, language, now });
  const { body, attachments, onlyKorean, previous, next } = post;
  return {
    ...summary(post),
    ...{ noticeContent: body, summary: post.summary, attachments, onlyKorean },
    ...{ previous: previous && neighbour(previous), next: next && neighbour(next) },
  };
}

function summary({ postNo, kind, title, publishAt, pinned, hasFiles }: ShownPost<'notice'>): NoticeSummary {
  return { ...neighbour({ postNo, title, publishAt }), noticeType: kind, pinned, hasFiles };
}

function neighbour({ postNo, title, publishAt }: { postNo: number; title: string; publishAt: Date }) {
  return { noticeNo: postNo, noticeTitle: title, createdAt: publishAt.toISOString() };
}
