import type { ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { Link } from '../action/link.tsx';
import styles from './card.module.css';

type Props = {
  /** Makes the whole card a link. */
  to?: string;
  /** 24 px inside; without it pictures reach the edge. */
  pad?: boolean;
  className?: string;
  children: ReactNode;
};

/** Something that can be picked up: a programme, a team. Everything else does with lines and space. */
export function Card({ to, pad, className, children }: Props) {
  const look = classNames(styles.card, pad && styles.pad, to !== undefined && styles.link, className);
  return to === undefined ? (
    <div className={look}>{children}</div>
  ) : (
    <Link className={look} to={to}>
      {children}
    </Link>
  );
}
