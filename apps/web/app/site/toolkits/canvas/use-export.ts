import { type Block, blocks, type Canvas } from '@chulbal/contract/toolkits/canvas';
import { useRootData } from '../../../lib/root-data.ts';
import { toast } from '../../../lib/toast.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import type { ui } from '../../../ui/ui.ko.ts';
import type { canvas as texts } from './canvas.ko.ts';

/** Hands the canvas to the reader as a picture, drawn here, or as a PDF, drawn by the server. */
export function useExport(canvas: Canvas): { png: () => Promise<void>; pdf: () => Promise<boolean> } {
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
