import { blocks, notesOf } from '@chulbal/contract/toolkits/canvas';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import type { canvas as texts } from './canvas.ko.ts';
import board from './canvas-block.module.css';
import { CanvasLegend } from './canvas-legend.tsx';
import { ReadNote } from './canvas-note.tsx';
import styles from './canvas-workbench.module.css';
import { voiceName } from './canvases.ts';
import { exampleCanvas } from './example.ts';

/** The filled example, to be read: without a script too. */
export function CanvasExample() {
  const t = useTexts<typeof texts>('canvas');
  const canvas = exampleCanvas(useLanguage());
  return (
    <>
      <CanvasLegend canvas={canvas} />
      <div className={styles.board}>
        {blocks.map((block, at) => (
          <section
            key={block}
            className={board.block}
            aria-labelledby={`name-${block}`}
            data-block={block}
            data-read
          >
            <header className={board.head}>
              <span className={board.number} aria-hidden="true">
                {at + 1}
              </span>
              <h2 className={board.name} id={`name-${block}`}>
                {t(`blocks.${block}`)}
              </h2>
            </header>
            <div className={board.body}>
              <ul className={board.notes}>
                {notesOf(canvas, block).map((note) => (
                  <li key={note.id}>
                    <ReadNote note={note} voice={voiceName(canvas, note.voice, t(`voices.${note.voice}`))} />
                  </li>
                ))}
              </ul>
            </div>
          </section>
        ))}
      </div>
    </>
  );
}
