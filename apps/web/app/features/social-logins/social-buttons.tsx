import type { SocialProviderView } from '@chulbal/contract/social-logins';
import { useTexts } from '../../lib/use-texts.ts';
import { ProviderMark } from './provider-mark.tsx';
import type { socialLogins as texts } from './social-logins.ko.ts';
import styles from './social-logins.module.css';

type Props = {
  providers: readonly SocialProviderView[];
  /** The one that was used last on this device. */
  last: string | null;
  /** Query that leads on after the log-in, such as `?next=…`, or nothing. */
  search: string;
};

/** The ways in by a provider, the last one used first. Links, for a form may not lead to another site. */
export function SocialButtons({ providers, last, search }: Props) {
  const t = useTexts<typeof texts>('socialLogins');
  if (providers.length === 0) return null;
  const known = providers.find(({ provider }) => provider === last);
  const inOrder = known ? [known, ...providers.filter((one) => one !== known)] : providers;
  return (
    <nav className={styles.ways} aria-label={t('ways')}>
      {known && <p className={styles.last}>{t('lastTime', { name: known.name })}</p>}
      <ul>
        {inOrder.map(({ provider, name }) => (
          <li key={provider}>
            <a className={styles.way} data-provider={provider} href={`/oauth/${provider}${search}`}>
              <ProviderMark provider={provider} />
              {t('login', { name })}
            </a>
          </li>
        ))}
      </ul>
      <p className={styles.or}>{t('or')}</p>
    </nav>
  );
}
