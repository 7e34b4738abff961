import { type ReactNode, useState } from 'react';
import { useTexts } from '../../lib/use-texts.ts';
import { IconButton } from '../../ui/action/icon-button.tsx';
import type { orderedRows as texts } from './ordered-rows.ko.ts';
import styles from './ordered-rows.module.css';

type OrderedRow = {
  key: number;
  /** What the row is called where it is moved. */
  name: string;
  row: ReactNode;
  /** What unfolds under it. */
  below?: ReactNode;
};

type Props = {
  rows: readonly OrderedRow[];
  busy: boolean;
  /** Nothing is dragged now: somebody is writing in one of them. */
  fixed: boolean;
  /** Puts the keys in a new order; false when it could not be done. */
  onOrder: (keys: number[]) => Promise<boolean>;
};

/** Rows in the order that operators give them, by dragging or by two arrows; each move is said. */
export function OrderedRows({ rows, busy, fixed, onOrder }: Props) {
  const t = useTexts<typeof texts>('orderedRows');
  const [dragged, setDragged] = useState<number | null>(null);
  const [said, setSaid] = useState('');

  async function move(key: number, to: number) {
    const rest = rows.map((row) => row.key).filter((one) => one !== key);
    if (await onOrder(rest.toSpliced(to, 0, key))) setSaid(t('moved', { place: to + 1 }));
  }
  return (
    <>
      <p className={styles.said} role="status">
        {said}
      </p>
      <ol className={styles.list}>
        {rows.map(({ key, name, row, below }, index) => (
          <li
            key={key}
            draggable={!fixed}
            data-dragged={dragged === key || undefined}
            onDragStart={() => setDragged(key)}
            onDragEnd={() => setDragged(null)}
            onDragOver={(event) => event.preventDefault()}
            onDrop={() => {
              if (dragged !== null && dragged !== key) void move(dragged, index);
            }}
          >
            <div className={styles.row}>
              <span className={styles.moves}>
                <IconButton
                  className={styles.up}
                  icon="chevron-down"
                  label={t('up', { name })}
                  disabled={busy || index === 0}
                  onClick={() => void move(key, index - 1)}
                />
                <IconButton
                  icon="chevron-down"
                  label={t('down', { name })}
                  disabled={busy || index === rows.length - 1}
                  onClick={() => void move(key, index + 1)}
                />
              </span>
              {row}
            </div>
            {below}
          </li>
        ))}
      </ol>
    </>
  );
}
