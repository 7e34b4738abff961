import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTexts } from '../../lib/use-texts.ts';
import { MoveButtons } from '../../ui/action/move-buttons.tsx';
import type { orderedList as texts } from './ordered-list.ko.ts';
import styles from './ordered-list.module.css';

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
  const t = useTexts<typeof texts>('orderedList');
  const [dragged, setDragged] = useState<number | null>(null);
  const [said, setSaid] = useState('');

  const list = useRef<HTMLOListElement>(null);
  /** Whose arrow was pressed, and where it stood: whoever moves it on by keyboard finds it under their hands. */
  const pressed = useRef<{ key: number; from: number; arrow: 0 | 1 } | null>(null);
  useEffect(() => {
    if (!pressed.current || busy) return;
    const { key, from, arrow } = pressed.current;
    if (rows.findIndex((row) => row.key === key) === from) return;
    pressed.current = null;
    const arrows = list.current?.querySelectorAll<HTMLButtonElement>(`[data-arrows="${key}"] button`);
    const [same, other] = [arrows?.[arrow], arrows?.[1 - arrow]];
    (same?.disabled ? other : same)?.focus();
  }, [rows, busy]);

  async function move(key: number, to: number) {
    const rest = rows.map((row) => row.key).filter((one) => one !== key);
    if (await onOrder(rest.toSpliced(to, 0, key))) setSaid(t('moved', { place: to + 1 }));
    else pressed.current = null;
  }
  function press(key: number, from: number, arrow: 0 | 1) {
    pressed.current = { key, from, arrow };
    void move(key, from + (arrow === 0 ? -1 : 1));
  }
  return (
    <>
      <p className={styles.said} role="status">
        {said}
      </p>
      <ol ref={list} className={styles.list}>
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
              <span className={styles.moves} data-arrows={key}>
                <MoveButtons
                  at={index}
                  count={rows.length}
                  up={t('up', { name })}
                  down={t('down', { name })}
                  disabled={busy}
                  onMove={(by) => press(key, index, by < 0 ? 0 : 1)}
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
