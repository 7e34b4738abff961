import { blocks, notesOf } from '@chulbal/contract/toolkits/canvas';
import { useNavigate } from 'react-router';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { Button } from '../../../ui/action/button.tsx';
import { ButtonLink } from '../../../ui/action/button-link.tsx';
import { Wrap } from '../../../ui/layout/wrap.tsx';
import type { canvas as texts } from './canvas.ko.ts';
import board from './canvas-block.module.css';
import { CanvasLegend } from './canvas-legend.tsx';
import { ReadNote } from './canvas-note.tsx';
import styles from './canvas-workbench.module.css';
import { voiceName } from './canvases.ts';
import { exampleCanvas } from './example.ts';

/** The example to read, and the way to make it one's own. */
export function ExamplePage() {
  const t = useTexts<typeof texts>('canvas');
  const language = useLanguage();
  const navigate = useNavigate();
  const use = () => void navigate('/toolkit/bmc', { state: { begin: exampleCanvas(language) } });
  return (
    <Wrap className={styles.tool}>
      <h1 className={styles.title}>{t('title')}</h1>
      <p className={styles.banner}>{t('example.banner')}</p>
      <div className={styles.banner}>
        <Button variant="primary" onClick={use}>
          {t('example.use')}
        </Button>
        <ButtonLink to="/toolkit/bmc">{t('example.back')}</ButtonLink>
      </div>
      <CanvasExample />
    </Wrap>
  );
}

/** The filled example, to be read: without a script too. */
function CanvasExample() {
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
