import { classNames } from '../../lib/class-names.ts';
import styles from './progress.module.css';

type Props = {
  /** 0–100; null while the whole is unknown. */
  percent: number | null;
  /** What is under way. */
  label: string;
};

/** How far something has come, told to assistive technology. */
export function Progress({ percent, label }: Props) {
  return (
    <div
      className={classNames(styles.bar, percent === null && styles.unknown)}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent ?? undefined}
      style={{ '--at': `${percent ?? 0}%` }}
    >
      <span />
    </div>
  );
}
