import { useEffect, useState } from 'react';
import { deviceNotes } from '../../lib/browser-storage.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/action/button.tsx';
import { ButtonLink } from '../../ui/action/button-link.tsx';
import type { passkeys as texts } from '../../ui/passkeys/passkeys.ko.ts';
import styles from '../../ui/passkeys/passkeys.module.css';

/** On this device, whoever logs in: nobody is asked twice. */
const dismissed = 'passkeyOffer';

/** Offers a passkey after a log-in, on a device that can make one, until it is dismissed there. */
export function PasskeyOffer() {
  const t = useTexts<typeof texts>('passkeys');
  const [shown, setShown] = useState(false);
  useEffect(() => {
    void canMakeOne().then((can) => setShown(can && deviceNotes.getItem(dismissed) === null));
  }, []);
  if (!shown) return null;
  function dismiss() {
    deviceNotes.setItem(dismissed, 'no');
    setShown(false);
  }
  return (
    <section aria-labelledby="passkey-offer" className={styles.offer}>
      <KeyArt />
      <div>
        <h2 id="passkey-offer">{t('offer.title')}</h2>
        <p>{t('offer.text')}</p>
      </div>
      <div className={styles.acts}>
        <ButtonLink to="/auth/user-edit#ways" variant="ink">
          {t('offer.go')}
        </ButtonLink>
        <Button variant="ghost" onClick={dismiss}>
          {t('offer.no')}
        </Button>
      </div>
    </section>
  );
}

async function canMakeOne(): Promise<boolean> {
  if (!('PublicKeyCredential' in window)) return false;
  return PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable().catch(() => false);
}

function KeyArt() {
  return (
    <svg viewBox="0 0 300 176" preserveAspectRatio="xMidYMid slice" aria-hidden="true" className={styles.art}>
      <path className={styles.ground} d="M0 0h300v176H0z" />
      <path className={styles.lines} d="M0 40H300M0 88H300M0 136H300" />
      <circle className={styles.key} cx="96" cy="88" r="38" />
      <path className={styles.key} d="M134 88H262M226 88v30M252 88v20" />
      <path className={styles.spot} d="M90 82h12v12H90z" />
    </svg>
  );
}
