import type { PageContent } from '@chulbal/contract/pages/pages';
import { diffWordsWithSpace } from 'diff';
import { useState } from 'react';
import { useTexts } from '../../lib/use-texts.ts';
import { Segments } from '../../ui/form/segments.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { linesOf } from './content-lines.ts';
import type { pagesAdmin as texts } from './pages-admin.ko.ts';
import styles from './pages-admin.module.css';

/** What one text says that the other does not: struck out or underlined, and said to those who listen. */
export function Differences({ before, after }: { before: PageContent; after: PageContent }) {
  const t = useTexts<typeof texts>('pagesAdmin');
  const [language, setLanguage] = useState<'ko' | 'en'>('ko');
  const [one, other] = [linesOf(before, language), linesOf(after, language)];
  const parts = diffWordsWithSpace(one.join('\n'), other.join('\n'));
  return (
    <div>
      <Segments
        value={language}
        onChange={(event) => setLanguage(event.currentTarget.value === 'en' ? 'en' : 'ko')}
        choices={[
          { value: 'ko', text: t('korean') },
          { value: 'en', text: t('english') },
        ]}
      />
      {parts.every(({ added, removed }) => !added && !removed) && <p role="status">{t('same')}</p>}
      <div className={styles.differences} lang={language}>
        {parts.map(({ value, added, removed }, place) => {
          const key = `${place} ${value.slice(0, 20)}`;
          if (added)
            return (
              <ins key={key}>
                <VisuallyHidden>{t('added')}: </VisuallyHidden>
                {value}
              </ins>
            );
          if (removed)
            return (
              <del key={key}>
                <VisuallyHidden>{t('removed')}: </VisuallyHidden>
                {value}
              </del>
            );
          return <span key={key}>{value}</span>;
        })}
      </div>
    </div>
  );
}
