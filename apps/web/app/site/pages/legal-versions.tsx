import type { LegalView } from '@chulbal/contract/pages/pages';
import { fullDayText } from '@chulbal/contract/time-texts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { TextLink } from '../../ui/action/text-link.tsx';
import type { legal as texts } from './legal.ko.ts';
import styles from './legal-page.module.css';

/** The other versions, folded: those to come, in force and earlier. */
export function LegalVersions({ versions, shown }: { versions: LegalView['versions']; shown: string }) {
  const t = useTexts<typeof texts>('legal');
  const language = useLanguage();
  const others = versions.filter(({ version }) => version !== shown);
  if (others.length === 0) return null;
  return (
    <details className={styles.versions}>
      <summary>{t('versions', { count: others.length })}</summary>
      <ul>
        {others.map(({ version, effectiveAt, state }) => (
          <li key={version}>
            <TextLink to={state === 'inForce' ? '?' : `?version=${version}`}>
              {t('version', { version })}
            </TextLink>
            <small>
              {t(`state.${state}`)} · {t('effective', { date: fullDayText(effectiveAt, language) })}
            </small>
          </li>
        ))}
      </ul>
    </details>
  );
}
