import { classNames } from '../../../lib/class-names.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import type { ui } from '../../ui.ko.ts';
import { FieldError } from '../field-error.tsx';
import { CameraPicker } from './camera-picker.tsx';
import { FilePicker } from './file-picker.tsx';
import styles from './file-slot.module.css';
import type { FileSlotKind } from './file-slot-state.ts';

type Props = {
  id: string;
  file: FileSlotKind<'refused'>;
  accept?: string;
  paper?: boolean;
  disabled?: boolean;
  onPick?: (file: File) => void;
};

/** A file that was not taken, why, and another try. */
export function RefusedFile({ id, file, accept, paper, disabled, onPick }: Props) {
  const t = useTexts<typeof ui>('ui');
  return (
    <>
      <div className={styles.body}>
        <b className={styles.name}>{file.name}</b>
        <div role="alert">
          <FieldError id={`${id}-error`}>{file.message}</FieldError>
        </div>
      </div>
      <div className={classNames(styles.actions, styles.retry)}>
        <CameraPicker
          {...{ accept, paper, disabled, onPick }}
          labelId={`${id}-label`}
          className={styles.button}
        />
        <FilePicker
          id={id}
          labelId={`${id}-label`}
          accept={accept}
          disabled={disabled}
          describedBy={`${id}-error`}
          onPick={onPick}
          className={classNames(styles.button, styles.pick)}
        >
          {t('file.again')}
        </FilePicker>
      </div>
    </>
  );
}
