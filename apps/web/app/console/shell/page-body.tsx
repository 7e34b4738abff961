import type { ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import styles from './page.module.css';

type BodyProps = {
  /** Each is a section with a heading of its own, and they stand further apart. */
  sections?: boolean;
  className?: string | undefined;
  children: ReactNode;
};

/** What a console page shows under its head, one thing under the other. */
export function PageBody({ sections, className, children }: BodyProps) {
  return <div className={classNames(styles.body, sections && styles.sections, className)}>{children}</div>;
}

type TopProps = {
  /** What it is for, or how much there is. */
  children: ReactNode;
  /** At the right end: the button that adds to it. */
  action?: ReactNode;
};

/** Above a list: what it is for, and the button for a new one. */
export function PageTop({ children, action }: TopProps) {
  return (
    <div className={styles.top}>
      <div className={styles.lede}>{children}</div>
      {action}
    </div>
  );
}
