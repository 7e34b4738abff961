import { useTexts } from '../../../lib/use-texts.ts';
import { IconButton } from '../../action/icon-button.tsx';
import { formatBytes, shortHash } from '../../data/bytes.ts';
import { Icon } from '../../icon/icon.tsx';
import type { ui } from '../../ui.ko.ts';
import styles from './file-slot.module.css';
import type { FileSlotKind } from './file-slot-state.ts';

type Props = {
  id: string;
  file: FileSlotKind<'stored'>;
  disabled?: boolean;
  onRemove?: () => void;
  onDownload?: () => void;
};

/** A file that has arrived whole: its size, and its fingerprint where that proves something. */
export function StoredFile({
  id,
  file: { name, size, sha256, href },
  disabled,
  onRemove,
  onDownload,
}: Props) {
  const t = useTexts<typeof ui>('ui');
  const downloadName = t('file.download', { name });
  return (
    <>
      <div className={styles.body}>
        <b className={styles.name} id={id} tabIndex={-1}>
          {name}
        </b>
        <span className={styles.facts}>
          <span>{formatBytes(size)}</span>
          {sha256 && (
            <span title={sha256}>
              SHA-256 <code>{shortHash(sha256)}</code>
            </span>
          )}
          <span className={styles.stored}>
            <Icon name="check" size="sm" />
            {t('file.stored')}
          </span>
        </span>
      </div>
      <div className={styles.actions}>
        {onDownload && <IconButton icon="download" label={downloadName} onClick={onDownload} />}
        {href && !onDownload && (
          <a className={styles.link} href={href} download aria-label={downloadName} title={downloadName}>
            <Icon name="download" />
          </a>
        )}
        {onRemove && (
          <IconButton
            icon="trash"
            label={t('file.remove', { name })}
            onClick={onRemove}
            disabled={disabled}
          />
        )}
      </div>
    </>
  );
}
