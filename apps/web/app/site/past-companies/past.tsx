import { getPastLanes, getPastList, getPastYears } from '@chulbal/contract/past-companies/past-companies';
import { pastKinds } from '@chulbal/contract/past-companies/values';
import { redirect } from 'react-router';
import { PageMeta } from '../../lib/page-meta.tsx';
import { useTexts } from '../../lib/use-texts.ts';
import { visitOf } from '../../lib/visit.server.ts';
import { ButtonLink } from '../../ui/action/button-link.tsx';
import { Link } from '../../ui/action/link.tsx';
import { Chips } from '../../ui/data/chips.tsx';
import { Pagination } from '../../ui/data/pagination.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { KeywordSearch } from '../../ui/form/keyword-search.tsx';
import { LaneNo } from '../../ui/lane/lane-no.tsx';
import { PageHead } from '../../ui/layout/page-head.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { Wrap } from '../../ui/layout/wrap.tsx';
import type { Route } from './+types/past';
import type { pastCompanies as texts } from './past-companies.ko.ts';
import styles from './past-companies.module.css';
import { type PastFilters, pastAddress, pastFilters } from './past-filters.ts';
import { PastRows, PastYearSection } from './past-year.tsx';

const PAGE_SIZE = 24;

/** All years with the first of each; one year, a search or a later page as a list. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { api } = visitOf(context);
  const filters = pastFilters(url.searchParams);
  const { page, year, lane, keyword } = filters;
  const [lanes, all, years, list] = await Promise.all([
    api(getPastLanes, {}),
    api(getPastYears, { most: 1 }),
    api(getPastYears, { lane, keyword, most: 5 }),
    year === undefined ? null : api(getPastList, { page, size: PAGE_SIZE, year, lane, keyword }),
  ]);
  const last = list?.totalPages ?? 0;
  if (last > 0 && page > last) throw redirect(url.pathname + pastAddress({ ...filters, page: last }));
  const total = lanes.reduce((sum, { count }) => sum + count, 0);
  return { filters, lanes, total, allYears: all.map((one) => one.year), years, list };
}

/** `/ipo/contents/past-exhibition`: filters are links and a GET form, so that every view can be shared. */
export default function Past({ loaderData }: Route.ComponentProps) {
  const t = useTexts<typeof texts>('pastCompanies');
  const { filters, lanes, total, allYears, years, list } = loaderData;
  const { year, lane, keyword } = filters;
  const to = (change: Partial<PastFilters>) => pastAddress({ ...filters, page: 1, ...change });
  const shown = years.filter((one) => year === undefined || one.year === year);
  const found = shown.reduce(
    (sum, { counts }) => sum + pastKinds.reduce((all, kind) => all + counts[kind], 0),
    0,
  );
  return (
    <>
      <PageMeta title={t('name')} description={t('description')} />
      <Wrap>
        <PageHead
          title={
            <span className={styles.title}>{total > 0 ? t('title', { count: total }) : t('titleNone')}</span>
          }
          lede={t('lede')}
          crumbs={[
            { text: t('support') },
            { text: t('exhibition'), to: '/ipo/contents/exhibition' },
            { text: t('name') },
          ]}
          aside={
            allYears.length > 0 && (
              <nav className={styles.years} aria-label={t('years')}>
                <Link to={to({ year: undefined })} aria-current={year === undefined ? 'true' : undefined}>
                  {t('allYears')}
                </Link>
                {allYears.map((one) => (
                  <Link key={one} to={to({ year: one })} aria-current={year === one ? 'true' : undefined}>
                    {one}
                  </Link>
                ))}
              </nav>
            )
          }
        />
      </Wrap>
      <div className={styles.filters}>
        <Wrap className={styles.filterRow}>
          <Chips
            label={t('tracks')}
            items={[
              {
                key: 'all',
                text: t('allTracks'),
                to: to({ lane: undefined }),
                current: lane === undefined,
                count: total,
              },
              ...lanes.map((one) => ({
                key: String(one.lane),
                text: (
                  <span className={styles.track}>
                    <LaneNo lane={one.lane} size="sm" />
                    {one.trackName}
                  </span>
                ),
                to: to({ lane: one.lane }),
                current: lane === one.lane,
              })),
            ]}
          />
          <KeywordSearch
            keyword={filters.keyword}
            rest={{ year: filters.year, lane: filters.lane }}
            words={{ search: t('search'), placeholder: t('placeholder'), go: t('go') }}
          />
        </Wrap>
      </div>
      <Wrap className={styles.page}>
        {keyword && (
          <p className={styles.found} role="status">
            {t('found', { keyword, count: found })}
          </p>
        )}
        {shown.length === 0 && (
          <EmptyState
            title={keyword ? t('notFound', { keyword }) : t(total > 0 ? 'noneHere' : 'none')}
            text={t(total > 0 ? 'notFoundText' : 'noneText')}
            action={
              total > 0 && (
                <ButtonLink variant="line" to="?">
                  {t('showAll')}
                </ButtonLink>
              )
            }
          />
        )}
        {list ? (
          shown.map((one) => (
            <div key={one.year}>
              <PastYearSection
                shown={{ ...one, companies: filters.page > 1 ? [] : list.content.slice(0, 1) }}
                all={null}
              />
              <PastRows companies={filters.page > 1 ? list.content : list.content.slice(1)} />
              <Pagination page={list.page} totalPages={list.totalPages} />
            </div>
          ))
        ) : (
          <div className={styles.yearList}>
            {shown.map((one) => (
              <PastYearSection key={one.year} shown={one} all={to({ year: one.year })} />
            ))}
          </div>
        )}
      </Wrap>
      {total > 0 && (
        <Section tone="paper" tight aria-labelledby="anyone">
          <div className={styles.anyone}>
            <div>
              <h2 id="anyone">{t('anyone')}</h2>
              <p className={styles.quiet}>{t('anyoneText')}</p>
            </div>
            <ButtonLink variant="ink" to="/ipo/past/apply">
              {t('anyoneTell')}
            </ButtonLink>
          </div>
        </Section>
      )}
    </>
  );
}
