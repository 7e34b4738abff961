import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import styles from './skeleton-lines.module.css';

const widths = ['52%', '70%', '44%', '61%', '57%', '48%', '66%', '53%', '59%', '45%', '63%', '50%'];

/** Lines of a table that is on its way; shown only when that takes a while. */
export function SkeletonLines() {
  return (
    <div className={styles.lines} aria-hidden="true">
      {widths.map((width) => (
        <div key={width} className={styles.line}>
          <Skeleton width="18px" height="18px" />
          <Skeleton width="70%" height="14px" />
          <Skeleton width="80%" height="14px" />
          <Skeleton width={width} height="14px" />
          <Skeleton width="60%" height="14px" />
          <Skeleton width="70%" height="14px" />
        </div>
      ))}
    </div>
  );
}
