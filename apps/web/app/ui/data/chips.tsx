import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { Link } from '../action/link.tsx';
import styles from './chip.module.css';

export type ChipItem = { key: string; text: ReactNode; to: string; current: boolean; count?: number };

/** Filters as links, so that they work without script and can be shared; the chosen one is ink. */
export function Chips({ items, label }: { items: readonly ChipItem[]; label: string }) {
  const row = useRef<HTMLUListElement>(null);
  const current = items.find((item) => item.current)?.key;
  useEffect(() => {
    // the chosen one may lie outside a narrow screen
    const chosen = current && row.current?.querySelector<HTMLElement>('[aria-current]');
    if (chosen && row.current) row.current.scrollLeft = chosen.offsetLeft - row.current.clientWidth / 3;
  }, [current]);
  return (
    <nav className={styles.nav} aria-label={label}>
      <ul className={classNames(styles.chips, styles.row)} ref={row}>
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
