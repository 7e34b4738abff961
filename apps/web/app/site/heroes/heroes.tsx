import { getHeroCounts, getHeroList } from '@chulbal/contract/heroes';
import { heroKindNames, heroKinds } from '@chulbal/contract/heroes.values';
import { getSeason, type SidoCode } from '@chulbal/contract/seasons/seasons';
import { orLastPage } from '../../lib/last-page.ts';
import { PageMeta } from '../../lib/page-meta.tsx';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { visitOf } from '../../lib/visit.server.ts';
import { ButtonLink } from '../../ui/action/button-link.tsx';
import { Chips } from '../../ui/data/chips.tsx';
import { Pagination } from '../../ui/data/pagination.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { KeywordSearch } from '../../ui/form/keyword-search.tsx';
import { Heading } from '../../ui/layout/heading.tsx';
import { PageHead } from '../../ui/layout/page-head.tsx';
import { Wrap } from '../../ui/layout/wrap.tsx';
import type { Route } from './+types/heroes';
import { type HeroFilters, heroFilters, heroQuery } from './hero-filters.ts';
import { HeroStories } from './hero-stories.tsx';
import type { heroes as texts } from './heroes.ko.ts';
import styles from './heroes.module.css';
import { countOf, type MapRegion, mapRegions } from './map-regions.ts';
import { RegionMap } from './region-map.tsx';

const PAGE_SIZE = 8;

/** The regions are those of the newest season; without one there are stories and a map, and nothing to choose on it. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, attempt } = visitOf(context);
  const [season, counted] = await Promise.all([attempt(getSeason, {}), attempt(getHeroCounts, {})]);
  const regions = season.ok ? season.data.regions : [];
  const filters = heroFilters(url.searchParams, regions);
  const { page, type: kind, keyword, region } = filters;
  const tmRegions = regions.find(({ code }) => code === region)?.sidos ?? [];
  const heroes = await api(getHeroList, {
    page,
    size: PAGE_SIZE,
    kind,
    keyword,
    tmRegions: tmRegions.join(),
  });
  return { filters, heroes: orLastPage(url, heroes), regions, counted: counted.ok ? counted.data : null };
}

/** `/toolkit/localheroes`: map, chips and search are links and a GET form, so that every view can be shared. */
export default function Heroes({ loaderData }: Route.ComponentProps) {
  const t = useTexts<typeof texts>('heroes');
  const { filters, heroes, counted } = loaderData;
  const { region, type, keyword } = filters;
  const regions = mapRegions(loaderData.regions, counted ?? [], type);
  const here = regions.find(({ code }) => code === region);
  const to = (change: Partial<HeroFilters>) => `?${heroQuery({ ...filters, page: 1, ...change })}`;
  const [first] = heroes.content;
  const narrowed = [region, type, keyword].some((one) => one !== undefined);
  return (
    <Wrap className={styles.page}>
      <PageMeta title={t('name')} description={t('description')} />
      <PageHead
        title={t('title')}
        lede={t('lede')}
        crumbs={[{ text: t('support') }, { text: t('name') }]}
        aside={
          <KeywordSearch
            keyword={filters.keyword}
            rest={{ region: filters.region, type: filters.type }}
            words={{ search: t('search'), placeholder: t('placeholder'), go: t('go') }}
          />
        }
      />
      <div className={styles.columns}>
        <div className={styles.map}>
          <RegionMap
            regions={regions}
            chosen={region}
            marked={new Set(counted?.map(({ tmRegion }) => String(tmRegion) as SidoCode))}
            pin={first && (String(first.tmRegion) as SidoCode)}
            to={(code) => to({ region: code })}
          />
        </div>
        <section aria-labelledby="stories">
          <HeroChips
            filters={filters}
            regions={regions}
            counts={
              counted && {
                everywhere: countOf(counted, { kind: type }),
                fields: new Map(
                  [undefined, ...heroKinds].map((kind) => [
                    kind,
                    countOf(counted, { kind, sidos: here?.sidos }),
                  ]),
                ),
              }
            }
            to={to}
          />
          <div className={styles.sub}>
            <Heading level={2} size="2xl" id="stories" count={heroes.totalElements}>
              {here?.name ?? t('everywhere')}
            </Heading>
            {keyword && <p role="status">{t('found', { keyword, count: heroes.totalElements })}</p>}
          </div>
          {heroes.content.length > 0 ? (
            <>
              <HeroStories heroes={heroes.content} />
              <Pagination page={heroes.page} totalPages={heroes.totalPages} />
            </>
          ) : (
            <EmptyState
              level={3}
              title={keyword ? t('notFound', { keyword }) : t(narrowed ? 'noneHere' : 'none')}
              text={t(keyword ? 'notFoundText' : narrowed ? 'noneHereText' : 'noneText')}
              action={
                narrowed && (
                  <ButtonLink variant="line" to="?">
                    {t('showAll')}
                  </ButtonLink>
                )
              }
            />
          )}
        </section>
      </div>
    </Wrap>
  );
}

type Props = {
  filters: HeroFilters;
  regions: readonly MapRegion[];
  /** Stories of the chosen field everywhere, and by field in the chosen region; null where nobody could count. */
  counts: { everywhere: number; fields: ReadonlyMap<string | undefined, number> } | null;
  to: (change: Partial<HeroFilters>) => string;
};

/** Regions and fields to choose from: what the map says, as a list, and what the stories are about. */
function HeroChips({ filters, regions, counts, to }: Props) {
  const t = useTexts<typeof texts>('heroes');
  const language = useLanguage();
  // What no story here is about is no choice, unless it was chosen.
  const fields = [undefined, ...heroKinds].filter(
    (kind) => kind === filters.type || !counts || (counts.fields.get(kind) ?? 0) > 0,
  );
  return (
    <div className={styles.chips}>
      {regions.length > 0 && (
        <Chips
          label={t('regions')}
          items={[
            {
              ...{ key: '', text: t('everywhere'), to: to({ region: undefined }), current: !filters.region },
              ...(counts && { count: counts.everywhere }),
            },
            ...regions.map(({ code, name, count }) => ({
              ...{ key: code, text: name, to: to({ region: code }), current: filters.region === code },
              ...(counts && { count }),
            })),
          ]}
        />
      )}
      <Chips
        label={t('kinds')}
        items={fields.map((kind) => ({
          key: kind ?? '',
          text: kind ? heroKindNames[kind][language] : t('everything'),
          to: to({ type: kind }),
          current: filters.type === kind,
          ...(counts && { count: counts.fields.get(kind) ?? 0 }),
        }))}
      />
    </div>
  );
}
