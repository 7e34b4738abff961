import { type ComponentType, useState } from 'react';
import type { Texts } from '../../lib/texts.ts';
import { contentFileField } from '../../ui/content-file/content-file-field.ko.ts';
import { renderConsolePart } from '../shell/console-page-for-test.tsx';
import { postAdmin } from './post-admin.ko.ts';

type Errors = Record<string, string>;
type FieldsProps<Details> = {
  details: Details;
  change: (part: Partial<Details>) => void;
  errors: Errors;
  language: 'ko' | 'en';
};
type Given<Details> = { first?: Details; language?: 'ko' | 'en'; errors?: Errors };

/** The fields that one kind of post has of its own, on a page that keeps what is written in them. */
export function detailsForTest<Details>(
  empty: Details,
  Fields: ComponentType<FieldsProps<Details>>,
  words: (reader: 'ko' | 'en') => Record<string, Texts>,
) {
  let written = empty;
  let clear = async () => {};
  function Page({ first = empty, language = 'ko', errors = {} }: Given<Details>) {
    const [details, setDetails] = useState(first);
    written = details;
    const change = (part: Partial<Details>) => setDetails((before) => ({ ...before, ...part }));
    return <Fields {...{ details, change, errors, language }} />;
  }
  return {
    /** `language` is the one that is written in; the reader's is the console's. */
    async show(given: Given<Details> = {}, reader: 'ko' | 'en' = 'ko') {
      const all = { ...words(reader), postAdmin, contentFileField };
      ({ clear } = await renderConsolePart(<Page {...given} />, { words: all, language: reader }));
    },
    written: () => written,
    clear: () => clear(),
  };
}
