import { getNoticeList } from '@chulbal/contract/notices';
import { listNotices } from '@chulbal/domain/posts/notices.queries';
import type { Figure } from '../tools/figures/figure.ts';
import { measureList } from './list-reads.ts';
import { type NoticeQuery, pages, searches } from './notice-queries.ts';
import { insertNotices } from './published-notices.ts';

export const name = 'F-02 The list of notices, 100,000 of them on PostgreSQL';

export function run({ seed }: { seed: number }): Promise<Figure[]> {
  const now = new Date();
  const asked = { page: 1, size: 10, findType: 'all', language: 'ko', now } as const;
  return measureList<NoticeQuery>(
    {
      what: 'notices',
      endpoint: getNoticeList,
      hot: { page: 1, size: 10 },
      ...{ searches, pages, insert: insertNotices },
      list: (db, query) => listNotices(db, { ...asked, ...query }),
      names: { inReply: 'noticeNo', inTable: 'post_no', shown: 'title_ko' },
    },
    seed,
  );
}
