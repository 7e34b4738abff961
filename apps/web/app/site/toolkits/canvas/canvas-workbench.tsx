import { type Block, blocks, type Canvas, canvasOf, filledBlocks } from '@chulbal/contract/toolkits/canvas';
import { lazy, Suspense, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { useRootData } from '../../../lib/root-data.ts';
import { toast } from '../../../lib/toast.ts';
import { useFirstUse } from '../../../lib/use-first-use.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import { Button } from '../../../ui/action/button.tsx';
import { IconButton } from '../../../ui/action/icon-button.tsx';
import { TextLink } from '../../../ui/action/text-link.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { Wrap } from '../../../ui/layout/wrap.tsx';
import type { ui } from '../../../ui/ui.ko.ts';
import { KeepingNote, VisitorNote } from '../shelf/keeping-note.tsx';
import { PaperSwitch } from '../shelf/paper-switch.tsx';
import type { Shelf } from '../shelf/shelf.ts';
import { useBegin } from '../shelf/use-begin.ts';
import type { canvas as texts } from './canvas.ko.ts';
import { CanvasBlock } from './canvas-block.tsx';
import { CanvasLegend } from './canvas-legend.tsx';
import styles from './canvas-workbench.module.css';
import { useCanvasEditor } from './use-canvas-editor.ts';

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
  const editor = useCanvasEditor(shelf);
  const navigate = useNavigate();
  useBegin('/toolkit/bmc', canvasOf, (from) => editor.begin(from, from.name));
  useFirstUse(loadNames);
  const keysId = useId();
  const [naming, setNaming] = useState<'canvas' | 'voices' | null>(null);
  const { png, pdf } = useExport(editor.canvas);
  const filled = filledBlocks(editor.canvas);
  const kept = editor.all.some(({ id }) => id === editor.id);
  const acts = [
    { key: 'add', act: editor.addCanvas, shown: true },
    { key: 'copy', act: editor.copyCanvas, shown: kept },
    { key: 'remove', act: editor.removeCanvas, shown: kept },
    { key: 'example', act: () => void navigate('/toolkit/bmc?example'), shown: true },
  ] as const;
  return (
    <Wrap className={styles.tool}>
      <div className={styles.head}>
        <h1 className={styles.title}>{t('title')}</h1>
        <PaperSwitch
          papers={editor.all.map(({ id, paper }) => ({
            id,
            name: paper.name || t('unnamed'),
            note: t('count', { count: paper.notes.length }),
          }))}
          open={{ id: editor.id, name: editor.canvas.name || t('unnamed') }}
          words={{ mine: t('switch.mine'), manage: t('switch.label') }}
          acts={acts
            .filter(({ shown }) => shown)
            .map(({ key, act }) => ({ key, label: t(`switch.${key}`), act }))}
          onOpen={editor.open}
        />
        <IconButton icon="pencil" label={t('switch.rename')} onClick={() => setNaming('canvas')} />
        {editor.all.length > 0 && <KeepingNote keeping={shelf.keeping} at="/toolkit/bmc" />}
        <div className={styles.end}>
          {editor.canUndo && <IconButton icon="undo" label={t('undo')} onClick={editor.undo} />}
          <Button icon="download" aria-label={t('png')} onClick={() => void png()}>
            PNG
          </Button>
          <Button icon="download" variant="ink" aria-label={t('pdf')} onClick={() => void pdf()}>
            PDF
          </Button>
        </div>
      </div>
      {editor.all.length === 0 ? <FirstNote /> : visitor && <VisitorNote at="/toolkit/bmc" />}
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
                aria-current={editor.active === block ? 'step' : undefined}
                onClick={() => editor.activate(block)}
              >
                <b>{at + 1}</b> <span>{t(`blocks.${block}`)}</span>
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <CanvasLegend canvas={editor.canvas} onRename={() => setNaming('voices')} />
      <p hidden id={keysId}>
        {t('note.keys')}
      </p>
      <div className={styles.board}>
        {blocks.map((block) => (
          <CanvasBlock key={block} editor={editor} block={block} keysId={keysId} />
        ))}
      </div>
      <section className={styles.guide} aria-labelledby="guide">
        <h2 id="guide">
          {t('now')}
          <br />
          {t(`blocks.${editor.active}`)}
        </h2>
        <ol>
          {(['one', 'two', 'three'] as const).map((which) => (
            <li key={which}>
              <b>{t(`guides.${editor.active}.${which}`)}</b>
              {t(`guides.${editor.active}.${which}Text`)}
            </li>
          ))}
        </ol>
      </section>
      <VisuallyHidden role="status">{editor.said}</VisuallyHidden>
      {naming && (
        <Suspense>
          <NamesDialog editor={editor} what={naming} onClose={() => setNaming(null)} />
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

/** Hands the canvas to the reader as a picture, drawn here, or as a PDF, drawn by the server. */
function useExport(canvas: Canvas): { png: () => Promise<void>; pdf: () => Promise<boolean> } {
  const t = useTexts<typeof texts>('canvas');
  const { brand } = useRootData();
  const say = useTexts<typeof ui>('ui');
  const name = canvas.name.trim() || t('unnamed');
  const fileName = name.replaceAll(/[\\/:*?"<>|]/g, ' ');
  return {
    async png() {
      const words = Object.fromEntries(blocks.map((block) => [block, t(`blocks.${block}`)]));
      try {
        const [{ drawPng }, { saveFile }] = await Promise.all([
          import('./canvas-png.ts'),
          import('../../../ui/feedback/download.ts'),
        ]);
        const title = `${brand} · ${t('title')}`;
        const picture = await drawPng(canvas, {
          title,
          name,
          blocks: words as Record<Block, string>,
        });
        saveFile(picture, `${fileName}.png`);
      } catch {
        toast.error(t('pngFailed'));
      }
    },
    async pdf() {
      const { download } = await import('../../../ui/feedback/download.ts');
      const headers = { 'content-type': 'application/json' };
      const sent = { method: 'POST', headers, body: JSON.stringify({ canvas }) };
      return download(
        '/transfer/canvas-pdf',
        { ...sent, failed: say('downloads.failed') },
        `${fileName}.pdf`,
      );
    },
  };
}
