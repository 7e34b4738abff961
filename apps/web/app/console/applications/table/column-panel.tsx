import { useTexts } from '../../../lib/use-texts.ts';
import { Popover } from '../../../ui/action/popover.tsx';
import { DenseIcon } from '../../../ui/icon/dense-icon.tsx';
import type { teamList as texts } from '../team-list.ko.ts';
import { useTeamList } from '../team-list-context.ts';
import { columnKeys, lockedColumn, moveColumn, toggleColumn, usualColumns } from './columns.ts';
import styles from './table-parts.module.css';

/** Which columns are shown, and in which order; the address keeps it. */
export function ColumnPanel() {
  const t = useTexts<typeof texts>('teamList');
  const { wanted, go } = useTeamList();
  const shown = wanted.columns ?? usualColumns;
  const rest = columnKeys.filter((key) => !shown.includes(key));
  return (
    <Popover
      label={t('column.label')}
      align="end"
      panelClassName={styles.panel}
      button={
        <>
          <DenseIcon name="columns" />
          <span data-wide>{t('column.button')}</span>
        </>
      }
    >
      {() => (
        <>
          <div className={styles.head}>
            <span>{t('column.label')}</span>
            <button type="button" className={styles.reset} onClick={() => go({ columns: null })}>
              {t('column.reset')}
            </button>
          </div>
          <ul>
            {[...shown, ...rest].map((key) => {
              const column = t(`column.${key}`);
              const place = shown.indexOf(key);
              const locked = key === lockedColumn;
              return (
                <li key={key} className={styles.row}>
                  <label>
                    <input
                      type="checkbox"
                      checked={place >= 0}
                      disabled={locked}
                      onChange={() => go({ columns: toggleColumn(shown, key) })}
                    />
                    {column}
                  </label>
                  {locked && (
                    <span className={styles.lock} title={t('column.locked')}>
                      <DenseIcon name="lock" />
                    </span>
                  )}
                  {place > 0 &&
                    ([-1, 1] as const).map((by) => (
                      <button
                        key={by}
                        type="button"
                        className={styles.move}
                        aria-label={t(by < 0 ? 'column.up' : 'column.down', { column })}
                        disabled={by < 0 ? place === 1 : place === shown.length - 1}
                        onClick={() => go({ columns: moveColumn(shown, key, by) })}
                      >
                        <DenseIcon name={by < 0 ? 'chevron-up' : 'chevron-down'} />
                      </button>
                    ))}
                </li>
              );
            })}
          </ul>
        </>
      )}
    </Popover>
  );
}
