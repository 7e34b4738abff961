import type { ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { Link } from '../action/link.tsx';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import styles from './table.module.css';

export type Column<Row> = {
  key: string;
  title: string;
  cell: (row: Row) => ReactNode;
  /** Names its row. */
  rowHeader?: boolean;
  right?: boolean;
  nowrap?: boolean;
  /** The first to be left out where the table is tight: its cells carry `data-rare`. */
  rare?: boolean;
  /** Its head sorts the rows: the address that a press opens, and how they are sorted by it now. */
  sort?: { to: string; now: 'ascending' | 'descending' | undefined };
};

type Props<Row> = {
  /** What the table holds, for assistive technology. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /**
   * What happens on a phone: rows become stacks with labels, or a name with the other facts in one line under
   * it where they speak for themselves, or the table scrolls in its own box.
   */
  narrow?: 'stack' | 'line' | 'scroll';
  dense?: boolean;
};

function Head<Row>({ column: { title, sort } }: { column: Column<Row> }) {
  if (!sort) return title;
  return (
    <Link to={sort.to} className={styles.sort} preventScrollReset>
      {title}
      <span aria-hidden="true">{sort.now === 'descending' ? '↓' : sort.now ? '↑' : '↕'}</span>
    </Link>
  );
}

/** Facts in rows. */
export function Table<Row>({ caption, columns, rows, rowKey, narrow = 'stack', dense }: Props<Row>) {
  const cellClass = (column: Column<Row>) =>
    classNames(column.right && styles.right, column.nowrap && styles.nowrap) || undefined;
  const table = (
    <table className={classNames(styles.table, narrow !== 'scroll' && styles[narrow], dense && styles.dense)}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th
              key={column.key}
              scope="col"
              className={cellClass(column)}
              data-rare={column.rare}
              aria-sort={column.sort?.now}
            >
              <Head column={column} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)}>
            {columns.map((column) =>
              column.rowHeader ? (
                <th key={column.key} scope="row" className={cellClass(column)}>
                  {column.cell(row)}
                </th>
              ) : (
                <td
                  key={column.key}
                  data-label={column.title}
                  data-rare={column.rare}
                  className={cellClass(column)}
                >
                  <div>{column.cell(row)}</div>
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
  if (narrow !== 'scroll') return table;
  return (
    <section className={styles.scroll} aria-label={caption} tabIndex={0}>
      {table}
    </section>
  );
}
