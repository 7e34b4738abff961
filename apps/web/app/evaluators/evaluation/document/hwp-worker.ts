/// <reference lib="webworker" />
import init, { HwpDocument } from '@rhwp/core';
import wasmAddress from '@rhwp/core/rhwp_bg.wasm?url';

// Reads HWP and HWPX apart from the page: whatever a file does to the reader, the score sheet beside it lives on,
// and the page itself needs no leave to compile WebAssembly (its policy says no, this worker's own does not).

export type HwpCall =
  | { id: number; kind: 'open'; bytes: ArrayBuffer }
  | { id: number; kind: 'picture'; page: number }
  | { id: number; kind: 'words'; page: number };

/** A stretch of text: its place and the left edge of every letter, in the page's pixels. */
export type HwpRun = { text: string; x: number; y: number; w: number; h: number };

export type HwpAnswer =
  | { id: number; pages: number }
  | { id: number; svg: string; width: number; height: number }
  | { id: number; runs: HwpRun[]; width: number; height: number }
  | { id: number; failed: string };

const scope = self as unknown as DedicatedWorkerGlobalScope & {
  measureTextWidth?: (font: string, text: string) => number;
};
const pen = new OffscreenCanvas(1, 1).getContext('2d');
scope.measureTextWidth = (font, text) => {
  if (!pen) return text.length * 10;
  pen.font = font;
  return pen.measureText(text).width;
};

let opened: HwpDocument | null = null;

async function answer(call: HwpCall): Promise<HwpAnswer> {
  const { id } = call;
  if (call.kind === 'open') {
    await init({ module_or_path: wasmAddress });
    opened = new HwpDocument(new Uint8Array(call.bytes));
    return { id, pages: opened.pageCount() };
  }
  if (!opened) throw new Error('No document is open');
  const { width, height } = JSON.parse(opened.getPageInfo(call.page - 1)) as {
    width: number;
    height: number;
  };
  if (call.kind === 'picture') return { id, svg: opened.renderPageSvg(call.page - 1), width, height };
  const { runs } = JSON.parse(opened.getPageTextLayout(call.page - 1)) as { runs: HwpRun[] };
  return { id, runs: runs.map(({ text, x, y, w, h }) => ({ text, x, y, w, h })), width, height };
}

scope.addEventListener('message', ({ data }: MessageEvent<HwpCall>) => {
  answer(data).then(
    (message) => scope.postMessage(message),
    (error: unknown) => scope.postMessage({ id: data.id, failed: String(error) } satisfies HwpAnswer),
  );
});
