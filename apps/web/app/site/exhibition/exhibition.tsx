import { companyList } from '@chulbal/contract/companies/shown';
import { type ExhibitionView, getExhibition, listExhibitions } from '@chulbal/contract/exhibition/exhibition';
import { getMyWallet, type MyMarket } from '@chulbal/contract/investment/investment';
import { useState } from 'react';
import { redirect, useRevalidator } from 'react-router';
import { JsonLd } from '../../lib/json-ld.tsx';
import { momentText } from '../../lib/korean-time.ts';
import { PageMeta } from '../../lib/page-meta.tsx';
import { useRootData } from '../../lib/root-data.ts';
import type { TextsHandle } from '../../lib/text-groups.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { visitOf } from '../../lib/visit.server.ts';
import { wonText } from '../../lib/won-text.ts';
import { ButtonLink } from '../../ui/action/button-link.tsx';
import { MoreLink } from '../../ui/action/more-link.tsx';
import { Chips } from '../../ui/data/chips.tsx';
import { Pagination } from '../../ui/data/pagination.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { PageHead } from '../../ui/layout/page-head.tsx';
import { Wrap } from '../../ui/layout/wrap.tsx';
import { InvestedFilter, NothingInvested, WalletStrip } from '../investment/lists/wallet-strip.tsx';
import type { Route } from './+types/exhibition';
import { CompanyCards, type ShownCard } from './company-cards.tsx';
import type { exhibition as texts } from './exhibition.ko.ts';
import styles from './exhibition.module.css';
import { exhibitionFilters, isNarrowed, queryText } from './exhibition-filters.ts';
import { ExhibitionSearch } from './exhibition-search.tsx';
import { useSeen } from './use-seen.ts';

const PAGE_SIZE = 24;

export const handle: TextsHandle = { texts: ['site-investment'] };

/** The current exhibition, or that of the year asked for, with a page of its companies in the visitor's own order. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, attempt, shuffleSeed, who } = visitOf(context);
  const filters = exhibitionFilters(url.searchParams);
  const all = await api(listExhibitions, {});
  if (all.length === 0 && !filters.year) {
    return { filters, all, view: null, companies: null, mine: null, only: false };
  }
  const asked = filters.year && all.find(({ igYear }) => igYear === filters.year);
  if (filters.year && !asked) throw new Response(null, { status: 404 });
  const view = await api(getExhibition, asked ? { igNo: asked.igNo } : {});
  const { igNo } = view;
  const own = who() ? await attempt(getMyWallet, { igNo }) : null;
  const { page, track, region, kind, initial, keyword } = filters;
  const order = filters.order === 'total' && view.market.state !== 'revealed' ? 'fair' : filters.order;
  const narrowed = { trackNo: track, region, kind, initial, keyword, order };
  const companies = await attempt(companyList, {
    ...{ igNo, page, size: PAGE_SIZE, ...narrowed },
    ...(order === 'fair' && { seed: shuffleSeed }),
  });
  const last = companies.ok ? companies.data.totalPages : 0;
  if (last > 0 && page > last) throw redirect(`${url.pathname}?${queryText({ ...filters, page: last })}`);
  const mine = own?.ok && own.data.wallet ? own.data : null;
  const only = mine !== null && url.searchParams.has('mine');
  return { filters, all, view, mine, only, companies: companies.ok ? companies.data : null };
}

/** `/ipo/contents/exhibition`: the companies of an exhibition. */
export default function Exhibition({ loaderData }: Route.ComponentProps) {
  const t = useTexts<typeof texts>('exhibition');
  const language = useLanguage();
  const { filters, all, view, companies, mine, only } = loaderData;
  const seen = useSeen();
  const [unseen, setUnseen] = useState(false);
  const { state, revalidate } = useRevalidator();
  const crumbs = [{ text: t('support') }, { text: t('name') }];
  if (!view) {
    return (
      <Wrap>
        <PageMeta title={t('name')} description={t('description')} />
        <PageHead title={t('name')} crumbs={crumbs} />
        <EmptyState
          title={t('none')}
          text={t('noneText')}
          action={
            <ButtonLink variant="line" to="/contest/schedule">
              {t('schedule')}
            </ButtonLink>
          }
        />
      </Wrap>
    );
  }
  const invested = new Map(mine?.wallet?.holdings.map(({ icNo, amount }) => [icNo, amount]));
  const found = only && mine ? investedCards(mine) : (companies?.content ?? []);
  const shown = unseen && seen ? found.filter(({ icNo }) => !seen.has(icNo)) : found;
  const total = only ? found.length : (companies?.totalElements ?? 0);
  const isOpen = view.exhibition.state !== 'upcoming';
  return (
    <Wrap>
      <PageMeta
        title={view.name}
        description={t('description')}
        image={`/transfer/share/${view.igNo}.png?lang=${language}`}
        imageAlt={view.name}
        drawn
      />
      <ExhibitionEvent view={view} />
      <PageHead
        title={
          isOpen && total > 0 && !isNarrowed(filters)
            ? t('list.title', { count: total })
            : isOpen
              ? view.name
              : t('list.titleBefore')
        }
        crumbs={crumbs}
        lede={<Lede view={view} />}
        aside={
          <div className={styles.aside}>
            {all.length > 1 && (
              <Chips
                label={t('list.year')}
                items={all.map(({ igYear }) => ({
                  key: String(igYear),
                  text: t('list.yearOf', { year: igYear }),
                  to: `?year=${igYear}${only ? '&mine' : ''}`,
                  current: igYear === view.igYear,
                }))}
              />
            )}
            <MoreLink to="/ipo/contents/intro">{t('list.how')}</MoreLink>
          </div>
        }
      />
      {mine && <WalletStrip mine={mine} />}
      {!only && (found.length > 0 || isNarrowed(filters)) && (
        <ExhibitionSearch view={view} filters={filters} />
      )}
      {mine && (
        <InvestedFilter
          count={invested.size}
          only={only}
          to={(on) => `?${queryText(filters)}${on ? '&mine' : ''}`}
        />
      )}
      {found.length > 0 && (
        <div className={styles.found}>
          <p role="status">
            {t('list.found', { count: total })}
            {filters.order === 'fair' && !only && <small>{t('list.fairNote')}</small>}
          </p>
          {seen !== null && (
            <Checkbox
              label={t('list.unseen')}
              checked={unseen}
              onChange={(event) => setUnseen(event.currentTarget.checked)}
            />
          )}
        </div>
      )}
      {shown.length > 0 && <CompanyCards companies={shown} seen={seen} invested={invested} />}
      {found.length > 0 && shown.length === 0 && <EmptyState title={t('list.unseenNone')} />}
      {companies && !only && <Pagination page={companies.page} totalPages={companies.totalPages} />}
      {!companies && <ErrorState onRetry={() => void revalidate()} busy={state === 'loading'} />}
      {only && found.length === 0 && <NothingInvested />}
      {!only && companies && found.length === 0 && (
        <EmptyState
          title={isNarrowed(filters) ? t('list.nothing') : t('list.empty')}
          text={isNarrowed(filters) ? t('list.nothingText') : t('list.emptyText')}
          action={
            isNarrowed(filters) ? (
              <ButtonLink
                variant="line"
                to={
                  filters.year
                    ? `?${queryText({ ...exhibitionFilters(new URLSearchParams()), year: filters.year })}`
                    : '?'
                }
              >
                {t('list.reset')}
              </ButtonLink>
            ) : (
              <ButtonLink variant="line" to="/ipo/contents/intro">
                {t('intro')}
              </ButtonLink>
            )
          }
        />
      )}
      <div className={styles.foot} />
    </Wrap>
  );
}

