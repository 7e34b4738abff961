import { readCanvas, writeCanvas } from '@chulbal/contract/canvas';
import type { InputOf, OutputOf } from '@chulbal/contract/endpoint';
import type { myCanvases, saveCanvas } from '@chulbal/contract/toolkits';
import type { DeviceCopy } from '../autosave/device-copy.ts';
import { type Edited, type Texts, uncontested } from '../autosave/edited.ts';

export type ServerCanvases = OutputOf<typeof myCanvases>;
export type SaveCall = InputOf<typeof saveCanvas>;
export type SaveReply = OutputOf<typeof saveCanvas>;

/**
 * A person's canvases as they are written in this tab: their texts by id, an empty one for what was deleted. `base`
 * is the version that the changes were made on; lower than `version` for what was found on the device.
 */
export type CanvasesState = Edited & { readonly base: number };

export function openCanvases({ version, savedAt, canvases }: ServerCanvases): CanvasesState {
  const acknowledged = Object.fromEntries(
    Object.entries(canvases).map(([id, canvas]) => [id, writeCanvas(canvas)]),
  );
  return { version, base: version, acknowledged, changed: {}, sending: null, conflicts: [], savedAt };
}

/** As the page shows them, deleted ones left out. */
export function shownCanvases({ acknowledged, changed }: Pick<Edited, 'acknowledged' | 'changed'>): Texts {
  const shown = Object.entries({ ...acknowledged, ...changed }).filter(([, text]) => text !== '');
  return Object.fromEntries(shown);
}

/** One canvas at a time: a save is as large as a canvas at most. */
export function sendable(state: CanvasesState): Texts {
  return Object.fromEntries(uncontested(state).slice(0, 1));
}

export function callOf({ base, sending }: CanvasesState): SaveCall {
  const [canvasId = '', text = ''] = Object.entries(sending ?? {})[0] ?? [];
  return { baseVersion: base, canvasId, canvas: readCanvas(text) };
}

/**
 * The server has taken what was sent, or tells what stands instead; with it comes what other windows changed. Where
 * this one holds something else, nobody is overwritten: it becomes a conflict.
 */
export function acknowledge(state: CanvasesState, reply: SaveReply): CanvasesState {
  const sent = state.sending ?? {};
  const acknowledged: Record<string, string> = { ...state.acknowledged };
  const changed: Record<string, string> = { ...state.changed };
  const conflicts = new Map(state.conflicts.map((conflict) => [conflict.path, conflict]));
  const theirTexts: Record<string, string> = {};
  for (const [id, canvas] of Object.entries(reply.others)) theirTexts[id] = canvas ? writeCanvas(canvas) : '';
  for (const [id, text] of Object.entries(sent)) {
    if (reply.conflict) theirTexts[id] = reply.conflict.theirs ? writeCanvas(reply.conflict.theirs) : '';
    else {
      acknowledged[id] = text;
      if (changed[id] === text) delete changed[id];
    }
  }
  for (const [id, theirs] of Object.entries(theirTexts)) {
    const before = acknowledged[id] ?? '';
    acknowledged[id] = theirs;
    const mine = changed[id];
    if (mine === undefined || mine === theirs) {
      delete changed[id];
      conflicts.delete(id);
    } else if (theirs !== before || conflicts.has(id)) conflicts.set(id, { path: id, mine, theirs });
  }
  const { version, savedAt } = reply;
  return {
    version,
    base: version,
    savedAt,
    acknowledged,
    changed,
    sending: null,
    conflicts: [...conflicts.values()],
  };
}

/** Takes up changes that an earlier page left on the device; the server tells what has changed since. */
export function adopt(state: CanvasesState, copy: DeviceCopy): CanvasesState {
  const changed: Record<string, string> = { ...state.changed };
  for (const [id, mine] of Object.entries(copy.changed)) {
    if (mine !== (state.acknowledged[id] ?? '') && changed[id] === undefined) changed[id] = mine;
  }
  return { ...state, changed, base: Math.min(state.base, copy.base) };
}
