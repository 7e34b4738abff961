import type { ReactNode } from 'react';
import styles from './quote.module.css';

/** What somebody wrote, set apart from what is written about it. */
export function Quote({ children }: { children: ReactNode }) {
  return <blockquote className={styles.quote}>{children}</blockquote>;
}

/** What somebody wrote, as it was written, and what they were answered. */
export function Exchange({ answer, children }: { answer: string | null; children: ReactNode }) {
  return (
    <div className={styles.said}>
      {children}
      {answer && <p className={styles.answer}>{answer}</p>}
    </div>
  );
}
