import styles from './chart.module.css';
import { linePath, scaleOf } from './scale.ts';

type Props = {
  /** In order; null leaves a gap. */
  values: readonly (number | null)[];
  /** The dotted line; a value on or above it colours the drawing. */
  limit: number;
  label: string;
};

const [WIDTH, TOP, BOTTOM] = [120, 3, 23] as const;

/** How a figure went, as a small line under its limit, the last value as a dot. */
export function Sparkline({ values, limit, label }: Props) {
  const known = values.filter((value) => value !== null);
  const most = Math.max(limit, ...known);
  const x = scaleOf([0, Math.max(1, values.length - 1)], [0, WIDTH - 3]);
  const y = scaleOf([0, most], [BOTTOM, TOP]);
  const points = values.map((value, place) => (value === null ? null : { x: x(place), y: y(value) }));
  const last = points.at(-1);
  return (
    <svg
      className={styles.spark}
      viewBox={`0 0 ${WIDTH} 26`}
      data-over={known.some((value) => value >= limit) || undefined}
      role="img"
      aria-label={label}
    >
      <line x1={0} x2={WIDTH - 3} y1={y(limit)} y2={y(limit)} />
      <path d={linePath(points)} />
      {last && <circle cx={last.x} cy={last.y} r={2.5} />}
    </svg>
  );
}
