import { getHofList, getHofYears, type HofSummary } from '@chulbal/contract/hall-of-fame/hall-of-fame';
import { Fragment } from 'react';
import { pageIn } from '../../lib/address-numbers.ts';
import { orLastPage } from '../../lib/last-page.ts';
import { PageMeta } from '../../lib/page-meta.tsx';
import { useTexts } from '../../lib/use-texts.ts';
import { visitOf } from '../../lib/visit.server.ts';
import { ButtonLink } from '../../ui/action/button-link.tsx';
import { Link } from '../../ui/action/link.tsx';
import { Pagination } from '../../ui/data/pagination.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { PageHead } from '../../ui/layout/page-head.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { Wrap } from '../../ui/layout/wrap.tsx';
import type { Route } from './+types/hall-of-fame';
import type { hallOfFame as texts } from './hall-of-fame.ko.ts';
import styles from './hall-of-fame.module.css';
import { WallBib } from './wall-bib.tsx';

const PAGE_SIZE = 60;

/** The newest year that has winners, the year that the address names, or all of them with `year=all`. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { api } = visitOf(context);
  const { years, running } = await api(getHofYears, {});
  const asked = url.searchParams.get('year');
  const named = years.find(({ year }) => String(year) === asked);
  const shown = asked === 'all' ? undefined : (named ?? years[0]);
  const page = pageIn(url.searchParams);
  const list = await api(getHofList, { page: page, size: PAGE_SIZE, year: shown?.year });
  return { years, running, shown: shown ?? null, list: orLastPage(url, list) };
}

/** `/ipo/contents/experiences/HOF`: every winner's number on the wall, by year. */
export default function HallOfFame({ loaderData }: Route.ComponentProps) {
  const t = useTexts<typeof texts>('hallOfFame');
  const { years, running, shown, list } = loaderData;
  const walls = shown ? [shown] : years.filter(({ year }) => list.content.some((one) => one.year === year));
  return (
    <div className={styles.wall}>
      <PageMeta title={t('name')} description={t('description')} />
      <Wrap>
        <PageHead
          title={t('title')}
          lede={useLede(loaderData)}
          crumbs={[
            { text: t('support') },
            { text: t('experiences'), to: '/ipo/contents/experiences' },
            { text: t('name') },
          ]}
          aside={
            years.length > 0 && (
              <nav className={styles.years} aria-label={t('years')}>
                {years.map(({ year }) => (
                  <Link
                    key={year}
                    to={`?year=${year}`}
                    aria-current={shown?.year === year ? 'true' : undefined}
                  >
                    {year}
                  </Link>
                ))}
                <Link to="?year=all" aria-current={shown === null ? 'true' : undefined}>
                  {t('all')}
                </Link>
              </nav>
            )
          }
        />
        {years.length === 0 && (
          <div className={styles.none}>
            <EmptyState title={t('none')} text={t('noneText')} />
          </div>
        )}
        {walls.map(({ year }, place) => (
          <Fragment key={year}>
            <h2 className={styles.year}>
              {shown ? <VisuallyHidden>{t('wall', { year })}</VisuallyHidden> : t('season', { year })}
            </h2>
            <ul className={styles.bibs}>
              {list.content
                .filter((one) => one.year === year)
                .map((winner, at) => (
                  <WallBib
                    key={winner.hofId}
                    winner={winner}
                    large={at === 0 && isFirst(winner, list.page)}
                  />
                ))}
              {running !== null && place === 0 && list.page === 1 && (
                <li className={styles.place}>
                  <div>
                    <b>{running}</b>
                    <p>{t('next')}</p>
                  </div>
                  <ButtonLink variant="line" iconEnd="arrow-right" to="/contest/apply">
                    {t('start')}
                  </ButtonLink>
                </li>
              )}
            </ul>
          </Fragment>
        ))}
        <Pagination page={list.page} totalPages={list.totalPages} />
      </Wrap>
    </div>
  );
}

/** The highest prizes hang large, where their year begins. */
function isFirst({ prize }: HofSummary, page: number): boolean {
  return page === 1 && (prize === 'grand' || prize === 'top');
}

function useLede({ shown, list, years }: Route.ComponentProps['loaderData']): string {
  const t = useTexts<typeof texts>('hallOfFame');
  if (years.length === 0) return t('ledeNone');
  if (!shown) return t('ledeAll', { winners: list.totalElements });
  const { year, winners, applied } = shown;
  return applied === null ? t('ledePlain', { year, winners }) : t('lede', { year, winners, applied });
}
