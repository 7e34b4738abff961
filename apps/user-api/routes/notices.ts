import { getNoticeDetail, getNoticeList } from '@chulbal/contract/notices';
import { getNotice, listNotices } from '@chulbal/domain/notices/queries';
import type { UserApi, UserApiServices } from '../services.ts';

export function noticesRoutes(api: UserApi, { db }: UserApiServices): void {
  api.mount(getNoticeList, ({ input, language, now }) => listNotices(db, { ...input, language, now }));
  api.mount(getNoticeDetail, ({ input, language, now }) => getNotice(db, { ...input, language, now }));
}
