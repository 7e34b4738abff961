import type { ReceiptView } from '@chulbal/contract/applications/applications';
import { useTexts } from '../../../lib/use-texts.ts';
import { formatBytes } from '../../../ui/data/bytes.ts';
import { Table } from '../../../ui/data/table.tsx';
import { Heading } from '../../../ui/layout/heading.tsx';
import type { apply as texts } from '../apply.ko.ts';
import { saveStoredFile } from '../files/save-stored-file.ts';
import styles from './receipt.module.css';

/** Every file that came with the submission, with its size and fingerprint. */
export function ReceiptFiles({ receipt }: { receipt: ReceiptView }) {
  const t = useTexts<typeof texts>('apply');
  const { files } = receipt;
  return (
    <>
      <Heading id="receipt-files" count={files.length}>
        {t('files')}
      </Heading>
      {files.length === 0 ? (
        <p className={styles.note}>{t('noFiles')}</p>
      ) : (
        <div className={styles.table}>
          <Table
            caption={t('filesCaption')}
            rows={files}
            rowKey={({ serverFileName }) => serverFileName}
            columns={[
              { key: 'slot', title: t('slot'), rowHeader: true, cell: ({ label }) => label },
              {
                key: 'file',
                title: t('receiptFile'),
                cell: (file) => (
                  <a
                    className={styles.file}
                    href={`/transfer/file/${file.serverFileName}`}
                    onClick={(event) => {
                      event.preventDefault();
                      void saveStoredFile(file, t('pdfFailed'));
                    }}
                  >
                    {file.name}
                  </a>
                ),
              },
              {
                key: 'size',
                title: t('size'),
                right: true,
                nowrap: true,
                cell: ({ size }) => formatBytes(size),
              },
              {
                key: 'sha256',
                title: 'SHA-256',
                cell: ({ sha256 }) => <span className={styles.hash}>{sha256}</span>,
              },
            ]}
          />
        </div>
      )}
      <p className={styles.hint}>{t('receiptHint')}</p>
      <p className={styles.hint}>
        {t('content')} <span className={styles.hash}>{receipt.contentSha256}</span>
      </p>
    </>
  );
}
