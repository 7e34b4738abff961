import type { Bilingual } from '@chulbal/contract/language';
import { useTexts } from '../../lib/use-texts.ts';
import { Field } from '../form/field.tsx';
import { TextArea } from '../form/text-area.tsx';
import { TextInput } from '../form/text-input.tsx';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import type { bothLanguages as texts } from './both-languages.ko.ts';
import styles from './both-languages.module.css';

type Props = {
  label: string;
  /** Whose it is, where the page has the same field again: heard before the label, and not shown. */
  of?: string;
  hint?: string | undefined;
  value: Bilingual;
  onChange: (value: Bilingual) => void;
  /** What is wrong with the text of a language. */
  error: (language: 'ko' | 'en') => string | undefined;
  maxLength: number;
  /** More than one line where given. */
  rows?: number;
  optional?: boolean;
};

/** A text in Korean and in English, beside each other. */
export function BothLanguages(props: Props) {
  const { label, of, hint, value, onChange, error, maxLength, rows, optional } = props;
  const t = useTexts<typeof texts>('bothLanguages');
  return (
    <div className={styles.both}>
      {(['ko', 'en'] as const).map((language) => {
        const shared = { lang: language, maxLength, value: value[language] };
        return (
          <Field
            key={language}
            label={
              <>
                {of && <VisuallyHidden>{of} </VisuallyHidden>}
                {t(language, { label })}
              </>
            }
            hint={language === 'ko' ? hint : undefined}
            error={error(language)}
            optional={optional}
          >
            {rows ? (
              <TextArea
                {...shared}
                rows={rows}
                onChange={(event) => onChange({ ...value, [language]: event.currentTarget.value })}
              />
            ) : (
              <TextInput
                {...shared}
                onChange={(event) => onChange({ ...value, [language]: event.currentTarget.value })}
              />
            )}
          </Field>
        );
      })}
    </div>
  );
}
