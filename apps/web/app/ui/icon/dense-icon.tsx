import { classNames } from '../../lib/class-names.ts';
import styles from './dense-icon.module.css';

/** Strokes of the dense areas' icons on a 16 × 16 grid, apart from the portal's so that it does not carry them. */
const paths = {
  bell: 'M4 11.5V7a4 4 0 0 1 8 0v4.5l1 1H3zM6.8 14h2.4',
  'chevron-down': 'M4.5 6.5 8 10l3.5-3.5',
  'chevron-left': 'M9.5 4.5 6 8l3.5 3.5',
  'chevron-right': 'M6.5 4.5 10 8l-3.5 3.5',
  'chevron-up': 'M4.5 9.5 8 6l3.5 3.5',
  clock: 'M8 13.8A5.8 5.8 0 1 0 8 2.2a5.8 5.8 0 0 0 0 11.6zM8 4.8V8l2.3 1.6',
  columns: 'M2.5 3h11v10h-11zM6.2 3v10M9.8 3v10',
  cross: 'M4 4l8 8M12 4l-8 8',
  download: 'M8 2.5v7.5M4.8 7 8 10.2 11.2 7M2.5 11.5v2h11v-2',
  eye: 'M1.8 8S4 3.8 8 3.8 14.2 8 14.2 8 12 12.2 8 12.2 1.8 8 1.8 8zM8 9.8a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6z',
  filter: 'M2.5 4h11M4.5 8h7M6.5 12h3',
  info: 'M8 13.8A5.8 5.8 0 1 0 8 2.2a5.8 5.8 0 0 0 0 11.6zM8 7.3v3.8M8 4.9V5',
  keyboard: 'M1.8 4h12.4v8H1.8zM4.3 6.5h.1M7 6.5h.1M9.7 6.5h.1M11.9 6.5h.1M5 9.6h6',
  lock: 'M3.5 7.2h9v6.3h-9zM5.5 7.2V5a2.5 2.5 0 0 1 5 0v2.2',
  mail: 'M2 3.8h12v8.7H2zM2.3 4.2 8 8.8l5.7-4.6',
  minus: 'M3 8h10',
  more: 'M3.5 8h.1M8 8h.1M12.5 8h.1',
  pencil: 'M3 13l.7-3L10.5 3.2a1.5 1.5 0 0 1 2.2 2.2L5.9 12.3 3 13z',
  plus: 'M8 3v10M3 8h10',
  recused: 'M8 13.5a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11zM4.2 11.8l7.6-7.6',
  ring: 'M8 13.5a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11z',
  search: 'M7 11.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9zM10.4 10.4 14 14',
  stop: 'M5.4 2.3h5.2l3.1 3.1v5.2l-3.1 3.1H5.4l-3.1-3.1V5.4zM8 5v3.6M8 10.9v.1',
  twins: 'M2.5 3.5h5v9h-5zM8.5 3.5h5v9h-5zM4.2 6h1.6M10.2 6h1.6M4.2 8.2h1.6M10.2 8.2h1.6',
  user: 'M8 7.9a2.6 2.6 0 1 0 0-5.2 2.6 2.6 0 0 0 0 5.2zM3 13.6c.4-2.7 2.5-4.1 5-4.1s4.6 1.4 5 4.1',
  voided: 'M2.8 2.8h10.4v10.4H2.8zM5.5 5.5l5 5M10.5 5.5l-5 5',
  warning: 'M8 2.3 14.5 13.5h-13zM8 6.5v3.2M8 11.6v.1',
  wide: 'M2.5 6V2.5H6M10 2.5h3.5V6M13.5 10v3.5H10M6 13.5H2.5V10',
  'zoom-in': 'M7 11.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9zM10.4 10.4 14 14M7 5v4M5 7h4',
  'zoom-out': 'M7 11.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9zM10.4 10.4 14 14M5 7h4',
} as const;

/** Filled ones. */
const fills = {
  done: 'M8 1.8a6.2 6.2 0 1 0 0 12.4A6.2 6.2 0 0 0 8 1.8zm3.5 4.6L7.3 11 4.6 8.4l1-1.1 1.6 1.5 3.2-3.5z',
  grip: 'M5 3h2v2H5zM9 3h2v2H9zM5 7h2v2H5zM9 7h2v2H9zM5 11h2v2H5zM9 11h2v2H9z',
} as const;

export type DenseIconName = keyof typeof paths | keyof typeof fills;

/** A 16 px icon of the console, always beside a word or inside a named control. */
export function DenseIcon({ name, className }: { name: DenseIconName; className?: string | undefined }) {
  const filled = name in fills;
  return (
    <svg
      className={classNames(styles.icon, filled && styles.filled, className)}
      viewBox="0 0 16 16"
      aria-hidden="true"
      focusable="false"
    >
      <path d={{ ...paths, ...fills }[name]} />
    </svg>
  );
}
