import type { ReactNode } from 'react';
import styles from './chart.module.css';
import { type Scale, ticksUpTo } from './scale.ts';

type Props = {
  size: { width: number; height: number };
  /** Where lines begin and end. */
  inner: { left: number; right: number };
  y: Scale;
  /** The number at the uppermost line, and about how many lines there are. */
  top: number;
  lines: number;
  label: string;
  /** What is drawn over the lines; `data-strong` sets a word apart. */
  children: ReactNode;
};

/** A drawing over level lines with their numbers at the left. A table or words beside it say the same. */
export function Chart({ size, inner, y, top, lines, label, children }: Props) {
  return (
    <svg className={styles.chart} viewBox={`0 0 ${size.width} ${size.height}`} role="img" aria-label={label}>
      {ticksUpTo(top, lines).map((tick) => (
        <g key={tick}>
          <line
            className={styles.grid}
            data-axis={tick === 0 || undefined}
            x1={inner.left}
            x2={inner.right}
            y1={y(tick)}
            y2={y(tick)}
          />
          <text x={inner.left - 8} y={y(tick) + 4} textAnchor="end">
            {tick.toLocaleString()}
          </text>
        </g>
      ))}
      {children}
    </svg>
  );
}
