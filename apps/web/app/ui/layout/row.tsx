import type { ComponentProps } from 'react';
import { classNames } from '../../lib/class-names.ts';
import styles from './row.module.css';

type Props = ComponentProps<'div'> & { align?: 'start' | 'between' | 'end' };

/** Things side by side that wrap where there is no room. */
export function Row({ align = 'start', className, ...rest }: Props) {
  return <div {...rest} className={classNames(styles.row, align !== 'start' && styles[align], className)} />;
}
