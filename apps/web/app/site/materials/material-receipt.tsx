import type { MaterialView, MaterialReceipt as Receipt } from '@chulbal/contract/materials/materials';
import { stampText } from '@chulbal/contract/time-texts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { formatBytes } from '../../ui/data/bytes.ts';
import { DefinitionList } from '../../ui/data/definition-list.tsx';
import { Status } from '../../ui/lane/status.tsx';
import { saveStoredFile } from '../applications/files/save-stored-file.ts';
import type { applyFields } from '../applications/form/apply-fields.ko.ts';
import type { materials as texts } from './materials.ko.ts';
import styles from './materials.module.css';

type Props = {
  view: MaterialView;
  receipt: Receipt;
  /** It was handed in just now. */
  isNew: boolean;
};

/** The proof of what was handed in: number, Korean time, every file with its fingerprint. */
export function MaterialReceipt({ view, receipt, isNew }: Props) {
  const t = useTexts<typeof texts>('materials');
  const language = useLanguage();
  const fields = useTexts<typeof applyFields>('applyFields');
  return (
    <div className={styles.stack}>
      <p role="status" className={styles.done}>
        {isNew && <Status kind="submitted">{t('submitted')}</Status>}
      </p>
      <DefinitionList
        ruled
        facts={[
          { key: 'number', term: t('receipt.number'), text: <b>{view.number}</b> },
          {
            key: 'at',
            term: t('receipt.at'),
            text: <time dateTime={receipt.arrivedAt}>{stampText(receipt.arrivedAt, language)}</time>,
          },
          {
            key: 'version',
            term: t('receipt.version'),
            text: t('receipt.times', { version: receipt.version }),
          },
        ]}
      />
      <h3 className={styles.part}>{t('receipt.files')}</h3>
      <ul className={styles.files}>
        {receipt.files.map((file) => (
          <li key={file.serverFileName}>
            <span className={styles.slot}>{file.label}</span>
            <a
              href={`/transfer/file/${file.serverFileName}`}
              onClick={(event) => {
                event.preventDefault();
                void saveStoredFile(file, fields('file.downloadFailed'));
              }}
            >
              {file.name}
            </a>{' '}
            <span className={styles.size}>{formatBytes(file.size)}</span>
            <span className={styles.hash}>SHA-256 {file.sha256}</span>
          </li>
        ))}
      </ul>
      <p className={styles.note}>
        {t('receipt.content')} <span className={styles.hash}>{receipt.contentSha256}</span>
      </p>
      <p className={styles.note}>{view.changed ? t('changed') : t('receipt.hint')}</p>
    </div>
  );
}
