import type { ComponentProps } from 'react';
import { classNames } from '../../lib/class-names.ts';
import styles from './stack.module.css';

type Props = ComponentProps<'div'> & {
  /** A step of the space scale: 2 = 8 px, 4 = 16, 5 = 24, 6 = 32, 7 = 48, 8 = 72. */
  gap?: 2 | 4 | 5 | 6 | 7 | 8;
};

/** Things one under the other with one gap between them. */
export function Stack({ gap = 4, className, ...rest }: Props) {
  return <div {...rest} className={classNames(styles.stack, styles[`g${gap}`], className)} />;
}
