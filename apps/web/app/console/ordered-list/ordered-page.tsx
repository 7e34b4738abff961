import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { useCommand } from '../../lib/command/use-command.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/action/button.tsx';
import { MoveButtons } from '../../ui/action/move-buttons.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { PageHead } from '../shell/page-head.tsx';
import type { orderedList as texts } from './ordered-list.ko.ts';
import styles from './ordered-list.module.css';
import { useUnsaved } from './use-unsaved.ts';

/** What a form tells: that there is something to lose, that it is to be closed, that all of it was saved. */
export type Writing = { onDirty: (dirty: boolean) => void; onClose: () => void; onSaved: () => void };

type OrderedRow = {
  key: number;
  /** What the row is called where it is moved. */
  name: string;
  small: string;
  picture?: ReactNode;
  /** Whether visitors see it, beside its name. */
  standing: ReactNode;
  /** What can be done with it before and after editing. */
  show: ReactNode;
  remove?: ReactNode;
};

type Props = {
  words: { title: string; add: string; order: string; empty: string; emptyText: string };
  rows: readonly OrderedRow[];
  /** The form of one of them, or of a new one. */
  form: (key: number | null, writing: Writing) => ReactNode;
  command: ReturnType<typeof useCommand>;
  /** Puts the keys in a new order; false when it could not be done. */
  onOrder: (keys: number[]) => Promise<boolean>;
};

/** Things of the start page in their order, one of them open for writing, which is not left without a question. */
export function OrderedPage({ words, rows, form, command, onOrder }: Props) {
  const t = useTexts<typeof texts>('orderedList');
  const [turned, setTurned] = useState<number | 'new' | null>(null);
  const { keep, mayLeave } = useUnsaved();
  // what was removed meanwhile is open no more
  const open = turned === 'new' || rows.some(({ key }) => key === turned) ? turned : null;

  const page = useRef<HTMLDivElement>(null);
  const before = useRef(open);
  // a new form begins in its first field; closed, one gives the keyboard back to what opened it
  useEffect(() => {
    const find = (what: string) => page.current?.querySelector<HTMLElement>(what);
    if (open === 'new') find('[data-new] :is(input, select, textarea)')?.focus();
    if (open === null && before.current !== null) find(`[data-opens="${before.current}"]`)?.focus();
    before.current = open;
  }, [open]);

  function turnTo(next: typeof open) {
    keep(false);
    setTurned(next);
  }
  const askedTurnTo = async (next: typeof open) => {
    if (await mayLeave()) turnTo(next);
  };
  const writing = { onDirty: keep, onClose: () => void askedTurnTo(null), onSaved: () => turnTo(null) };
  const add = (
    <Button
      variant="primary"
      icon="plus"
      data-opens="new"
      aria-expanded={open === 'new'}
      onClick={() => void askedTurnTo('new')}
    >
      {words.add}
    </Button>
  );
  return (
    <>
      <PageHead title={words.title} />
      <div ref={page} className={styles.page}>
        {rows.length > 0 && (
          <div className={styles.top}>
            <p>{words.order}</p>
            {add}
          </div>
        )}
        {command.problem && (
          <p className={styles.error} role="alert">
            {command.problem.message}
          </p>
        )}
        {open === 'new' && (
          <section className={styles.new} aria-label={words.add} data-new="">
            {form(null, writing)}
          </section>
        )}
        {rows.length === 0 && open === null && (
          <EmptyState title={words.empty} text={words.emptyText} action={add} />
        )}
        <OrderedRows
          rows={rows.map(({ key, name, small, picture, standing, show, remove }) => ({
            ...{ key, name },
            row: (
              <>
                {picture}
                <span className={styles.name}>
                  <b>{name}</b>
                  <small>{small}</small>
                </span>
                {standing}
                <span className={styles.actions}>
                  {show}
                  <Button
                    variant="line"
                    data-opens={key}
                    aria-expanded={open === key}
                    onClick={() => void askedTurnTo(open === key ? null : key)}
                  >
                    {t('edit')}
                  </Button>
                  {remove}
                </span>
              </>
            ),
            below: open === key && form(key, writing),
          }))}
          busy={command.busy}
          fixed={open !== null}
          onOrder={onOrder}
        />
      </div>
    </>
  );
}

type ShownRow = {
  key: number;
  /** What the row is called where it is moved. */
  name: string;
  row: ReactNode;
  /** What unfolds under it. */
  below?: ReactNode;
};

type OrderedRowsProps = {
  rows: readonly ShownRow[];
  busy: boolean;
  /** Nothing is dragged now: somebody is writing in one of them. */
  fixed: boolean;
  /** Puts the keys in a new order; false when it could not be done. */
  onOrder: (keys: number[]) => Promise<boolean>;
};

/** Rows in the order that operators give them, by dragging or by two arrows; each move is said. */
function OrderedRows({ rows, busy, fixed, onOrder }: OrderedRowsProps) {
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