/** What the reader has invested in, as the list shows companies. */
function investedCards({ market: { igNo }, wallet }: MyMarket): ShownCard[] {
  return (wallet?.holdings ?? []).flatMap(({ company }) =>
    company ? [{ ...company, igNo, region: company.regionName, companyType: '' }] : [],
  );
}

function Lede({ view }: { view: ExhibitionView }) {
  const t = useTexts<typeof texts>('exhibition');
  const language = useLanguage();
  const { name, writing, exhibition, least, most } = view;
  const at = (moment: string) => momentText(moment, language);
  if (exhibition.state === 'upcoming') {
    const key = writing.state === 'open' ? 'ledeWriting' : 'ledeBefore';
    return t(`list.${key}`, { name, at: at(exhibition.opensAt) });
  }
  if (exhibition.state === 'closed') return t('list.ledeClosed', { name, at: at(exhibition.closesAt) });
  return t('list.ledeOpen', {
    ...{ name, at: at(exhibition.closesAt) },
    ...{ least: wonText(least, language), most: wonText(most, language) },
  });
}

/** The exhibition as an event, for search engines. */
function ExhibitionEvent({ view }: { view: ExhibitionView }) {
  const { origin, site, brand } = useRootData();
  const t = useTexts<typeof texts>('exhibition');
  const url = `${origin}/ipo/contents/exhibition`;
  return (
    <JsonLd
      facts={{
        '@type': 'ExhibitionEvent',
        ...{ name: `${brand} ${view.name}`, description: t('description'), url },
        ...{ startDate: view.exhibition.opensAt, endDate: view.exhibition.closesAt },
        eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
        eventStatus: 'https://schema.org/EventScheduled',
        location: { '@type': 'VirtualLocation', url },
        organizer: {
          '@type': 'Organization',
          name: site?.organisations[0]?.name ?? brand,
          url: `${origin}/`,
        },
      }}
    />
  );
}
