import type { ComponentProps } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { useFieldFacts } from './field-context.ts';
import styles from './input.module.css';

/** A search box with its sign. Give it `aria-label` where it stands without a Field. */
export function SearchInput({ className, ...rest }: ComponentProps<'input'>) {
  const input = useFieldFacts(rest);
  return (
    <div className={styles.box}>
      <Icon name="search" className={styles.lead} />
      <input type="search" {...input} className={classNames(styles.input, styles.withLead, className)} />
    </div>
  );
}
