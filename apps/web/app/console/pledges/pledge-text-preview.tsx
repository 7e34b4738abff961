import type { PledgeTextDraft } from '@chulbal/contract/pledges';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import type { pledgeText as texts } from './pledge-text.ko.ts';
import styles from './pledge-text.module.css';

/** The text in force, to read. */
export function PledgeTextPreview({ draft }: { draft: PledgeTextDraft }) {
  const t = useTexts<typeof texts>('pledgeText');
  const language = useLanguage();
  return (
    <>
      <p className={styles.state}>{t('state', draft)}</p>
      <h3>{draft.title[language]}</h3>
      <ol className={styles.read}>
        {draft.clauses.map(({ title, body }) => (
          <li key={title.ko}>
            <b>{title[language]}</b>
            <p>{body[language]}</p>
          </li>
        ))}
      </ol>
    </>
  );
}
