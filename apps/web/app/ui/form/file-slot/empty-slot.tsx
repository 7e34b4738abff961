import type { ReactNode } from 'react';
import { classNames } from '../../../lib/class-names.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import { Icon } from '../../icon/icon.tsx';
import type { ui } from '../../ui.ko.ts';
import { FieldError } from '../field-error.tsx';
import { CameraPicker } from './camera-picker.tsx';
import { FilePicker } from './file-picker.tsx';
import styles from './file-slot.module.css';

type Props = {
  id: string;
  name?: string;
  accept?: string;
  paper?: boolean;
  disabled?: boolean;
  error?: ReactNode;
  /** A file hangs over it. */
  over: boolean;
  onPick?: (file: File) => void;
};

/** Where a file is chosen or dropped. */
export function EmptySlot({ id, name, accept, paper, disabled, error, over, onPick }: Props) {
  const t = useTexts<typeof ui>('ui');
  return (
    <div className={styles.wide}>
      <div className={styles.ways}>
        <CameraPicker
          {...{ accept, paper, disabled, onPick }}
          labelId={`${id}-label`}
          className={classNames(styles.drop, disabled && styles.disabled)}
        />
        <FilePicker
          id={id}
          labelId={`${id}-label`}
          name={name}
          accept={accept}
          disabled={disabled}
          describedBy={error ? `${id}-error` : undefined}
          onPick={onPick}
          className={classNames(styles.drop, styles.pick, disabled && styles.disabled)}
        >
          <Icon name="upload" />
          {over ? t('file.dropping') : t('file.pick')}
          {!over && <span className={styles.dropHint}>{t('file.drop')}</span>}
        </FilePicker>
      </div>
      {error && (
        <div className={styles.error}>
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </div>
      )}
    </div>
  );
}
