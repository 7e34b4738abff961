import type { Policy } from '@chulbal/contract/pages/pages';
import { policyHeadings, policyKeys } from '@chulbal/contract/policy';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { BothLanguages } from '../../ui/both-languages/both-languages.tsx';
import type { pagesAdmin as texts } from './pages-admin.ko.ts';
import styles from './pages-admin.module.css';

type Props = {
  policy: Policy;
  wrong: (path: string) => string | undefined;
  onChange: (policy: Policy) => void;
};

/** A text for every heading that the law asks for; none of the headings can be forgotten. */
export function PolicyFields({ policy, wrong, onChange }: Props) {
  const t = useTexts<typeof texts>('pagesAdmin');
  const language = useLanguage();
  return (
    <>
      <p className={styles.hint}>{t('format')}</p>
      {policyKeys.map((key) => {
        const { title, required, source } = policyHeadings[key];
        return (
          <section key={key} className={styles.section} aria-label={title[language]}>
            <BothLanguages
              label={title[language]}
              hint={[
                t('source', { source: source[language] }),
                ...(required ? [] : [t('optionalHeading')]),
                ...(key === 'retention' ? [t('retentionHint')] : []),
              ].join(' · ')}
              value={policy.sections[key]}
              rows={required ? 6 : 3}
              maxLength={10_000}
              optional={!required}
              error={(side) => wrong(`sections.${key}.${side}`)}
              onChange={(value) => onChange({ ...policy, sections: { ...policy.sections, [key]: value } })}
            />
          </section>
        );
      })}
    </>
  );
}
