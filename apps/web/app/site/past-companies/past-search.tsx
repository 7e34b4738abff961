import { Form } from 'react-router';
import { useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/action/button.tsx';
import { SearchInput } from '../../ui/form/search-input.tsx';
import type { pastCompanies as texts } from './past-companies.ko.ts';
import styles from './past-companies.module.css';

type Props = {
  filters: { year?: number | undefined; lane?: number | undefined; keyword?: string | undefined };
};

/** Looks for a name among the companies that the other filters leave; a GET form, so that it works without script. */
export function PastSearch({ filters: { year, lane, keyword } }: Props) {
  const t = useTexts<typeof texts>('pastCompanies');
  return (
    <Form method="get" role="search" className={styles.search} key={[year, lane, keyword].join()}>
      {year && <input type="hidden" name="year" value={year} />}
      {lane && <input type="hidden" name="lane" value={lane} />}
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
