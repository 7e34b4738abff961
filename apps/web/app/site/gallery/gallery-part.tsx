import type { ReactNode } from 'react';
import styles from './gallery-part.module.css';

/** A titled part of the gallery. */
export function GalleryPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </section>
  );
}
