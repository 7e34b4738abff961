import { useEffect, useRef, useSyncExternalStore } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { IconButton } from '../action/icon-button.tsx';
import { formatBytes, percentOf } from '../data/bytes.ts';
import type { ui } from '../ui.ko.ts';
import styles from './download-bars.module.css';
import { type DownloadItem, downloads } from './downloads.ts';

const none: readonly DownloadItem[] = [];

/** Downloads under way. One is a bar at the top edge, several are lanes under the header. */
export function DownloadBars() {
  const t = useTexts<typeof ui>('ui');
  const items = useSyncExternalStore(downloads.subscribe, downloads.list, () => none);
  const list = useRef<HTMLUListElement>(null);
  const count = items.length;
  useEffect(() => {
    // toasts begin below the list
    const end = count > 0 ? (list.current?.getBoundingClientRect().bottom ?? 0) : 0;
    document.documentElement.style.setProperty('--downloads-end', `${end}px`);
  }, [count]);
  if (items.length === 0) return null;
  const single = items.length === 1;
  return (
    <section aria-label={t('downloads.label')} style={{ '--rows': single ? 0 : items.length }}>
      {items.map((item, row) => (
        <Bar key={item.uuid} item={item} row={row} single={single} />
      ))}
      <ul className={styles.list} ref={list}>
        {items.map((item) => (
          <Item key={item.uuid} item={item} />
        ))}
      </ul>
    </section>
  );
}

function Bar({ item, row, single }: { item: DownloadItem; row: number; single: boolean }) {
  const t = useTexts<typeof ui>('ui');
  const percent = percentOf(item.loaded, item.total);
  return (
    <div
      className={classNames(styles.bar, single && styles.single, percent === null && styles.unknown)}
      style={{ '--row': row, '--at': `${percent ?? 0}%` }}
      role="progressbar"
      aria-label={`${item.name} ${t('downloads.running')}`}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent ?? undefined}
    >
      <span />
    </div>
  );
}

function Item({ item }: { item: DownloadItem }) {
  const t = useTexts<typeof ui>('ui');
  const percent = percentOf(item.loaded, item.total);
  const loaded = formatBytes(item.loaded);
  return (
    <li className={styles.item}>
      <div>
        <b className={styles.name}>{item.name}</b>
        <span className={styles.size}>
          {t('downloads.running')}{' '}
          {item.total === null
            ? t('downloads.received', { loaded })
            : `${loaded} / ${formatBytes(item.total)}`}
        </span>
      </div>
      {percent === null ? (
        <span className={styles.untold}>{t('downloads.unknown')}</span>
      ) : (
        <span className={styles.percent}>{percent}%</span>
      )}
      <IconButton
        icon="cross"
        label={t('downloads.stop', { name: item.name })}
        onClick={() => downloads.cancel(item.uuid)}
      />
    </li>
  );
}
