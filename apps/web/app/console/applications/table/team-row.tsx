import type { ApplicationRow } from '@chulbal/contract/applications/operators';
import type { MouseEvent } from 'react';
import { useTexts } from '../../../lib/use-texts.ts';
import { Link } from '../../../ui/action/link.tsx';
import type { teamList as texts } from '../team-list.ko.ts';
import { useTeamList } from '../team-list-context.ts';
import { Cell } from './cell.tsx';
import type { ColumnKey } from './columns.ts';
import styles from './team-table.module.css';

type Props = {
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
export function TeamRow({ row, columns, active, ticked, onTick, onReach }: Props) {
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
