import type { Agreement } from '@chulbal/contract/pages/pages';
import { useTexts } from '../../lib/use-texts.ts';
import { BothLanguages } from '../../ui/both-languages/both-languages.tsx';
import type { pagesAdmin as texts } from './pages-admin.ko.ts';
import styles from './pages-admin.module.css';

type Props = {
  term: Agreement;
  wrong: (path: string) => string | undefined;
  onChange: (term: Agreement) => void;
};

/** A text that people agree to, and what it comes to. */
export function TermFields({ term, wrong, onChange }: Props) {
  const t = useTexts<typeof texts>('pagesAdmin');
  return (
    <div className={styles.part}>
      {(['title', 'purpose', 'items', 'period', 'refusal', 'body'] as const).map((key) => (
        <BothLanguages
          key={key}
          label={t(`term.${key}`)}
          hint={key === 'body' ? t('articles') : undefined}
          value={term[key]}
          maxLength={key === 'body' ? 60_000 : key === 'title' ? 100 : 500}
          {...(key === 'title' ? {} : { rows: key === 'body' ? 24 : 2 })}
          error={(language) => wrong(`${key}.${language}`)}
          onChange={(value) => onChange({ ...term, [key]: value })}
        />
      ))}
    </div>
  );
}
