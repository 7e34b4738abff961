import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { useCommand } from '../../lib/command/use-command.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/action/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { PageHead } from '../shell/page-head.tsx';
import type { orderedList as texts } from './ordered-list.ko.ts';
import styles from './ordered-list.module.css';
import { OrderedRows } from './ordered-rows.tsx';
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
  const { keep, mayLeave } = useUnsaved(t('leave'));
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
  const askedTurnTo = (next: typeof open) => {
    if (mayLeave()) turnTo(next);
  };
  const writing = { onDirty: keep, onClose: () => askedTurnTo(null), onSaved: () => turnTo(null) };
  const add = (
    <Button
      variant="primary"
      icon="plus"
      data-opens="new"
      aria-expanded={open === 'new'}
      onClick={() => askedTurnTo('new')}
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
                    onClick={() => askedTurnTo(open === key ? null : key)}
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
