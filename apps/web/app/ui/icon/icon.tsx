import { classNames } from '../../lib/class-names.ts';
import styles from './icon.module.css';
import { type IconName, paths } from './paths.ts';

type Props = { name: IconName; size?: 'sm' | 'md'; className?: string };

/** A line icon, always beside a word or inside a named control, so hidden from assistive technology. */
export function Icon({ name, size = 'md', className }: Props) {
  return (
    <svg
      className={classNames(styles.icon, size === 'sm' && styles.sm, className)}
      viewBox="0 0 20 20"
      aria-hidden="true"
      focusable="false"
    >
      <path d={paths[name]} />
    </svg>
  );
}
