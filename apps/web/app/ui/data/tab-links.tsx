import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { Link } from '../action/link.tsx';
import { LaneNo } from '../lane/lane-no.tsx';
import styles from './tabs.module.css';

export type TabLink = { key: string; text: ReactNode; to: string; current: boolean; lane?: number };

type Props = {
  tabs: readonly TabLink[];
  label: string;
  /** On narrow screens the row reaches the edges of the page. */
  bleed?: boolean;
};

/** Tabs that are addresses: one per track, works without script. */
export function TabLinks({ tabs, label, bleed }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const current = tabs.find((tab) => tab.current)?.key;
  useEffect(() => {
    // the chosen tab may lie outside a narrow screen
    const chosen = current && list.current?.querySelector<HTMLElement>('[aria-current]');
    if (chosen && list.current) list.current.scrollLeft = chosen.offsetLeft - list.current.clientWidth / 3;
  }, [current]);
  return (
    <nav aria-label={label}>
      <ul className={classNames(styles.tabs, bleed && styles.bleed)} ref={list}>
        {tabs.map((tab) => (
          <li key={tab.key}>
            <Link
              className={styles.tab}
              to={tab.to}
              aria-current={tab.current ? 'page' : undefined}
              preventScrollReset
            >
              {tab.lane !== undefined && <LaneNo lane={tab.lane} size="sm" />}
              {tab.text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
