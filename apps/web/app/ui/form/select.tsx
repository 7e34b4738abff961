import type { ComponentProps } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { useFieldFacts } from './field-context.ts';
import styles from './input.module.css';

export type Option = { value: string; text: string; disabled?: boolean };

type Props = Omit<ComponentProps<'select'>, 'children'> & {
  options: readonly Option[];
  /** First row that stands for nothing chosen. */
  placeholder?: string;
};

/** The platform's own select. */
export function Select({ options, placeholder, className, ...rest }: Props) {
  const select = useFieldFacts(rest);
  return (
    <select {...select} className={classNames(styles.input, styles.select, className)}>
      {placeholder !== undefined && <option value="">{placeholder}</option>}
      {options.map(({ value, text, disabled }) => (
        <option key={value} value={value} disabled={disabled}>
          {text}
        </option>
      ))}
    </select>
  );
}
