import type { ComponentProps } from 'react';
import { classNames } from '../../lib/class-names.ts';
import styles from './chip.module.css';

type Props = Omit<ComponentProps<'button'>, 'aria-pressed'> & { pressed: boolean; count?: number };

/** A filter that is switched on and off in place. */
export function Chip({ pressed, count, className, children, ...rest }: Props) {
  return (
    <button type="button" {...rest} className={classNames(styles.chip, className)} aria-pressed={pressed}>
      {children}
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </button>
  );
}
