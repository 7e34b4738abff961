import { type ReactNode, useId } from 'react';
import styles from './drawer.module.css';

/** A part of the drawer under its title; `end` stands at the right of it. */
export function DrawerSection({
  title,
  end,
  children,
}: {
  title: string;
  end?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.title}>
        <h3 id={id}>{title}</h3>
        {end && <span className={styles.end}>{end}</span>}
      </div>
      {children}
    </section>
  );
}
