import { classNames } from '../../lib/class-names.ts';
import { Link, type LinkProps } from './link.tsx';
import styles from './text-link.module.css';

/** A link inside running text. */
export function TextLink({ className, ...rest }: LinkProps) {
  return <Link {...rest} className={classNames(styles.link, className)} />;
}
