import type { ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import styles from './big-number.module.css';

/** A figure that may be very big: D-12, 3/5, 1,024팀. */
export function BigNumber({ size = 'lg', children }: { size?: 'sm' | 'md' | 'lg'; children: ReactNode }) {
  return <span className={classNames(styles.number, size !== 'lg' && styles[size])}>{children}</span>;
}
