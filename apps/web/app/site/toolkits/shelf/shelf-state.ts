import type { DeviceCopy } from '../../../lib/autosave/device-copy.ts';
import { type Edited, type Texts, uncontested } from '../../../lib/autosave/edited.ts';

/** What the server holds of a shelf: papers as texts by id. */
export type ServerShelf = { version: number; savedAt: string | null; papers: Texts };

/** One paper's next text on the version it was made on; an empty one deletes. */
export type PaperCall = { baseVersion: number; id: string; text: string };

/** `others` and `theirs` as texts, an empty one for what was deleted. */
export type PaperReply = {
  version: number;
  savedAt: string;
  others: Texts;
  conflict: { theirs: string } | null;
};

/**
 * A person's papers as they are written in this tab: their texts by id, an empty one for what was deleted. `base`
 * is the version that the changes were made on; lower than `version` for what was found on the device.
 */
export type ShelfState = Edited & { readonly base: number };

export function openShelf({ version, savedAt, papers }: ServerShelf): ShelfState {
  return { version, base: version, acknowledged: papers, changed: {}, sending: null, conflicts: [], savedAt };
}

/** As the page shows them, deleted ones left out. */
export function shownPapers({ acknowledged, changed }: Pick<Edited, 'acknowledged' | 'changed'>): Texts {
  const shown = Object.entries({ ...acknowledged, ...changed }).filter(([, text]) => text !== '');
  return Object.fromEntries(shown);
}

/** One paper at a time: a save is as large as a paper at most. */
export function sendable(state: ShelfState): Texts {
  return Object.fromEntries(uncontested(state).slice(0, 1));
}

export function callOf({ base, sending }: ShelfState): PaperCall {
  const [id = '', text = ''] = Object.entries(sending ?? {})[0] ?? [];
  return { baseVersion: base, id, text };
}

/**
 * The server has taken what was sent, or tells what stands instead; with it comes what other windows changed. Where
 * this one holds something else, nobody is overwritten: it becomes a conflict.
 */
export function acknowledge(state: ShelfState, reply: PaperReply): ShelfState {
  const sent = state.sending ?? {};
  const acknowledged: Record<string, string> = { ...state.acknowledged };
  const changed: Record<string, string> = { ...state.changed };
  const conflicts = new Map(state.conflicts.map((conflict) => [conflict.path, conflict]));
  const theirTexts: Record<string, string> = { ...reply.others };
  for (const [id, text] of Object.entries(sent)) {
    if (reply.conflict) theirTexts[id] = reply.conflict.theirs;
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
export function adopt(state: ShelfState, copy: DeviceCopy): ShelfState {
  const changed: Record<string, string> = { ...state.changed };
  for (const [id, mine] of Object.entries(copy.changed)) {
    if (mine !== (state.acknowledged[id] ?? '') && changed[id] === undefined) changed[id] = mine;
  }
  return { ...state, changed, base: Math.min(state.base, copy.base) };
}
