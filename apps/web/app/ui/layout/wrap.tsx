import type { ComponentProps } from 'react';
import { classNames } from '../../lib/class-names.ts';
import styles from './wrap.module.css';

type Props = ComponentProps<'div'> & { narrow?: boolean };

/** The 1200 px page (1000 when narrow) with its gutters of 40, 32 and 20 px. */
export function Wrap({ narrow, className, ...rest }: Props) {
  return <div {...rest} className={classNames(styles.wrap, narrow && styles.narrow, className)} />;
}
