import {
  AbortException,
  GlobalWorkerOptions,
  getDocument,
  type PDFDocumentProxy,
  TextLayer,
  version,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import workerAddress from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import styles from './document-pane.module.css';
import { sheetSize } from './sheet-size.ts';

export type Pdf = PDFDocumentProxy;

/** Where the build puts what PDFs may need beside the worker, see pdf-assets.ts. */
const assets = `/assets/pdfjs-${version}`;

/** Opens a PDF in a worker of our own origin; nothing in it is run, and nothing is fetched from elsewhere. */
export async function openPdf(blob: Blob): Promise<{ pdf: Pdf; destroy: () => void }> {
  GlobalWorkerOptions.workerSrc = workerAddress;
  const task = getDocument({
    data: await blob.arrayBuffer(),
    cMapUrl: `${assets}/cmaps/`,
    standardFontDataUrl: `${assets}/standard_fonts/`,
    wasmUrl: `${assets}/wasm/`,
    iccUrl: `${assets}/iccs/`,
    enableXfa: false,
  });
  return { pdf: await task.promise, destroy: () => void task.destroy() };
}

/** Draws a page into its place, as wide as that is, with its words over it. */
export async function drawPage(
  pdf: Pdf,
  number: number,
  place: HTMLElement,
  signal: AbortSignal,
): Promise<void> {
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

  const words = document.createElement('div');
  words.className = styles.words ?? '';
  words.style.setProperty('--total-scale-factor', String(scale));
  const layer = new TextLayer({
    textContentSource: page.streamTextContent(),
    container: words,
    viewport: page.getViewport({ scale }),
  });
  signal.addEventListener('abort', () => layer.cancel());
  await layer.render().catch((error: unknown) => {
    // a page without its words is still a page; one that was left is nobody's
    if (!(error instanceof AbortException)) words.replaceChildren();
  });
  if (!signal.aborted) place.replaceChildren(canvas, words);
}
