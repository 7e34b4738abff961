import type { ReactNode } from 'react';
import styles from './save-foot.module.css';

/** The end of a long form, always in view: its button, and when it was saved last. */
export function SaveFoot({ children }: { children: ReactNode }) {
  return <div className={styles.foot}>{children}</div>;
}
