import { getNoticeCounts, getNoticeDetail, getNoticeList } from '@chulbal/contract/notices';
import { getNotice, listNotices } from '@chulbal/domain/posts/notices.queries';
import { countPosts } from '@chulbal/domain/posts/queries';
import type { UserApi, UserApiServices } from '../services.ts';

/** What boards show to everyone. */
export function postsRoutes(api: UserApi, { db }: UserApiServices): void {
  api.mount(getNoticeList, ({ input, language, now }) => listNotices(db, { ...input, language, now }));
  api.mount(getNoticeDetail, ({ input, language, now }) => getNotice(db, { ...input, language, now }));
  api.mount(getNoticeCounts, ({ language, now }) => countPosts(db, { board: 'notice', language, now }));
}
