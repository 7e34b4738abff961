import { classNames } from '../../lib/class-names.ts';
import { useFieldFacts } from './field-context.ts';
import type { RadioGroupProps } from './radio-group.tsx';
import styles from './segments.module.css';

/** One of two to five short answers, drawn as one strip; the chosen one is ink. Inside a FieldGroup. */
export function Segments({ choices, value, defaultValue, ref, ...rest }: Omit<RadioGroupProps, 'column'>) {
  const { name, required, onChange, onBlur, disabled, 'aria-invalid': invalid } = useFieldFacts(rest);
  return (
    <div
      className={classNames(styles.segments, choices.length > 3 && styles.many, invalid && styles.invalid)}
    >
      {choices.map((choice) => (
        <label key={choice.value} className={styles.segment}>
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
          {choice.text}
        </label>
      ))}
    </div>
  );
}
