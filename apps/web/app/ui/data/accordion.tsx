import type { ReactNode } from 'react';
import styles from './accordion.module.css';

export type AccordionItem = {
  key: string;
  id?: string;
  title: ReactNode;
  content: ReactNode;
  open?: boolean;
};

/** Questions that open in place, by the platform's own details. */
export function Accordion({ items }: { items: readonly AccordionItem[] }) {
  return (
    <div className={styles.list}>
      {items.map((item) => (
        <details key={item.key} id={item.id} className={styles.item} open={item.open}>
          <summary>{item.title}</summary>
          <div className={styles.body}>{item.content}</div>
        </details>
      ))}
    </div>
  );
}
