import type { ReactNode } from 'react';
import styles from './two-lines.module.css';

/** In a cell of a table: what it is, and less loudly what belongs to it: the note, and whatever else is `small`. */
export function TwoLines({ note, children }: { note?: ReactNode; children: ReactNode }) {
  return (
    <span className={styles.lines}>
      {children}
      {note && <small>{note}</small>}
    </span>
  );
}
