import type { ReceiptView } from '@chulbal/contract/applications/applications';
import { useState } from 'react';
import { useTexts } from '../../../lib/use-texts.ts';
import { buttonClass } from '../../../ui/action/button-look.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import type { receipt as texts } from './receipt.ko.ts';
import styles from './receipt.module.css';

/** The receipt as a file to keep; without script a plain download. */
export function ReceiptPdf({ receipt }: { receipt: ReceiptView }) {
  const t = useTexts<typeof texts>('receipt');
  const [busy, setBusy] = useState(false);
  const { teamNo, number, version } = receipt;
  const address = `/transfer/receipt/${teamNo}/${version}`;
  async function save() {
    if (busy) return;
    setBusy(true);
    const { download } = await import('../../../ui/feedback/download.ts');
    await download(address, { failed: t('pdfFailed') }, t('pdfName', { number, version }));
    setBusy(false);
  }
  return (
    <a
      className={buttonClass({ variant: 'primary' }, styles.pdf)}
      href={address}
      download={t('pdfName', { number, version })}
      aria-busy={busy || undefined}
      onClick={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Icon name="download" />
      {t('pdf')}
    </a>
  );
}
