import { type Block, blockBeside, blocks, filledBlocks, notesOf } from '@chulbal/contract/toolkits/canvas';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../lib/use-texts.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import type { canvas as texts } from './canvas.ko.ts';
import styles from './canvas-block.module.css';
import { CanvasNote, WrittenNote } from './canvas-note.tsx';
import { placeIn } from './note-place.ts';
import type { CanvasEditor } from './use-canvas-editor.ts';

type Props = { editor: CanvasEditor; block: Block; keysId: string };

/** One of the nine blocks: its notes in order, or what to ask oneself while there are none. */
export function CanvasBlock({ editor, block, keysId }: Props) {
  const t = useTexts<typeof texts>('canvas');
  const notes = notesOf(editor.canvas, block);
  const add = useRef<HTMLButtonElement>(null);
  const [over, setOver] = useState(false);
  const aimed = editor.aim?.kind === 'add' && editor.aim.id === block;
  useEffect(() => {
    if (!aimed) return;
    add.current?.focus();
    editor.aimed();
  });
  const name = t(`blocks.${block}`);

  function dropped(event: DragEvent<HTMLElement>) {
    const id = event.dataTransfer.getData('text/x-note');
    setOver(false);
    if (!id) return;
    event.preventDefault();
    const place = placeIn(event.currentTarget, id, event.clientY);
    if (place) editor.move(id, place);
  }

  return (
    <section
      className={styles.block}
      id={`block-${block}`}
      aria-labelledby={`name-${block}`}
      data-block={block}
      data-now={editor.active === block || undefined}
      data-empty={!filledBlocks(editor.canvas).includes(block) || undefined}
      data-over={over || undefined}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('text/x-note')) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={dropped}
    >
      <header className={styles.head}>
        <span className={styles.number} aria-hidden="true">
          {blocks.indexOf(block) + 1}
        </span>
        <h2 className={styles.name} id={`name-${block}`}>
          <button type="button" className={styles.open} onClick={() => editor.activate(block)}>
            {name}
          </button>
        </h2>
        <small className={styles.count}>
          {notes.length > 0 ? t('count', { count: notes.length }) : t('empty')}
        </small>
        <button
          ref={add}
          type="button"
          className={styles.add}
          aria-label={t('add', { block: name })}
          title={t('add', { block: name })}
          onClick={() => editor.add(block)}
        >
          <Icon name="plus" />
        </button>
      </header>
      <div className={styles.body}>
        {notes.length === 0 && <BlockAsk block={block} />}
        <ul className={styles.notes}>
          {notes.map((note) => (
            <li key={note.id}>
              {editor.editing === note.id ? (
                <WrittenNote editor={editor} note={note} />
              ) : (
                <CanvasNote editor={editor} note={note} keysId={keysId} />
              )}
            </li>
          ))}
        </ul>
        <BlockSteps editor={editor} block={block} />
      </div>
    </section>
  );
}

/** What to ask oneself about a block, and where to begin. */
export function BlockAsk({ block }: { block: Block }) {
  const t = useTexts<typeof texts>('canvas');
  return (
    <p className={styles.ask}>
      <b>{t(`asks.${block}`)}</b>
      {t(`hints.${block}`)}
    </p>
  );
}

/** On narrow screens, the way to the blocks beside this one in writing order. */
function BlockSteps({ editor, block }: { editor: CanvasEditor; block: Block }) {
  const t = useTexts<typeof texts>('canvas');
  const words = (beside: Block) =>
    t('step', { number: blocks.indexOf(beside) + 1, block: t(`blocks.${beside}`) });
  const go = (beside: Block) => () => {
    editor.activate(beside);
    document.querySelector<HTMLElement>(`#name-${beside} button`)?.focus();
  };
  const back = blockBeside(block, -1);
  const on = blockBeside(block, 1);
  return (
    <div className={styles.steps}>
      {back ? (
        <Button size="sm" onClick={go(back)}>
          {words(back)}
        </Button>
      ) : (
        <span />
      )}
      {on && (
        <Button size="sm" variant="ink" iconEnd="arrow-right" onClick={go(on)}>
          {words(on)}
        </Button>
      )}
    </div>
  );
}
