import { getNoticeCounts, getNoticeList, noticeType, noticeTypeNames } from '@chulbal/contract/notices';
import { postFindType } from '@chulbal/contract/posts';
import { Form } from 'react-router';
import { PageMeta } from '../../lib/page-meta.tsx';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { visitOf } from '../../lib/visit.server.ts';
import { Button } from '../../ui/action/button.tsx';
import { ButtonLink } from '../../ui/action/button-link.tsx';
import { Chips } from '../../ui/data/chips.tsx';
import { Pagination } from '../../ui/data/pagination.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { SearchInput } from '../../ui/form/search-input.tsx';
import { Select } from '../../ui/form/select.tsx';
import { PageHead } from '../../ui/layout/page-head.tsx';
import { Wrap } from '../../ui/layout/wrap.tsx';
import type { Route } from './+types/notices';
import { type NoticeFilters, noticeFilters, queryText } from './notice-filters.ts';
import { NoticeRows } from './notice-rows.tsx';
import type { notices as texts } from './notices.ko.ts';
import styles from './notices.module.css';

const PAGE_SIZE = 10;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, attempt } = visitOf(context);
  const filters = noticeFilters(url.searchParams);
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
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0);
  const { keyword } = filters;
  const to = (change: Partial<NoticeFilters>) => `?${queryText({ ...filters, page: 1, ...change })}`;
  return (
    <Wrap>
      <PageMeta title={t('title')} description={t('description')} />
      <link rel="alternate" type="application/atom+xml" href="/board/notice/feed.xml" title={t('title')} />
      <PageHead title={t('title')} crumbs={[{ text: t('news') }, { text: t('title') }]} />
      <div className={styles.filters}>
        <Chips
          label={t('types')}
          items={[
            {
              key: 'all',
              text: t('all'),
              ...(all !== null && { count: all }),
              to: to({ type: undefined }),
              current: !filters.type,
            },
            ...noticeType.options.map((type) => ({
              key: type,
              text: noticeTypeNames[type][language],
              ...(counts && { count: counts[type] ?? 0 }),
              to: to({ type }),
              current: filters.type === type,
            })),
          ]}
        />
        <Form method="get" role="search" className={styles.search} key={JSON.stringify(filters)}>
          {filters.type && <input type="hidden" name="type" value={filters.type} />}
          <Select
            name="find"
            aria-label={t('find')}
            defaultValue={filters.find}
            options={postFindType.options.map((value) => ({ value, text: t(`finds.${value}`) }))}
          />
          <SearchInput
            name="keyword"
            aria-label={t('search')}
            defaultValue={keyword}
            placeholder={t('placeholder')}
            maxLength={50}
          />
          <Button type="submit" variant="line">
            {t('go')}
          </Button>
        </Form>
      </div>
      {keyword && notices.content.length > 0 && (
        <p className={styles.count} role="status">
          {t('found', { keyword, count: notices.totalElements })}
        </p>
      )}
      {notices.content.length > 0 ? (
        <>
          <NoticeRows notices={notices} />
          <Pagination page={notices.page} totalPages={notices.totalPages} />
        </>
      ) : (
        <EmptyState
          title={keyword ? t('notFound', { keyword }) : t('none')}
          text={keyword ? t('notFoundText') : t('noneText')}
          action={
            (keyword || filters.type) && (
              <ButtonLink variant="line" to="/board/notice">
                {t('showAll')}
              </ButtonLink>
            )
          }
        />
      )}
      <div className={styles.foot} />
    </Wrap>
  );
}
