import { type Canvas, readCanvas, type Voice, writeCanvas } from '@chulbal/contract/toolkits/canvas';
import { deviceShelf } from '../shelf/device-shelf.ts';
import type { PaperCommand } from '../shelf/shelf-engine.ts';

/** A visitor's canvases on this device. */
export const deviceCanvases = deviceShelf('canvas:', (text) => readCanvas(text) !== null);

/** How a canvas is saved in the account. */
export const saveCanvasCommand: PaperCommand<Canvas> = {
  name: 'saveCanvas',
  read: readCanvas,
  write: writeCanvas,
  inputOf: ({ baseVersion, id, paper }) => ({ baseVersion, canvasId: id, canvas: paper }),
};

export function emptyCanvas(): Canvas {
  return { name: '', madeAt: 0, voices: { disc: '', square: '', triangle: '' }, notes: [] };
}

/** What a voice is called: by its writer, or by its shape. */
export function voiceName(canvas: Canvas, voice: Voice, shape: string): string {
  return canvas.voices[voice].trim() || shape;
}
