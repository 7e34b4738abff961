import type { Page } from '@chulbal/contract/endpoint';
import { getNoticeCounts, getNoticeList, type NoticeSummary } from '@chulbal/contract/notices';
import { noticeTypeNames, noticeTypes } from '@chulbal/contract/notices.values';
import { fullDayText } from '@chulbal/contract/time-texts';
import { classNames } from '../../lib/class-names.ts';
import { orLastPage } from '../../lib/last-page.ts';
import { PageMeta } from '../../lib/page-meta.tsx';
import type { TextsHandle } from '../../lib/text-groups.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { visitOf } from '../../lib/visit.server.ts';
import { Link } from '../../ui/action/link.tsx';
import { Pagination } from '../../ui/data/pagination.tsx';
import { Tag } from '../../ui/data/tag.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { PageHead } from '../../ui/layout/page-head.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { Wrap } from '../../ui/layout/wrap.tsx';
import { NoPosts } from '../posts/no-posts.tsx';
import { postFilters } from '../posts/post-filters.ts';
import { PostSearch } from '../posts/post-search.tsx';
import type { Route } from './+types/notices';
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
  return { filters, notices: orLastPage(url, notices), counts: counts.ok ? counts.data : null };
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

/** The notices of a page: pinned ones stand out, the others count down. */
function NoticeRows({ notices }: { notices: Page<NoticeSummary> }) {
  const t = useTexts<typeof texts>('notices');
  const language = useLanguage();
  const { content, page, size, totalElements } = notices;
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{t('table.caption')}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {(['number', 'type', 'title', 'author', 'date'] as const).map((key) => (
            <th key={key} scope="col">
              {t(`table.${key}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {content.map((notice, index) => (
          <tr key={notice.noticeNo} className={classNames(notice.pinned && styles.pinned)}>
            <td className={styles.number}>
              {notice.pinned ? (
                <strong className={styles.pin}>{t('pinned')}</strong>
              ) : (
                totalElements - (page - 1) * size - index
              )}
            </td>
            <td>
              <Tag hot={notice.noticeType === 'recruit'}>{noticeTypeNames[notice.noticeType][language]}</Tag>
            </td>
            <th scope="row">
              <Link className={styles.title} to={`/board/notice/detail/${notice.noticeNo}`}>
                {notice.noticeTitle}
              </Link>
              {notice.hasFiles && (
                <span className={styles.clip}>
                  <Icon name="file" size="sm" />
                  <VisuallyHidden>{t('hasFiles')}</VisuallyHidden>
                </span>
              )}
            </th>
            <td className={styles.author}>{t('admin')}</td>
            <td className={styles.date}>{fullDayText(notice.createdAt, language)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
