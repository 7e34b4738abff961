import type { SocialProviderView } from '@chulbal/contract/social-logins';
import { useEffect, useState } from 'react';
import type { signedOut as texts } from '../../lib/command/signed-out.ko.ts';
import { useTexts } from '../../lib/use-texts.ts';
import styles from '../../ui/sign-in/ways-in.module.css';
import { ProviderMark } from './provider-mark.tsx';

/** Where a log-in in a window of its own ends. */
const AFTER = '/auth/signed-in';

/** Logs in again by a provider in a new window, so that nothing of the open page is lost. */
export function SocialAgain() {
  const t = useTexts<typeof texts>('signedOut');
  const [providers, setProviders] = useState<readonly SocialProviderView[]>([]);
  useEffect(() => {
    const over = new AbortController();
    const { signal } = over;
    fetch('/auth/session', { headers: { accept: 'application/json' }, signal })
      .then(async (answer) => {
        const said = (await answer.json()) as { providers?: SocialProviderView[] };
        if (!signal.aborted) setProviders(said.providers ?? []);
      })
      // Without them the other ways stand as they are.
      .catch(() => {});
    return () => over.abort();
  }, []);
  if (providers.length === 0) return null;
  return (
    <>
      {providers.map(({ provider, name }) => (
        <a
          key={provider}
          className={styles.way}
          data-provider={provider}
          href={`/oauth/${provider}?next=${encodeURIComponent(AFTER)}`}
          target="_blank"
          rel="noopener"
        >
          <ProviderMark provider={provider} />
          {t('social', { name })}
        </a>
      ))}
      <p className={styles.window}>{t('newWindow')}</p>
    </>
  );
}
