import { postFindTypes } from '@chulbal/contract/posts/values';
import { Form } from 'react-router';
import { useLanguage, usePreloadedTexts, useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/action/button.tsx';
import { Chips } from '../../ui/data/chips.tsx';
import { SearchInput } from '../../ui/form/search-input.tsx';
import { Select } from '../../ui/form/select.tsx';
import { type PostFilters, queryText } from './post-filters.ts';
import styles from './post-search.module.css';
import type { posts as texts } from './posts.ko.ts';

type Props<Type extends string> = {
  /** What the board is called. */
  board: string;
  filters: PostFilters<Type>;
  types: readonly { type: Type; text: string }[];
  /** Posts by type; null where they could not be counted. */
  counts: Partial<Record<Type, number>> | null;
  /** Posts that were found by a word, in all; 0 says nothing. */
  found: number;
};

/** Filter and search of a board: links and a GET form, so that every view works without script and can be shared. */
export function PostSearch<Type extends string>({ board, filters, types, counts, found }: Props<Type>) {
  usePreloadedTexts(['site-posts'], useLanguage());
  const t = useTexts<typeof texts>('posts');
  const { keyword } = filters;
  const all = counts && types.reduce((sum, { type }) => sum + (counts[type] ?? 0), 0);
  const to = (type: Type | undefined) => `?${queryText({ ...filters, page: 1, type })}`;
  return (
    <>
      <div className={styles.filters}>
        <Chips
          label={t('types')}
          items={[
            {
              ...{ key: 'all', text: t('all'), to: to(undefined), current: !filters.type },
              ...(all !== null && { count: all }),
            },
            ...types.map(({ type, text }) => ({
              ...{ key: type, text, to: to(type), current: filters.type === type },
              ...(counts && { count: counts[type] ?? 0 }),
            })),
          ]}
        />
        <Form method="get" role="search" className={styles.search} key={JSON.stringify(filters)}>
          {filters.type && <input type="hidden" name="type" value={filters.type} />}
          <Select
            name="find"
            aria-label={t('find')}
            defaultValue={filters.find}
            options={postFindTypes.map((value) => ({ value, text: t(`finds.${value}`) }))}
          />
          <SearchInput
            name="keyword"
            aria-label={t('search', { board })}
            defaultValue={keyword}
            placeholder={t('placeholder')}
            maxLength={50}
          />
          <Button type="submit" variant="line" icon="search">
            <span>{t('go')}</span>
          </Button>
        </Form>
      </div>
      {keyword && found > 0 && (
        <p className={styles.count} role="status">
          {t('found', { keyword, count: found })}
        </p>
      )}
    </>
  );
}
