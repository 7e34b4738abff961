import { classNames } from '../../lib/class-names.ts';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/paths.ts';
import { Link, type LinkProps } from './link.tsx';
import styles from './more-link.module.css';

type Props = LinkProps & { size?: 'sm' | 'md'; icon?: IconName; arrow?: boolean };

/** A stand-alone link that leads on: 더 보기, 전문 보기. The arrow steps forward on hover. */
export function MoreLink({ size = 'md', icon, arrow = true, className, children, ...rest }: Props) {
  return (
    <Link {...rest} className={classNames(styles.more, size === 'sm' && styles.sm, className)}>
      {icon && <Icon name={icon} size="sm" />}
      {children}
      {arrow && <Icon name="arrow-right" size={size} className={classNames(styles.icon, styles.end)} />}
    </Link>
  );
}
