import { Form } from 'react-router';
import { classNames } from '../../lib/class-names.ts';
import { Button } from '../action/button.tsx';
import styles from './keyword-search.module.css';
import { SearchInput } from './search-input.tsx';

type Props = {
  keyword: string | undefined;
  /** The other filters of the address, which stay as they are. */
  rest?: Record<string, string | number | undefined>;
  words: { search: string; placeholder: string; go: string };
  wide?: boolean;
};

/** Looks for a word among what the other filters leave; a GET form, so that it works without script. */
export function KeywordSearch({ keyword, rest = {}, words, wide }: Props) {
  return (
    <Form
      method="get"
      role="search"
      className={classNames(styles.search, wide && styles.wide)}
      key={JSON.stringify([keyword, rest])}
    >
      {Object.entries(rest).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <SearchInput
        name="keyword"
        aria-label={words.search}
        defaultValue={keyword}
        placeholder={words.placeholder}
        maxLength={50}
      />
      <Button type="submit" variant="line">
        {words.go}
      </Button>
    </Form>
  );
}
