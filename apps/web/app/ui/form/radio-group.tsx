import type { ChangeEvent, FocusEvent, Ref } from 'react';
import { classNames } from '../../lib/class-names.ts';
import styles from './choice.module.css';
import type { Choice } from './choices.ts';
import { useFieldFacts } from './field-context.ts';

export type RadioGroupProps = {
  name?: string;
  choices: readonly Choice[];
  value?: string;
  defaultValue?: string;
  onChange?: (event: ChangeEvent<HTMLInputElement>) => void;
  onBlur?: (event: FocusEvent<HTMLInputElement>) => void;
  /** Every radio gets it, as react-hook-form's register wants. */
  ref?: Ref<HTMLInputElement>;
  disabled?: boolean;
  column?: boolean;
};

/** One of several, inside a FieldGroup. */
export function RadioGroup({ choices, value, defaultValue, column, ref, ...rest }: RadioGroupProps) {
  const { name, required, onChange, onBlur, disabled } = useFieldFacts(rest);
  return (
    <div className={classNames(styles.group, column && styles.column)}>
      {choices.map((choice) => (
        <label key={choice.value} className={styles.choice}>
          <input
            ref={ref}
            type="radio"
            name={name}
            value={choice.value}
            checked={value === undefined ? undefined : value === choice.value}
            defaultChecked={defaultValue === undefined ? undefined : defaultValue === choice.value}
            onChange={onChange}
            onBlur={onBlur}
            readOnly={value !== undefined && !onChange}
            required={required}
            disabled={disabled || choice.disabled}
          />
          <span>
            {choice.text}
            {choice.note && <small>{choice.note}</small>}
          </span>
        </label>
      ))}
    </div>
  );
}
