import { useTexts } from '../../../lib/use-texts.ts';
import { Link } from '../../../ui/action/link.tsx';
import type { teamList as texts } from '../team-list.ko.ts';
import { useTeamList } from '../team-list-context.ts';
import type { ColumnKey } from './columns.ts';
import type { Sort } from './table-address.ts';
import styles from './team-table.module.css';

/** Columns one can sort by, and the orders they go through, first the one that a first press gives. */
const orders: Partial<Record<ColumnKey, readonly Sort[]>> = {
  team: ['teamName', '-teamName'],
  number: ['number', '-number'],
  bonus: ['-bonus'],
  submittedAt: ['-submittedAt', 'submittedAt'],
};

/** A column's head; a press sorts by it, another one the other way round. */
export function SortHead({ column }: { column: ColumnKey }) {
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
