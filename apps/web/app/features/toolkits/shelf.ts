import { type Canvas, canvasLimits, readCanvas, type Voice } from '@chulbal/contract/canvas';
import type { Texts } from '../autosave/edited.ts';

/** How what is written is kept. `at` is the server's time, ISO. */
export type Keeping =
  | { kind: 'device' | 'nowhere' | 'saving' | 'unreached' | 'signedOut' }
  | { kind: 'saved'; at: string | null }
  | { kind: 'refused'; message: string };

/** Where canvases are kept: on the device of a visitor, in the account of who is logged in. */
export type Shelf = {
  texts: Texts;
  keeping: Keeping;
  /** Texts by id; an empty one deletes. */
  write: (texts: Texts) => void;
};

export type Kept = { id: string; canvas: Canvas };

/** The canvases of a shelf, the oldest first. */
export function canvasesOf(texts: Texts): Kept[] {
  return Object.entries(texts)
    .flatMap(([id, text]) => {
      const canvas = readCanvas(text);
      return canvas ? [{ id, canvas }] : [];
    })
    .sort((a, b) => a.canvas.madeAt - b.canvas.madeAt || (a.id < b.id ? -1 : 1));
}

export function emptyCanvas(): Canvas {
  return { name: '', madeAt: 0, voices: { disc: '', square: '', triangle: '' }, notes: [] };
}

/** What of a device's canvases an account has room for, the oldest first. */
export function withRoom(device: Texts, account: Texts): Texts {
  const room = canvasLimits.canvases - Object.keys({ ...account }).filter((id) => !(id in device)).length;
  const taken = canvasesOf(device).slice(0, Math.max(0, room));
  return Object.fromEntries(taken.map(({ id }) => [id, device[id] ?? '']));
}

/** What a voice is called: by its writer, or by its shape. */
export function voiceName(canvas: Canvas, voice: Voice, shape: string): string {
  return canvas.voices[voice].trim() || shape;
}
