import type { ReactNode } from 'react';
import { BothLanguages } from '../../ui/both-languages/both-languages.tsx';
import styles from './plan-editor.module.css';

type Names = { nameKo: string; nameEn: string; leadKo: string; leadEn: string };
type Props = {
  plan: Names;
  change: (part: Partial<Names>) => void;
  readOnly: boolean;
  words: { title: string; name: string; lead: string; leadHint?: string };
  children?: ReactNode;
};

/** What a test or quiz is called and says on its first screen, in both languages. */
export function NamePart({ plan, change, readOnly, words, children }: Props) {
  const noError = () => undefined;
  return (
    <section className={styles.part} aria-labelledby="at-name">
      <h2 id="at-name" tabIndex={-1}>
        {words.title}
      </h2>
      <fieldset className={styles.fields} disabled={readOnly}>
        <BothLanguages
          label={words.name}
          value={{ ko: plan.nameKo, en: plan.nameEn }}
          maxLength={40}
          error={noError}
          onChange={({ ko, en }) => change({ nameKo: ko, nameEn: en })}
        />
        <BothLanguages
          label={words.lead}
          hint={words.leadHint}
          value={{ ko: plan.leadKo, en: plan.leadEn }}
          maxLength={200}
          rows={2}
          error={noError}
          onChange={({ ko, en }) => change({ leadKo: ko, leadEn: en })}
        />
        {children}
      </fieldset>
    </section>
  );
}
