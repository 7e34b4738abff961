import type { PagedDocument, TextPiece } from '../../../ui/documents/paged-document.ts';
import { pageOf } from './hwp-page.ts';
import type { HwpAnswer, HwpCall, HwpRun } from './hwp-worker.ts';

/** Longest wait for one answer in ms; a file on which the reader runs for ever is given up. */
const timeout = 60_000;

/** Drawn pages that are kept; a page of photographs is megabytes. */
const mostCached = 24;

/** A call as it is made; the number that pairs it with its answer is given here. */
type Asked = HwpCall extends infer C ? (C extends { id: number } ? Omit<C, 'id'> : never) : never;

/** Opens an HWP or HWPX in a worker of our own origin. Its pages are drawings (SVG) of known shapes only. */
export async function openHwpDocument(blob: Blob): Promise<PagedDocument> {
  const worker = new Worker(new URL('./hwp-worker.ts', import.meta.url), { type: 'module' });
  const { ask, giveUp } = callsOf(worker);
  const bytes = await blob.arrayBuffer();
  const opened = await ask({ kind: 'open', bytes }).catch((error: unknown) => {
    giveUp();
    throw error;
  });
  if (!('pages' in opened)) throw new Error('The document could not be opened');
  const pictures = new Map<number, Promise<{ svg: string; width: number; height: number }>>();
  const wordsOf = new Map<number, Promise<{ runs: HwpRun[]; width: number; height: number }>>();

  const picture = (page: number) => {
    const known = pictures.get(page) ?? ask({ kind: 'picture', page }).then(pictureOf);
    pictures.set(page, known);
    const oldest = pictures.keys().next().value;
    if (pictures.size > mostCached && oldest !== undefined) pictures.delete(oldest);
    return known;
  };
  const words = (page: number) => {
    const known = wordsOf.get(page) ?? ask({ kind: 'words', page }).then(runsOf);
    wordsOf.set(page, known);
    return known;
  };

  return {
    pages: opened.pages,
    async sizeOf(page) {
      const { width, height } = await words(page);
      return { width, height };
    },
    async draw(page, place, options, signal) {
      const { svg, width, height } = await picture(page);
      if (signal.aborted) return;
      place.style.aspectRatio = String(width / height);
      const shown = pageOf(svg);
      if (!options.words) {
        place.replaceChildren(shown);
        return;
      }
      const spoken = document.createElement('p');
      spoken.dataset.spoken = '';
      spoken.textContent = (await words(page)).runs.map(({ text }) => text).join(' ');
      if (!signal.aborted) place.replaceChildren(shown, spoken);
    },
    async piecesOf(page) {
      const { runs, width, height } = await words(page);
      return runs.map(
        ({ text, x, y, w, h }): TextPiece => ({
          text,
          box: { left: x / width, top: y / height, width: w / width, height: h / height },
        }),
      );
    },
    close: giveUp,
  };
}

function pictureOf(answer: HwpAnswer) {
  if (!('svg' in answer)) throw new Error('The page could not be drawn');
  return answer;
}

function runsOf(answer: HwpAnswer) {
  if (!('runs' in answer)) throw new Error('The page could not be read');
  return answer;
}

type Waiting = { resolve: (answer: HwpAnswer) => void; reject: (error: Error) => void };

/** Calls to the worker, each with its answer. */
function callsOf(worker: Worker) {
  const waiting = new Map<number, Waiting>();
  let next = 1;
  const giveUp = () => {
    worker.terminate();
    for (const { reject } of waiting.values()) reject(new Error('The reader was closed'));
    waiting.clear();
  };
  worker.addEventListener('message', ({ data }: MessageEvent<HwpAnswer>) => {
    const call = waiting.get(data.id);
    waiting.delete(data.id);
    if ('failed' in data) call?.reject(new Error(data.failed));
    else call?.resolve(data);
  });
  worker.addEventListener('error', giveUp);
  const ask = (asked: Asked): Promise<HwpAnswer> => {
    const id = next++;
    return new Promise((resolve, reject) => {
      const late = setTimeout(giveUp, timeout);
      const over =
        <A>(then: (answer: A) => void) =>
        (answer: A) => {
          clearTimeout(late);
          then(answer);
        };
      waiting.set(id, { resolve: over(resolve), reject: over(reject) });
      worker.postMessage({ ...asked, id }, 'bytes' in asked ? [asked.bytes] : []);
    });
  };
  return { ask, giveUp };
}
