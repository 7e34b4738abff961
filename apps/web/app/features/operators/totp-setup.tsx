import { useState } from 'react';
import { useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/action/button.tsx';
import type { join as texts } from './join.ko.ts';
import type { QrCode } from './qr-code.server.ts';
import { groupsOfFour } from './secret-groups.ts';
import styles from './totp-setup.module.css';

type Props = { qr: QrCode; secret: string; uri: string };

/** How an authenticator app learns the secret: QR code, link for the phone one reads this on, or typed. */
export function TotpSetup({ qr, secret, uri }: Props) {
  const t = useTexts<typeof texts>('join');
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(secret);
    setCopied(true);
  };
  return (
    <div className={styles.setup}>
      <svg
        className={styles.qr}
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        role="img"
        aria-label={t('qr')}
        shapeRendering="crispEdges"
      >
        <path d={`M0 0h${qr.size}v${qr.size}H0z`} fill="var(--white)" />
        <path d={qr.path} fill="var(--ink-950)" />
      </svg>
      <div>
        <p>{t('scan')}</p>
        <a className={styles.open} href={uri}>
          {t('open')}
        </a>
        <p className={styles.label}>{t('secret')}</p>
        <div className={styles.row}>
          <code className={styles.secret}>{groupsOfFour(secret).join(' ')}</code>
          <Button size="sm" icon="copy" onClick={() => void copy()}>
            {t(copied ? 'copied' : 'copy')}
          </Button>
        </div>
      </div>
    </div>
  );
}
