import type { ReactNode } from 'react';
import styles from './file-slot.module.css';

type Props = {
  id?: string;
  /** Of the group that this stands in, whose label says what is wanted. */
  labelId: string;
  name?: string;
  accept?: string;
  /** Opens the camera of a phone. */
  capture?: 'environment';
  disabled?: boolean;
  describedBy?: string;
  onPick?: (file: File) => void;
  className?: string;
  children: ReactNode;
};

/** A real file input under a label that looks like a button: works by keyboard and without script. */
export function FilePicker({ labelId, describedBy, onPick, className, children, ...input }: Props) {
  return (
    <label className={className}>
      <input
        {...input}
        type="file"
        className={styles.input}
        aria-describedby={[labelId, describedBy].filter(Boolean).join(' ')}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          if (!file || !onPick) return;
          onPick(file);
          // the same file may be picked again after it was refused
          event.currentTarget.value = '';
        }}
      />
      {children}
    </label>
  );
}
