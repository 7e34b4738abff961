import { Form } from 'react-router';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/action/button.tsx';
import { ButtonLink } from '../../ui/action/button-link.tsx';
import { SearchInput } from '../../ui/form/search-input.tsx';
import { Select } from '../../ui/form/select.tsx';
import type { evaluators as texts } from './evaluators.ko.ts';
import styles from './evaluators.module.css';
import { addressOfState, readEvaluatorsQuery } from './evaluators-address.ts';
import type { Expertise } from './expertise.ts';

type Props = { search: URLSearchParams; expertise: readonly Expertise[] };

/** Keyword and field as a form of the address; works without script. */
export function EvaluatorSearch({ search, expertise }: Props) {
  const t = useTexts<typeof texts>('evaluators');
  const language = useLanguage();
  const { state, keyword, expertise: field, sort } = readEvaluatorsQuery(search);
  return (
    <Form className={styles.search} role="search" aria-label={t('search.label')}>
      {state && <input type="hidden" name="state" value={state} />}
      {sort && <input type="hidden" name="sort" value={sort} />}
      <SearchInput
        name="keyword"
        aria-label={t('search.keyword')}
        placeholder={t('search.hint')}
        maxLength={50}
        defaultValue={keyword ?? ''}
      />
      <Select
        name="expertise"
        aria-label={t('search.expertise')}
        placeholder={t('search.any')}
        defaultValue={field ?? ''}
        options={expertise.map(({ code, label }) => ({ value: code, text: label[language] }))}
      />
      <Button type="submit" variant="ink">
        {t('search.submit')}
      </Button>
      {(keyword || field) && (
        <ButtonLink variant="ghost" to={addressOfState(new URLSearchParams(), state ?? null)}>
          {t('search.clear')}
        </ButtonLink>
      )}
    </Form>
  );
}
