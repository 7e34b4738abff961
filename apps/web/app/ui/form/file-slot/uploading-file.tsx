import { useTexts } from '../../../lib/use-texts.ts';
import { IconButton } from '../../action/icon-button.tsx';
import { formatBytes, percentOf } from '../../data/bytes.ts';
import { Progress } from '../../data/progress.tsx';
import type { ui } from '../../ui.ko.ts';
import styles from './file-slot.module.css';
import type { FileSlotKind } from './file-slot-state.ts';
import { HeldNote } from './held-note.tsx';

type Props = { file: FileSlotKind<'uploading'>; onCancel?: () => void };

/** A file on its way up. */
export function UploadingFile({ file: { name, loaded, total, held }, onCancel }: Props) {
  const t = useTexts<typeof ui>('ui');
  const percent = percentOf(loaded, total);
  return (
    <>
      <div className={styles.body}>
        <b className={styles.name}>{name}</b>
        <div className={styles.progress}>
          <Progress percent={percent} label={t('file.uploadingOf', { name })} />
        </div>
        <HeldNote held={held} />
        <span className={styles.facts} hidden={held}>
          <span>{percent === null ? t('file.uploadingUnknown') : t('file.uploading', { percent })}</span>
          <span>
            {total === null ? formatBytes(loaded) : `${formatBytes(loaded)} / ${formatBytes(total)}`}
          </span>
        </span>
      </div>
      <div className={styles.actions}>
        {onCancel && <IconButton icon="cross" label={t('file.stop', { name })} onClick={onCancel} />}
      </div>
    </>
  );
}
