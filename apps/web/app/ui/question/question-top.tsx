import type { ComponentProps } from 'react';
import { LaneThin } from '../lane/lane-thin.tsx';
import styles from './question.module.css';

type Props = ComponentProps<typeof LaneThin> & { at: number; count: number };

/** Where one is among the questions, as a lane and as a number. */
export function QuestionTop({ at, count, ...lane }: Props) {
  return (
    <div className={styles.top}>
      <LaneThin {...lane} />
      <span className={styles.count} aria-hidden="true">
        <b>{at}</b> / {count}
      </span>
    </div>
  );
}
