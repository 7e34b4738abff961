import { getFaqList } from '@chulbal/contract/faqs';
import { getNoticeDetail, getNoticeList } from '@chulbal/contract/notices';
import { listFaqs } from '@chulbal/domain/faqs/queries';
import { getNotice, listNotices } from '@chulbal/domain/notices/queries';
import type { UserApi, UserApiServices } from '../services.ts';

/** The boards that anybody reads: notices, questions with answers. */
export function boardsRoutes(api: UserApi, { db }: UserApiServices): void {
  api.mount(getNoticeList, ({ input, language, now }) => listNotices(db, { ...input, language, now }));
  api.mount(getNoticeDetail, ({ input, language, now }) => getNotice(db, { ...input, language, now }));
  api.mount(getFaqList, ({ input, language }) => listFaqs(db, { ...input, language }));
}
