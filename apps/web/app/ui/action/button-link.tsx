import { Icon } from '../icon/icon.tsx';
import { type ButtonLook, buttonClass } from './button-look.ts';
import { Link, type LinkProps } from './link.tsx';

export type ButtonLinkProps = ButtonLook & LinkProps;

/** A link that looks like a button. Files and pages outside the app: `reloadDocument`. */
export function ButtonLink({
  variant,
  size,
  block,
  icon,
  iconEnd,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <Link {...rest} className={buttonClass({ variant, size, block }, className)}>
      {icon && <Icon name={icon} />}
      {children}
      {iconEnd && <Icon name={iconEnd} />}
    </Link>
  );
}
