import {
  AbortException,
  GlobalWorkerOptions,
  getDocument,
  TextLayer,
  version,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import workerAddress from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import type { PagedDocument, TextPiece } from './paged-document.ts';
import styles from './pdf-words.module.css';
import { sheetSize } from './sheet-size.ts';

/** Where the build puts what PDFs may need beside the worker, see pdf-assets.ts. */
const assets = `/assets/pdfjs-${version}`;

/** From points of 1/72 inch to CSS pixels of 1/96. */
const toPixels = 96 / 72;

/** Opens a PDF in a worker of our own origin; nothing in it is run, and nothing is fetched from elsewhere. */
export async function openPdfDocument(blob: Blob): Promise<PagedDocument> {
  GlobalWorkerOptions.workerSrc = workerAddress;
  const task = getDocument({
    data: await blob.arrayBuffer(),
    cMapUrl: `${assets}/cmaps/`,
    standardFontDataUrl: `${assets}/standard_fonts/`,
    wasmUrl: `${assets}/wasm/`,
    iccUrl: `${assets}/iccs/`,
    enableXfa: false,
  });
  const pdf = await task.promise;
  return {
    pages: pdf.numPages,
    async sizeOf(number) {
      const { width, height } = (await pdf.getPage(number)).getViewport({ scale: toPixels });
      return { width, height };
    },
    async draw(number, place, { words }, signal) {
      const page = await pdf.getPage(number);
      if (signal.aborted) return;
      const natural = page.getViewport({ scale: 1 });
      const { ratio, scale, dense } = sheetSize(natural, {
        width: place.clientWidth,
        density: window.devicePixelRatio,
      });
      place.style.aspectRatio = String(ratio);
      const viewport = page.getViewport({ scale: scale * dense });
      const canvas = document.createElement('canvas');
      canvas.width = Math.floor(viewport.width);
      canvas.height = Math.floor(viewport.height);
      canvas.setAttribute('aria-hidden', 'true');
      const drawing = page.render({ canvas, viewport });
      signal.addEventListener('abort', () => drawing.cancel());
      await drawing.promise;
      if (!words) {
        if (!signal.aborted) place.replaceChildren(canvas);
        return;
      }
      const layer = document.createElement('div');
      layer.className = styles.words ?? '';
      layer.style.setProperty('--total-scale-factor', String(scale));
      const text = new TextLayer({
        textContentSource: page.streamTextContent(),
        container: layer,
        viewport: page.getViewport({ scale }),
      });
      signal.addEventListener('abort', () => text.cancel());
      await text.render().catch((error: unknown) => {
        // a page without its words is still a page; one that was left is nobody's
        if (!(error instanceof AbortException)) layer.replaceChildren();
      });
      if (!signal.aborted) place.replaceChildren(canvas, layer);
    },
    async piecesOf(number) {
      const page = await pdf.getPage(number);
      const { width, height, transform } = page.getViewport({ scale: 1 });
      const { items } = await page.getTextContent();
      return items.flatMap((item): TextPiece[] => {
        if (!('str' in item) || item.str === '') return [];
        const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = transform as number[];
        const [, , , , x = 0, y = 0] = item.transform as number[];
        const tall = item.height || 10;
        const left = a * x + c * y + e;
        const foot = b * x + d * y + f;
        const box = {
          left: left / width,
          top: (foot - tall) / height,
          width: item.width / width,
          height: (tall * 1.15) / height,
        };
        return [{ text: item.str, box }];
      });
    },
    close: () => void task.destroy(),
  };
}
