import { type DragEvent, type ReactNode, useId, useState } from 'react';
import { classNames } from '../../../lib/class-names.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import { IconButton } from '../../action/icon-button.tsx';
import { formatBytes, percentOf } from '../../data/bytes.ts';
import { Progress } from '../../data/progress.tsx';
import { Icon } from '../../icon/icon.tsx';
import type { ui } from '../../ui.ko.ts';
import { fieldId } from '../field-context.ts';
import { FieldError } from '../field-error.tsx';
import { FieldMark, type Mark } from '../field-mark.tsx';
import { CameraPicker } from './camera-picker.tsx';
import { FilePicker } from './file-picker.tsx';
import styles from './file-slot.module.css';
import type { FileSlotKind, FileSlotState } from './file-slot-state.ts';
import { HeldNote } from './held-note.tsx';
import { StoredFile } from './stored-file.tsx';

type Props = Mark & {
  label: ReactNode;
  hint?: ReactNode;
  state: FileSlotState;
  /** Field name; makes the id that checklists and error summaries link to. */
  name?: string;
  /** As in an input's accept: `.pdf,.hwp`. */
  accept?: string;
  /** A paper: on a phone it may be photographed, where the slot takes what cameras make. */
  paper?: boolean;
  /** A sentence under an empty slot, such as that the file is missing. */
  error?: ReactNode;
  onPick?: (file: File) => void;
  onCancel?: () => void;
  onRemove?: () => void;
  /** Downloads with progress instead of following `href`. */
  onDownload?: () => void;
  disabled?: boolean;
  /** Of `useFocusInSlots`. */
  slots?: string;
  /** `row`: label at the left, for lists of documents; `block`: label above, as in a field. */
  layout?: 'row' | 'block';
};

/** The place of one file: empty, uploading, stored or refused. Takes a dropped file unless one is uploading. */
export function FileSlot(props: Props) {
  const { label, hint, state, required, optional, error, onPick, disabled, slots, layout = 'row' } = props;
  const made = useId();
  const id = props.name ? fieldId(props.name) : made;
  const [over, setOver] = useState(false);
  const takes = onPick && !disabled && state.kind !== 'uploading';

  function dragOver(event: DragEvent) {
    if (!takes) return;
    event.preventDefault();
    setOver(true);
  }
  function drop(event: DragEvent) {
    // a file dropped beside the mark would otherwise replace the page
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (takes && file) onPick(file);
  }

  return (
    <div
      role="group"
      tabIndex={slots === undefined ? undefined : -1}
      data-slots={slots}
      data-kind={state.kind}
      aria-labelledby={`${id}-label`}
      aria-describedby={hint && layout === 'block' ? `${id}-hint` : undefined}
      className={classNames(
        styles.slot,
        layout === 'block' && styles.block,
        over && styles.over,
        error !== undefined && styles.invalid,
      )}
      onDragOver={dragOver}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <div className={styles.label} id={`${id}-label`}>
        {label}
        <FieldMark required={required} optional={optional} />
        {hint && layout === 'row' && <small>{hint}</small>}
      </div>
      {state.kind === 'empty' && <EmptySlot {...props} id={id} over={over} />}
      {state.kind === 'uploading' && <UploadingFile file={state} onCancel={props.onCancel} />}
      {state.kind === 'stored' && <StoredFile {...props} id={id} file={state} />}
      {state.kind === 'refused' && <RefusedFile {...props} id={id} file={state} />}
      {hint && layout === 'block' && (
        <small className={styles.under} id={`${id}-hint`}>
          {hint}
        </small>
      )}
    </div>
  );
}

type UploadingFileProps = { file: FileSlotKind<'uploading'>; onCancel?: () => void };

/** A file on its way up. */
function UploadingFile({ file: { name, loaded, total, held }, onCancel }: UploadingFileProps) {
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
          <span>
            {percent === null
              ? t('file.uploadingUnknown')
              : t(percent === 100 ? 'file.checking' : 'file.uploading', { percent })}
          </span>
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

type RefusedFileProps = {
  id: string;
  file: FileSlotKind<'refused'>;
  accept?: string;
  paper?: boolean;
  disabled?: boolean;
  onPick?: (file: File) => void;
};

/** A file that was not taken, why, and another try. */
function RefusedFile({ id, file, accept, paper, disabled, onPick }: RefusedFileProps) {
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

type EmptySlotProps = {
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
function EmptySlot({ id, name, accept, paper, disabled, error, over, onPick }: EmptySlotProps) {
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
