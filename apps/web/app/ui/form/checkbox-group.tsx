import type { ChangeEvent, FocusEvent, Ref } from 'react';
import { classNames } from '../../lib/class-names.ts';
import styles from './choice.module.css';
import type { Choice } from './choices.ts';
import { useFieldFacts } from './field-context.ts';

type Props = {
  name?: string;
  choices: readonly Choice[];
  values?: readonly string[];
  defaultValues?: readonly string[];
  onChange?: (event: ChangeEvent<HTMLInputElement>) => void;
  onBlur?: (event: FocusEvent<HTMLInputElement>) => void;
  ref?: Ref<HTMLInputElement>;
  column?: boolean;
};

/** Any of several, inside a FieldGroup; the form gets the name once per tick. */
export function CheckboxGroup({ choices, values, defaultValues, column, ref, ...rest }: Props) {
  const { name, onChange, onBlur } = useFieldFacts(rest);
  return (
    <div className={classNames(styles.group, column && styles.column)}>
      {choices.map((choice) => (
        <label key={choice.value} className={styles.choice}>
          <input
            ref={ref}
            type="checkbox"
            name={name}
            value={choice.value}
            checked={values?.includes(choice.value)}
            defaultChecked={defaultValues?.includes(choice.value)}
            onChange={onChange}
            onBlur={onBlur}
            disabled={choice.disabled}
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
