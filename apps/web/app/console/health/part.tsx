import { type ReactNode, useId } from 'react';
import styles from './health.module.css';

type Props = { title: string; note?: ReactNode; end?: ReactNode; anchor?: string; children: ReactNode };

/** A part of the page under its title. `anchor`: by what an address leads to it. */
export function Part({ title, note, end, anchor, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} id={anchor}>
      <div className={styles.title}>
        <h2 id={id}>{title}</h2>
        {note && <span className={styles.note}>{note}</span>}
        {end && <span className={styles.end}>{end}</span>}
      </div>
      {children}
    </section>
  );
}
