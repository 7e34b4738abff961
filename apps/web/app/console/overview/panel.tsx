import { type ReactNode, useId } from 'react';
import styles from './overview.module.css';

type Props = { title: string; note?: ReactNode; end?: ReactNode; children: ReactNode };

/** A part of the page under its title; a link or a switch at the right of it. */
export function Panel({ title, note, end, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className={styles.title}>
        <h2 id={id}>{title}</h2>
        {note && <span className={styles.note}>{note}</span>}
        {end && <span className={styles.end}>{end}</span>}
      </div>
      {children}
    </section>
  );
}
