import type { ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import styles from './tag.module.css';

/** A word that sorts something: 모집, 팀장, +2점. `hot` stands out. */
export function Tag({ hot, children }: { hot?: boolean; children: ReactNode }) {
  return <span className={classNames(styles.tag, hot && styles.hot)}>{children}</span>;
}
