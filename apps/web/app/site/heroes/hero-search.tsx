import { Form } from 'react-router';
import { useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/action/button.tsx';
import { SearchInput } from '../../ui/form/search-input.tsx';
import type { HeroFilters } from './hero-filters.ts';
import type { heroes as texts } from './heroes.ko.ts';
import styles from './heroes.module.css';

/** Looks for a word among the stories that the other filters leave; a GET form, so that it works without script. */
export function HeroSearch({ filters }: { filters: HeroFilters }) {
  const t = useTexts<typeof texts>('heroes');
  const { region, type, keyword } = filters;
  return (
    <Form method="get" role="search" className={styles.search} key={JSON.stringify(filters)}>
      {region && <input type="hidden" name="region" value={region} />}
      {type && <input type="hidden" name="type" value={type} />}
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
  );
}
