import type { Language } from '@chulbal/contract/language';
import type { PageContent } from '@chulbal/contract/pages/pages';
import { policyHeadings, policyKeys } from '@chulbal/contract/policy';
import { diffWordsWithSpace } from 'diff';
import { useState } from 'react';
import { useTexts } from '../../lib/use-texts.ts';
import { Segments } from '../../ui/form/segments.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
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

/** What a content says in a language, line by line: what two versions are compared by. */
function linesOf(content: PageContent, language: Language): string[] {
  switch (content.kind) {
    case 'term':
      return (['title', 'purpose', 'items', 'period', 'refusal', 'body'] as const).map(
        (key) => content[key][language],
      );
    case 'policy':
      return policyKeys
        .filter((key) => content.sections[key][language] !== '')
        .flatMap((key) => [policyHeadings[key].title[language], content.sections[key][language], '']);
    case 'about':
      return [
        content.hero.title[language],
        content.hero.text[language],
        ...content.sections.flatMap(({ kind: _, id: __, ...section }) => ['', ...textsIn(section, language)]),
      ];
  }
}

/** Every text of a part, rich text without its tags. */
function textsIn(value: unknown, language: Language): string[] {
  if (typeof value === 'string') return value === 'none' || value === '' ? [] : [value];
  if (Array.isArray(value)) return value.flatMap((one) => textsIn(one, language));
  if (typeof value !== 'object' || value === null) return [];
  if ('ko' in value && 'en' in value) {
    const text = value[language];
    return typeof text === 'string' && text !== '' ? [withoutTags(text)] : [];
  }
  return Object.values(value).flatMap((one) => textsIn(one, language));
}

function withoutTags(html: string): string {
  if (!html.startsWith('<')) return html;
  const page = new DOMParser().parseFromString(html.replaceAll(/<\/(p|h[2-4]|li|tr)>/g, '$&\n'), 'text/html');
  return page.body.textContent.trim();
}
