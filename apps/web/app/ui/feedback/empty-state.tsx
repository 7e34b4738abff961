import type { ReactNode } from 'react';
import { EmptyLanes } from '../../art/empty-lanes.tsx';
import { classNames } from '../../lib/class-names.ts';
import styles from './message.module.css';

type Props = {
  title: ReactNode;
  text?: ReactNode;
  action?: ReactNode;
  /** Lines above and below instead of a box. */
  plain?: boolean;
  /** 1 where there is nothing else on the page. */
  level?: 1 | 2 | 3;
};

/** Nothing to list: lanes without runners, and what can be done about it. */
export function EmptyState({ title, text, action, plain, level = 2 }: Props) {
  const Title = `h${level}` as const;
  return (
    <div className={classNames(styles.message, plain && styles.plain)}>
      <div className={styles.art}>
        <EmptyLanes />
      </div>
      <div>
        <Title className={styles.title}>{title}</Title>
        {text && <p className={styles.text}>{text}</p>}
        {action && <div className={styles.actions}>{action}</div>}
      </div>
    </div>
  );
}
