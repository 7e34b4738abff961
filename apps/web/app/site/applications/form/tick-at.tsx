import type { ReactNode } from 'react';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { fieldId } from '../../../ui/form/field-context.ts';
import { FieldError } from '../../../ui/form/field-error.tsx';
import styles from './apply-form.module.css';
import { usePath } from './use-path.ts';

type Props = {
  path: string;
  label: ReactNode;
  /** Text of the field while it is ticked, and while it is not. */
  on?: string;
  off?: string;
  optional?: boolean;
  /** Neither required nor optional is said: a claim, not a consent. */
  plain?: boolean;
  strong?: boolean;
  note?: ReactNode;
};

/** One consent of the application; never ticked beforehand. */
export function TickAt({ path, label, on = 'Y', off = '', optional, plain, strong, note }: Props) {
  const { text, error, disabled, set, onBlur } = usePath(path);
  const id = fieldId(path);
  return (
    <div className={styles.tick}>
      <Checkbox
        id={id}
        name={path}
        value={on}
        label={label}
        note={note}
        strong={strong}
        checked={text === on}
        onChange={({ currentTarget }) => set(currentTarget.checked ? on : off)}
        onBlur={onBlur}
        disabled={disabled}
        optional={optional}
        required={!optional && !plain}
        invalid={error !== undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      />
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
