import { copyText } from '../../lib/share-address.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { Button } from '../action/button.tsx';
import type { authenticators as texts } from './authenticators.ko.ts';
import styles from './authenticators.module.css';
import type { QrCode } from './qr-code.server.ts';

type Props = { qr: QrCode; secret: string; uri: string };

/** How an authenticator app learns the secret: QR code, link for the phone one reads this on, or typed. */
export function TotpSetup({ qr, secret, uri }: Props) {
  const t = useTexts<typeof texts>('authenticators');
  const words = { copied: t('setup.copied'), notCopied: t('setup.notCopied') };
  return (
    <div className={styles.setup}>
      <svg
        className={styles.qr}
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        role="img"
        aria-label={t('setup.qr')}
        shapeRendering="crispEdges"
      >
        <path d={`M0 0h${qr.size}v${qr.size}H0z`} fill="var(--white)" />
        <path d={qr.path} fill="var(--ink-950)" />
      </svg>
      <div>
        <p>{t('setup.scan')}</p>
        <a className={styles.open} href={uri}>
          {t('setup.open')}
        </a>
        <p className={styles.label}>{t('setup.secret')}</p>
        <div className={styles.row}>
          <code className={styles.secret}>{groupsOfFour(secret).join(' ')}</code>
          <Button size="sm" icon="copy" onClick={() => void copyText(secret, words)}>
            {t('setup.copy')}
          </Button>
        </div>
      </div>
    </div>
  );
}

/** A secret in groups of four, as it is read and typed. */
export function groupsOfFour(secret: string): string[] {
  return secret.match(/.{1,4}/g) ?? [];
}
