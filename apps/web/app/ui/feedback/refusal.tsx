import type { ReactNode } from 'react';
import type { Problem } from '../../lib/api-error.ts';
import styles from './refusal.module.css';

type Props = {
  problem: Problem | null;
  /** What was not done, before why. */
  what?: ReactNode;
};

/** Why the server refused what was pressed, beside the button; nothing while it has not. */
export function Refusal({ problem, what }: Props) {
  if (!problem) return null;
  return (
    <p role="alert" className={styles.refusal}>
      {what && <>{what} </>}
      {problem.message}
    </p>
  );
}
