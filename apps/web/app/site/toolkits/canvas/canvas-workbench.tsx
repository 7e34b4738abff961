import { blocks, canvasOf, filledBlocks } from '@chulbal/contract/toolkits/canvas';
import { lazy, Suspense, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { useFirstUse } from '../../../lib/use-first-use.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import { Button } from '../../../ui/action/button.tsx';
import { IconButton } from '../../../ui/action/icon-button.tsx';
import { TextLink } from '../../../ui/action/text-link.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { Wrap } from '../../../ui/layout/wrap.tsx';
import { KeepingNote, VisitorNote } from '../shelf/keeping-note.tsx';
import { PaperSwitch } from '../shelf/paper-switch.tsx';
import type { Shelf } from '../shelf/shelf.ts';
import { useBegin } from '../shelf/use-begin.ts';
import type { canvas as texts } from './canvas.ko.ts';
import { CanvasBlock } from './canvas-block.tsx';
import { CanvasLegend } from './canvas-legend.tsx';
import styles from './canvas-workbench.module.css';
import { useDesk } from './use-desk.ts';
import { useExport } from './use-export.ts';

const loadNames = () => import('./names-dialog.tsx');
const NamesDialog = lazy(async () => ({ default: (await loadNames()).NamesDialog }));

type Props = {
  shelf: Shelf;
  visitor: boolean;
  /** What has just been done with canvases of the device. */
  news?: string | null;
};

/** The canvas that is open, with all that can be done with it. */
export function CanvasWorkbench({ shelf, visitor, news }: Props) {
  const t = useTexts<typeof texts>('canvas');
  const desk = useDesk(shelf);
  const navigate = useNavigate();
  useBegin('/toolkit/bmc', canvasOf, (from) => desk.begin(from, from.name));
  useFirstUse(loadNames);
  const keysId = useId();
  const [naming, setNaming] = useState<'canvas' | 'voices' | null>(null);
  const { png, pdf } = useExport(desk.canvas);
  const filled = filledBlocks(desk.canvas);
  const kept = desk.all.some(({ id }) => id === desk.id);
  const acts = [
    { key: 'add', act: desk.addCanvas, shown: true },
    { key: 'copy', act: desk.copyCanvas, shown: kept },
    { key: 'remove', act: desk.removeCanvas, shown: kept },
    { key: 'example', act: () => void navigate('/toolkit/bmc?example'), shown: true },
  ] as const;
  return (
    <Wrap className={styles.tool}>
      <div className={styles.head}>
        <h1 className={styles.title}>{t('title')}</h1>
        <PaperSwitch
          papers={desk.all.map(({ id, paper }) => ({
            id,
            name: paper.name || t('unnamed'),
            note: t('count', { count: paper.notes.length }),
          }))}
          open={{ id: desk.id, name: desk.canvas.name || t('unnamed') }}
          words={{ mine: t('switch.mine'), manage: t('switch.label') }}
          acts={acts
            .filter(({ shown }) => shown)
            .map(({ key, act }) => ({ key, label: t(`switch.${key}`), act }))}
          onOpen={desk.open}
        />
        <IconButton icon="pencil" label={t('switch.rename')} onClick={() => setNaming('canvas')} />
        {desk.all.length > 0 && <KeepingNote keeping={shelf.keeping} at="/toolkit/bmc" />}
        <div className={styles.end}>
          {desk.canUndo && <IconButton icon="undo" label={t('undo')} onClick={desk.undo} />}
          <Button icon="download" aria-label={t('png')} onClick={() => void png()}>
            PNG
          </Button>
          <Button icon="download" variant="ink" aria-label={t('pdf')} onClick={() => void pdf()}>
            PDF
          </Button>
        </div>
      </div>
      {desk.all.length === 0 ? <FirstNote /> : visitor && <VisitorNote at="/toolkit/bmc" />}
      {news && (
        <p className={styles.visitor} role="status">
          {news}
        </p>
      )}
      <noscript>
        <p className={styles.visitor}>
          {t('example.needsScript')} <a href="/toolkit/bmc?example">{t('switch.example')}</a>
        </p>
      </noscript>
      <nav aria-label={t('order')}>
        <ol className={styles.order}>
          {blocks.map((block, at) => (
            <li key={block}>
              <a
                href={`#block-${block}`}
                data-filled={filled.includes(block) || undefined}
                aria-current={desk.active === block ? 'step' : undefined}
                onClick={() => desk.activate(block)}
              >
                <b>{at + 1}</b> <span>{t(`blocks.${block}`)}</span>
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <CanvasLegend canvas={desk.canvas} onRename={() => setNaming('voices')} />
      <p hidden id={keysId}>
        {t('note.keys')}
      </p>
      <div className={styles.board}>
        {blocks.map((block) => (
          <CanvasBlock key={block} desk={desk} block={block} keysId={keysId} />
        ))}
      </div>
      <section className={styles.guide} aria-labelledby="guide">
        <h2 id="guide">
          {t('now')}
          <br />
          {t(`blocks.${desk.active}`)}
        </h2>
        <ol>
          {(['one', 'two', 'three'] as const).map((which) => (
            <li key={which}>
              <b>{t(`guides.${desk.active}.${which}`)}</b>
              {t(`guides.${desk.active}.${which}Text`)}
            </li>
          ))}
        </ol>
      </section>
      <VisuallyHidden role="status">{desk.said}</VisuallyHidden>
      {naming && (
        <Suspense>
          <NamesDialog desk={desk} what={naming} onClose={() => setNaming(null)} />
        </Suspense>
      )}
    </Wrap>
  );
}

/** Where to begin. */
function FirstNote() {
  const t = useTexts<typeof texts>('canvas');
  return (
    <p className={styles.visitor}>
      {t('first')} <TextLink to="/toolkit/bmc?example">{t('switch.example')}</TextLink>
    </p>
  );
}
