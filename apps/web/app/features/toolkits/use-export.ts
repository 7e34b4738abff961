import { type Block, blocks, type Canvas } from '@chulbal/contract/canvas';
import { useRootData } from '../../lib/root-data.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { saveFile } from '../../ui/feedback/download.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { useDownload } from '../../ui/feedback/use-download.ts';
import type { canvas as texts } from './canvas.ko.ts';

/** Hands the canvas to the reader as a picture, drawn here, or as a PDF, drawn by the server. */
export function useExport(canvas: Canvas): { png: () => Promise<void>; pdf: () => Promise<boolean> } {
  const t = useTexts<typeof texts>('canvas');
  const { brand } = useRootData();
  const download = useDownload();
  const name = canvas.name.trim() || t('unnamed');
  const fileName = name.replaceAll(/[\\/:*?"<>|]/g, ' ');
  return {
    async png() {
      const words = Object.fromEntries(blocks.map((block) => [block, t(`blocks.${block}`)]));
      try {
        const { drawPng } = await import('./canvas-png.ts');
        const title = `${brand} · ${t('title')}`;
        const footer = brand;
        const picture = await drawPng(canvas, {
          title,
          name,
          footer,
          blocks: words as Record<Block, string>,
        });
        saveFile(picture, `${fileName}.png`);
      } catch {
        toast.error(t('pngFailed'));
      }
    },
    pdf: () =>
      download(
        '/transfer/canvas-pdf',
        {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ canvas }),
        },
        `${fileName}.pdf`,
      ),
  };
}
