import type { ComponentProps } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { useFieldFacts } from './field-context.ts';
import styles from './input.module.css';

export type TextInputProps = ComponentProps<'input'> & {
  /** Figures of one width, for numbers and codes. */
  numeric?: boolean;
};

/** One line of text. Inside a Field it takes id, name, hint and error from there. */
export function TextInput({ numeric, className, ...rest }: TextInputProps) {
  const input = useFieldFacts(rest);
  return <input {...input} className={classNames(styles.input, numeric && styles.number, className)} />;
}
