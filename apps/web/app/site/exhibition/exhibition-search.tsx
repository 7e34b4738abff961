import type { ExhibitionView } from '@chulbal/contract/exhibition/exhibition';
import { Form } from 'react-router';
import { useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/action/button.tsx';
import { Link } from '../../ui/action/link.tsx';
import { Chips } from '../../ui/data/chips.tsx';
import { SearchInput } from '../../ui/form/search-input.tsx';
import { Select } from '../../ui/form/select.tsx';
import { TrackName } from '../../ui/lane/track-name.tsx';
import type { exhibition as texts } from './exhibition.ko.ts';
import styles from './exhibition.module.css';
import { type ExhibitionFilters, initials, queryText } from './exhibition-filters.ts';

type Props = { view: ExhibitionView; filters: ExhibitionFilters };

/** Filters and search: links and a GET form, so that every view works without script and can be shared. */
export function ExhibitionSearch({ view, filters }: Props) {
  const t = useTexts<typeof texts>('exhibition');
  const { region, kind, order, keyword, track, initial, year } = filters;
  const to = (change: Partial<ExhibitionFilters>) => `?${queryText({ ...filters, page: 1, ...change })}`;
  const orders =
    view.market.state === 'revealed' ? (['fair', 'name', 'total'] as const) : (['fair', 'name'] as const);
  return (
    <>
      <div className={styles.bar}>
        <Chips
          label={t('list.tracks')}
          items={[
            { key: 'all', text: t('list.all'), to: to({ track: undefined }), current: !track },
            ...view.tracks.map((one) => ({
              key: String(one.trackNo),
              text: <TrackName lane={one.lane} name={one.name} size="sm" />,
              to: to({ track: one.trackNo }),
              current: track === one.trackNo,
            })),
          ]}
        />
      </div>
      <Form method="get" role="search" className={styles.search} key={queryText(filters)}>
        {year && <input type="hidden" name="year" value={year} />}
        {track && <input type="hidden" name="track" value={track} />}
        {initial && <input type="hidden" name="initial" value={initial} />}
        <SearchInput
          name="keyword"
          aria-label={t('list.search')}
          placeholder={t('list.placeholder')}
          defaultValue={keyword}
          maxLength={50}
        />
        <Select
          name="region"
          aria-label={t('list.region')}
          placeholder={t('list.everyRegion')}
          defaultValue={region ?? ''}
          options={view.regions.map(({ code, name }) => ({ value: code, text: name }))}
        />
        <Select
          name="kind"
          aria-label={t('list.kind')}
          placeholder={t('list.everyKind')}
          defaultValue={kind ?? ''}
          options={view.companyTypes.map(({ code, label }) => ({ value: code, text: label }))}
        />
        <Select
          name="order"
          aria-label={t('list.order')}
          defaultValue={order}
          options={orders.map((value) => ({ value, text: t(`list.orders.${value}`) }))}
        />
        <Button type="submit" variant="line" icon="search">
          {t('list.go')}
        </Button>
      </Form>
      <nav className={styles.initials} aria-label={t('list.initials')}>
        <Link to={to({ initial: undefined })} aria-current={initial ? undefined : 'true'} preventScrollReset>
          {t('list.everyInitial')}
        </Link>
        {initials.map((one) => (
          <Link
            key={one}
            to={to({ initial: one })}
            aria-current={initial === one ? 'true' : undefined}
            preventScrollReset
          >
            {one === 'a' ? t('list.other') : one}
          </Link>
        ))}
      </nav>
    </>
  );
}
