import type { ComponentProps } from 'react';
import { classNames } from '../../lib/class-names.ts';
import styles from './panel.module.css';

type Props = ComponentProps<'div'> & { tone?: 'white' | 'paper' | 'dashed' };

/** A box that sets a side matter apart: a checklist, a summary. */
export function Panel({ tone = 'white', className, ...rest }: Props) {
  return <div {...rest} className={classNames(styles.panel, tone !== 'white' && styles[tone], className)} />;
}
