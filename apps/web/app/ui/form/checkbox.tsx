import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import styles from './choice.module.css';
import { FieldMark, type Mark } from './field-mark.tsx';

type Props = Omit<ComponentProps<'input'>, 'type' | 'children'> &
  Mark & {
    label: ReactNode;
    note?: ReactNode;
    /** Bold, for consents and headings of a row. */
    strong?: boolean;
    /** A sentence's id is tied with `aria-describedby` by whoever shows the sentence. */
    invalid?: boolean;
  };

/** One tick with its label; consents are never ticked beforehand. */
export function Checkbox({ label, note, strong, invalid, required, optional, className, ...rest }: Props) {
  return (
    <label className={classNames(styles.choice, strong && styles.strong, className)}>
      <input {...rest} type="checkbox" required={required} aria-invalid={invalid || undefined} />
      <span>
        {label}
        <FieldMark required={required} optional={optional} />
        {note && <small>{note}</small>}
      </span>
    </label>
  );
}
