import type { ComponentProps } from 'react';
import { classNames } from '../../lib/class-names.ts';
import styles from './text-link.module.css';

type Props = Omit<ComponentProps<'button'>, 'type'> & { /** Beside small words. */ small?: boolean };

/** A button inside text that looks like a link, for what leads nowhere: it opens, shows or chooses. */
export function TextButton({ small, className, ...rest }: Props) {
  return (
    <button
      {...rest}
      type="button"
      className={classNames(styles.link, styles.button, small && styles.small, className)}
    />
  );
}
