import type { ReactNode } from 'react';
import type { Problem } from '../../lib/api-error.ts';
import { Refusal } from '../feedback/refusal.tsx';
import styles from './row-acts.module.css';

type Props = {
  /** Why the last act was refused. */
  problem?: Problem | null;
  children: ReactNode;
};

/** What can be done with a row of a table: its buttons in the last cell, and under them why one was refused. */
export function RowActs({ problem = null, children }: Props) {
  return (
    <>
      <div className={styles.acts}>{children}</div>
      <Refusal problem={problem} />
    </>
  );
}
