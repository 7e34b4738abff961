import type { SeasonView } from '@chulbal/contract/seasons/seasons';
import { Form } from 'react-router';
import { useTexts } from '../../../lib/use-texts.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { SearchInput } from '../../../ui/form/search-input.tsx';
import { Select } from '../../../ui/form/select.tsx';
import type { TeamFilters } from './team-filters.ts';
import type { teams as texts } from './teams.ko.ts';
import styles from './teams.module.css';

type Props = {
  filters: TeamFilters;
  regions: SeasonView['regions'];
  seasons: readonly { year: number; name: string }[];
};

/** Search and filters as a plain GET form; the track stays as chosen. */
export function TeamSearch({ filters, regions, seasons }: Props) {
  const t = useTexts<typeof texts>('teams');
  return (
    <Form method="get" role="search" className={styles.search} key={JSON.stringify(filters)}>
      {filters.track && <input type="hidden" name="track" value={filters.track} />}
      <Field label={t('search')} name="keyword">
        <SearchInput defaultValue={filters.keyword} placeholder={t('placeholder')} maxLength={50} />
      </Field>
      <Field label={t('region')} name="region">
        <Select
          defaultValue={filters.region ?? ''}
          options={[
            { value: '', text: t('anyRegion') },
            ...regions.map(({ code, name }) => ({ value: code, text: name })),
          ]}
        />
      </Field>
      {seasons.length > 1 && (
        <Field label={t('year')} name="year">
          <Select
            defaultValue={String(filters.year ?? seasons[0]?.year)}
            options={seasons.map(({ year }) => ({ value: String(year), text: String(year) }))}
          />
        </Field>
      )}
      <Button type="submit" variant="ink">
        {t('go')}
      </Button>
    </Form>
  );
}
