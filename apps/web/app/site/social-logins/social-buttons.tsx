import type { SocialProviderView } from '@chulbal/contract/social-logins';
import type { ReactNode } from 'react';
import { useTexts } from '../../lib/use-texts.ts';
import styles from '../../ui/sign-in/ways-in.module.css';
import { ProviderMark } from './provider-mark.tsx';
import type { socialLogins as texts } from './social-logins.ko.ts';

type Props = {
  providers: readonly SocialProviderView[];
  /** The one that was used last on this device. */
  last: string | null;
  /** Query that leads on after the log-in, such as `?next=…`, or nothing. */
  search: string;
  /** The way in by a passkey. */
  passkey: { name: string; button: ReactNode };
};

/** The ways in by a provider, the last one used first. Links, for a form may not lead to another site. */
export function SocialButtons({ providers, last, search, passkey }: Props) {
  const t = useTexts<typeof texts>('socialLogins');
  const known = providers.find(({ provider }) => provider === last);
  const inOrder = known ? [known, ...providers.filter((one) => one !== known)] : providers;
  const byPasskey = last === 'passkey';
  const lastName = byPasskey ? passkey.name : known?.name;
  return (
    <nav className={styles.ways} aria-label={t('ways')}>
      {lastName && <p className={styles.last}>{t('lastTime', { name: lastName })}</p>}
      <ul>
        {byPasskey && <li>{passkey.button}</li>}
        {inOrder.map(({ provider, name }) => (
          <li key={provider}>
            <a className={styles.way} data-provider={provider} href={`/oauth/${provider}${search}`}>
              <ProviderMark provider={provider} />
              {t('login', { name })}
            </a>
          </li>
        ))}
        {!byPasskey && <li>{passkey.button}</li>}
      </ul>
      <p className={styles.or}>{t('or')}</p>
    </nav>
  );
}
