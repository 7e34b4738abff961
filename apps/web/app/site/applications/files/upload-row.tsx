import type { ReactNode } from 'react';
import { useTexts } from '../../../lib/use-texts.ts';
import { Button } from '../../../ui/action/button.tsx';
import { FileSlot } from '../../../ui/form/file-slot/file-slot.tsx';
import type { applyFields } from '../form/apply-fields.ko.ts';
import styles from './documents.module.css';
import type { UploadItem, Uploads } from './uploads.ts';

type Props = {
  item: UploadItem;
  uploads: Pick<Uploads, 'stop' | 'retry'>;
  label: string;
  name?: string;
  hint?: ReactNode;
  required?: boolean | undefined;
  optional?: boolean;
  accept: string;
  paper: boolean;
  disabled: boolean;
  layout?: 'row' | 'block' | undefined;
  onPick: (file: File) => void;
};

/** A file on its way: how far it is, or why it stopped and what can be done. */
export function UploadRow({ item, uploads, onPick, ...slot }: Props) {
  const t = useTexts<typeof applyFields>('applyFields');
  const { id, name, state, loaded, total, message } = item;
  if (state === 'refused') {
    return <FileSlot {...slot} state={{ kind: 'refused', name, message }} onPick={onPick} />;
  }
  if (state === 'failed' || state === 'signedOut') {
    const why = t(state === 'failed' ? 'file.failed' : 'file.signedOut');
    return (
      <div className={styles.stopped}>
        <FileSlot {...slot} state={{ kind: 'refused', name, message: why }} onPick={onPick} />
        <div className={styles.again}>
          <Button size="sm" variant="ink" icon="retry" onClick={() => uploads.retry(id)}>
            {t('file.retry')}
          </Button>
          <Button size="sm" variant="ghost" onClick={() => uploads.stop(id)}>
            {t('file.giveUp')}
          </Button>
        </div>
      </div>
    );
  }
  return (
    <FileSlot
      {...slot}
      state={{ kind: 'uploading', name, loaded, total, held: state === 'held' }}
      onCancel={() => uploads.stop(id)}
    />
  );
}
