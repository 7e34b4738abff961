import type { ApplicationRow } from '@chulbal/contract/applications/operators';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../lib/use-texts.ts';
import { Link } from '../../../ui/action/link.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import type { teamList as texts } from '../team-list.ko.ts';
import { useTeamList } from '../team-list-context.ts';
import { Cell } from './cell.tsx';
import { type ColumnKey, usualColumns } from './columns.ts';
import type { Sort } from './table-address.ts';
import styles from './team-table.module.css';
import { tickOf, type UsedSelection } from './use-selection.ts';

type Props = UsedSelection & {
  rows: readonly ApplicationRow[];
  total: number;
  first: number;
  /** Another search or page is on its way. */
  loading: boolean;
};

/**
 * The table of teams: a table for assistive technology, one stop for Tab, in which J, K and the arrows move
 * from team to team.
 */
export function TeamTable({ rows, total, first, loading, selection, every, select, tick }: Props) {
  const t = useTexts<typeof texts>('teamList');
  const { state, can } = useTeamList();
  const [at, setAt] = useState<number | null>(null);
  const columns = state.columns ?? usualColumns;
  const active = rows.some(({ teamNo }) => teamNo === at) ? at : (rows[0]?.teamNo ?? null);
  const box = useRef<HTMLDivElement>(null);

  // whoever closes the drawer is back on its team
  const before = useRef(state.team);
  useEffect(() => {
    const closed = before.current !== null && state.team === null ? before.current : null;
    const opened = state.team !== before.current ? state.team : null;
    before.current = state.team;
    if (opened !== null) {
      setAt(opened);
      rowOf(box.current, opened)?.scrollIntoView?.({ block: 'nearest' });
    }
    if (closed !== null) rowOf(box.current, closed)?.querySelector<HTMLElement>('a')?.focus();
  }, [state.team]);

  const ticked = every ? 'all' : tickOf(selection, rows);
  const last = first + rows.length - 1;
  return (
    <div className={styles.box} ref={box} data-team-table data-loading={loading || undefined}>
      <table className={styles.table} aria-busy={loading}>
        <caption>
          <VisuallyHidden>{t('table.caption', { total, first, last })}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {can('workApplications') && (
              <th scope="col" className={styles.tick}>
                <input
                  type="checkbox"
                  aria-label={t('table.selectAll')}
                  checked={ticked === 'all'}
                  ref={(input) => {
                    if (input) input.indeterminate = ticked === 'some';
                  }}
                  onChange={() => select(rows, ticked !== 'all')}
                />
                <span className={styles.all} aria-hidden="true">
                  {t('table.selectAll')}
                </span>
              </th>
            )}
            {columns.map((column) => (
              <SortHead key={column} column={column} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <TeamRow
              key={row.teamNo}
              row={row}
              columns={columns}
              active={row.teamNo === active}
              ticked={every !== null || selection.has(row.teamNo)}
              onTick={(on, range) => tick({ rows, teamNo: row.teamNo, on, range })}
              onReach={() => setAt(row.teamNo)}
            />
          ))}
        </tbody>
      </table>
      {loading && <SkeletonLines />}
    </div>
  );
}

function rowOf(box: HTMLElement | null, teamNo: number): HTMLElement | null {
  return box?.querySelector<HTMLElement>(`[data-team="${teamNo}"]`) ?? null;
}

const lineWidths = ['52%', '70%', '44%', '61%', '57%', '48%', '66%', '53%', '59%', '45%', '63%', '50%'];

/** Lines of a table that is on its way; shown only when that takes a while. */
function SkeletonLines() {
  return (
    <div className={styles.loading} aria-hidden="true">
      {lineWidths.map((width) => (
        <div key={width} className={styles.loadingLine}>
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

/** Columns one can sort by, and the orders they go through, first the one that a first press gives. */
const orders: Partial<Record<ColumnKey, readonly Sort[]>> = {
  team: ['teamName', '-teamName'],
  number: ['number', '-number'],
  bonus: ['-bonus'],
  submittedAt: ['-submittedAt', 'submittedAt'],
};

/** A column's head; a press sorts by it, another one the other way round. */
function SortHead({ column }: { column: ColumnKey }) {
  const t = useTexts<typeof texts>('teamList');
  const { state, to } = useTeamList();
  const name = t(`column.${column}`);
  const right = column === 'bonus' || undefined;
  const order = orders[column];
  if (!order) return <th scope="col">{name}</th>;
  const sorted = order.includes(state.sort);
  const down = state.sort.startsWith('-');
  const next = sorted ? order[(order.indexOf(state.sort) + 1) % order.length] : order[0];
  return (
    <th scope="col" data-right={right} aria-sort={sorted ? (down ? 'descending' : 'ascending') : undefined}>
      <Link
        to={to(next ? { sort: next } : {})}
        className={styles.sort}
        title={t('table.sort', { column: name })}
      >
        {name}
        <span aria-hidden="true">{sorted ? (down ? '↓' : '↑') : ''}</span>
      </Link>
    </th>
  );
}

type TeamRowProps = {
  row: ApplicationRow;
  columns: readonly ColumnKey[];
  /** The one that Tab comes to. */
  active: boolean;
  ticked: boolean;
  /** `range`: with Shift held, from the one ticked before. */
  onTick: (on: boolean, range: boolean) => void;
  onReach: () => void;
};

/** A team's line: its tick, its name as a link to its drawer, its facts. */
function TeamRow({ row, columns, active, ticked, onTick, onReach }: TeamRowProps) {
  const t = useTexts<typeof texts>('teamList');
  const { state, to, go, can } = useTeamList();
  const { teamNo } = row;
  const team = row.teamName || t('table.noName');
  const tabIndex = active ? 0 : -1;
  /** Anywhere on the line opens it; what has a meaning of its own keeps it, and so does text being marked. */
  function press(event: MouseEvent<HTMLTableRowElement>) {
    const own = (event.target as Element).closest('a, input, label, button');
    if (!own && !getSelection()?.toString()) go({ team: teamNo, file: null });
  }
  return (
    <tr
      data-team={teamNo}
      data-ticked={ticked || undefined}
      aria-current={state.team === teamNo ? 'true' : undefined}
      onClick={press}
      onFocus={onReach}
    >
      {can('workApplications') && (
        <td className={styles.tick}>
          <input
            type="checkbox"
            tabIndex={tabIndex}
            aria-label={t('table.select', { team })}
            checked={ticked}
            onChange={({ target, nativeEvent }) =>
              onTick(target.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
            }
          />
        </td>
      )}
      {columns.map((column) =>
        column === 'team' ? (
          <th key={column} scope="row" data-column="team">
            <Link
              className={styles.team}
              to={to({ team: teamNo, file: null })}
              tabIndex={tabIndex}
              data-unnamed={row.teamName ? undefined : ''}
              preventScrollReset
            >
              {team}
            </Link>
          </th>
        ) : (
          <td
            key={column}
            data-column={column}
            data-name={t(`column.${column}`)}
            data-right={column === 'bonus' || undefined}
          >
            <Cell row={row} column={column} />
          </td>
        ),
      )}
    </tr>
  );
}
