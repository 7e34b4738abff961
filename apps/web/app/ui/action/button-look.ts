import { classNames } from '../../lib/class-names.ts';
import type { IconName } from '../icon/paths.ts';
import styles from './button.module.css';

/** `primary` is the filled orange one, at most one in view. `danger` is quiet red text. */
export type ButtonVariant = 'primary' | 'ink' | 'line' | 'ghost' | 'danger';

export type ButtonLook = {
  variant?: ButtonVariant;
  /** 58, 48 or 40 px high (44 on touch). */
  size?: 'sm' | 'md' | 'lg';
  /** As wide as its place. */
  block?: boolean;
  icon?: IconName;
  iconEnd?: IconName;
};

/** Class of anything that looks like a button. */
export function buttonClass({ variant = 'line', size = 'md', block }: ButtonLook, extra?: string): string {
  return classNames(
    styles.button,
    styles[variant],
    size !== 'md' && styles[size],
    block && styles.block,
    extra,
  );
}
