import type { ReactNode } from 'react';
import { Link } from '../action/link.tsx';
import styles from './chip.module.css';

export type ChipItem = { key: string; text: ReactNode; to: string; current: boolean; count?: number };

/** Filters as links, so that they work without script and can be shared; the chosen one is ink. */
export function Chips({ items, label }: { items: readonly ChipItem[]; label: string }) {
  return (
    <nav aria-label={label}>
      <ul className={styles.chips}>
        {items.map((item) => (
          <li key={item.key}>
            <Link
              className={styles.chip}
              to={item.to}
              aria-current={item.current ? 'true' : undefined}
              preventScrollReset
            >
              {item.text}
              {item.count !== undefined && <span className={styles.count}>{item.count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
