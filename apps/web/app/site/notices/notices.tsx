import { getNoticeCounts, getNoticeList } from '@chulbal/contract/notices';
import { noticeTypeNames, noticeTypes } from '@chulbal/contract/notices.values';
import { PageMeta } from '../../lib/page-meta.tsx';
import type { TextsHandle } from '../../lib/text-groups.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { visitOf } from '../../lib/visit.server.ts';
import { Pagination } from '../../ui/data/pagination.tsx';
import { PageHead } from '../../ui/layout/page-head.tsx';
import { Wrap } from '../../ui/layout/wrap.tsx';
import { NoPosts } from '../posts/no-posts.tsx';
import { postFilters } from '../posts/post-filters.ts';
import { PostSearch } from '../posts/post-search.tsx';
import type { Route } from './+types/notices';
import { NoticeRows } from './notice-rows.tsx';
import type { notices as texts } from './notices.ko.ts';
import styles from './notices.module.css';

export const handle: TextsHandle = { texts: ['site-posts'] };

const PAGE_SIZE = 10;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, attempt } = visitOf(context);
  const filters = postFilters(url.searchParams, noticeTypes);
  const { page, type, find, keyword } = filters;
  const asked = { page, size: PAGE_SIZE, findType: find, noticeType: type, keyword };
  const [notices, counts] = await Promise.all([api(getNoticeList, asked), attempt(getNoticeCounts, {})]);
  return { filters, notices, counts: counts.ok ? counts.data : null };
}

/** `/board/notice`: a GET form and links only, so that it works without script and every view can be shared. */
export default function Notices({ loaderData }: Route.ComponentProps) {
  const t = useTexts<typeof texts>('notices');
  const language = useLanguage();
  const { filters, notices, counts } = loaderData;
  return (
    <Wrap>
      <PageMeta title={t('title')} description={t('description')} />
      <link rel="alternate" type="application/atom+xml" href="/board/notice/feed.xml" title={t('title')} />
      <PageHead title={t('title')} crumbs={[{ text: t('news') }, { text: t('title') }]} />
      <PostSearch
        board={t('title')}
        filters={filters}
        types={noticeTypes.map((type) => ({ type, text: noticeTypeNames[type][language] }))}
        counts={counts}
        found={notices.totalElements}
      />
      {notices.content.length > 0 ? (
        <>
          <NoticeRows notices={notices} />
          <Pagination page={notices.page} totalPages={notices.totalPages} />
        </>
      ) : (
        <NoPosts keyword={filters.keyword} filtered={filters.type !== undefined} />
      )}
      <div className={styles.foot} />
    </Wrap>
  );
}
