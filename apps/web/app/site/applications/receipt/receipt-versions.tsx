import type { ReceiptView } from '@chulbal/contract/applications/applications';
import { stampText } from '@chulbal/contract/time-texts';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { TextLink } from '../../../ui/action/text-link.tsx';
import { Heading } from '../../../ui/layout/heading.tsx';
import type { receipt as texts } from './receipt.ko.ts';
import styles from './receipt.module.css';

/** Every submission of the team has its own receipt; one alone needs no list. */
export function ReceiptVersions({ receipt }: { receipt: ReceiptView }) {
  const t = useTexts<typeof texts>('receipt');
  const language = useLanguage();
  if (receipt.versions.length < 2) return null;
  return (
    <section className={styles.versions} aria-labelledby="receipt-versions">
      <Heading level={2} size="lg" id="receipt-versions">
        {t('versions')}
      </Heading>
      <ol className={styles.list}>
        {receipt.versions
          .toSorted((a, b) => b.version - a.version)
          .map(({ version, arrivedAt }) => (
            <li key={version} aria-current={version === receipt.version ? 'true' : undefined}>
              <b>{t('versionOf', { version })}</b>
              <time dateTime={arrivedAt}>{stampText(arrivedAt, language)}</time>
              {version === receipt.version ? (
                <span>{t('current')}</span>
              ) : (
                <TextLink to={`/apply/receipt/${receipt.teamNo}?version=${version}`}>{t('title')}</TextLink>
              )}
            </li>
          ))}
      </ol>
    </section>
  );
}
