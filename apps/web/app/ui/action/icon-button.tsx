import type { ComponentProps } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/paths.ts';
import styles from './icon-button.module.css';

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  icon: IconName;
  /** Its name for everyone: read aloud and shown on hover. */
  label: string;
  line?: boolean;
};

/** A round 44 px button with an icon only. */
export function IconButton({ icon, label, line, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      className={classNames(styles.button, line && styles.line, className)}
    >
      <Icon name={icon} />
    </button>
  );
}
