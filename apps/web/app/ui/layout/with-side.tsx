import type { ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import styles from './with-side.module.css';

type Props = {
  side: ReactNode;
  /** Name of the side panel for assistive technology. */
  sideLabel: string;
  /** On narrow screens the side comes before the content; `tablet`: on a phone it comes after it. */
  sideFirst?: boolean | 'tablet';
  children: ReactNode;
};

/** A work page: content and a side panel of 340 px that stays in view. */
export function WithSide({ side, sideLabel, sideFirst, children }: Props) {
  return (
    <div className={styles.grid}>
      <div className={styles.main}>{children}</div>
      <aside
        className={classNames(
          styles.side,
          sideFirst && styles.first,
          sideFirst === 'tablet' && styles.tablet,
        )}
        aria-label={sideLabel}
      >
        {side}
      </aside>
    </div>
  );
}
