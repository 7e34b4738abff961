import type { ReactNode } from 'react';
import styles from './kbd.module.css';

/** A key of the keyboard, as it is printed on it. */
export function Kbd({ children }: { children: ReactNode }) {
  return <kbd className={styles.key}>{children}</kbd>;
}
