import type { DeviceCopy } from '../../autosave/device-copy.ts';
import { type Edited, uncontested } from '../../autosave/edited.ts';
import { isTooLong, type Values } from './sheet-values.ts';

/** What the server holds of a sheet: its version counts the saves, `savedAt` is the server's time (ISO). */
export type ServerSheet = { version: number; values: Values; savedAt: string | null };

/** A score sheet as it is written in this tab. */
export type SheetState = Edited;

export function openSheet({ version, values, savedAt }: ServerSheet): SheetState {
  return { version, acknowledged: values, changed: {}, sending: null, conflicts: [], savedAt };
}

/** The sheet as the page shows it. */
export function shownValues({ acknowledged, changed }: SheetState): Values {
  return { ...acknowledged, ...changed };
}

/** The changes that may be sent now: not those in conflict or too long. */
export function sendable(state: SheetState): Values {
  return Object.fromEntries(uncontested(state).filter(([path, text]) => !isTooLong(path, text)));
}

export function hasSendable(state: SheetState): boolean {
  return Object.keys(sendable(state)).length > 0;
}

/** The whole sheet as it is sent: what the server holds with the changes over it. */
export function sentValues({ acknowledged, sending }: SheetState): Values {
  return { ...acknowledged, ...sending };
}

/** The server has taken what was sent. */
export function acknowledge(state: SheetState, saved: { version: number; savedAt: string }): SheetState {
  const acknowledged = sentValues(state);
  const changed: Record<string, string> = { ...state.changed };
  for (const [path, text] of Object.entries(state.sending ?? {})) {
    if (changed[path] === text) delete changed[path];
  }
  return { ...state, ...saved, acknowledged, changed, sending: null };
}

/**
 * Another tab has saved meanwhile. What it wrote where this tab wrote nothing is taken over; where both wrote
 * different things it becomes a conflict, and nobody is overwritten.
 */
export function meet(state: SheetState, server: ServerSheet): SheetState {
  const changed: Record<string, string> = { ...state.changed };
  const conflicts = new Map(state.conflicts.map((conflict) => [conflict.path, conflict]));
  for (const [path, mine] of Object.entries(state.changed)) {
    const theirs = server.values[path] ?? '';
    if (theirs === mine) {
      delete changed[path];
      conflicts.delete(path);
    } else if (theirs !== (state.acknowledged[path] ?? '') || conflicts.has(path)) {
      conflicts.set(path, { path, mine, theirs });
    }
  }
  const { version, values, savedAt } = server;
  return {
    version,
    savedAt,
    acknowledged: values,
    changed,
    sending: null,
    conflicts: [...conflicts.values()],
  };
}

/**
 * Takes up changes that an earlier page left on the device, made on version `base`. Where the server has gone on
 * since and this page shows something else, both are shown and one is chosen.
 */
export function adopt(state: SheetState, copy: DeviceCopy): SheetState {
  const changed: Record<string, string> = { ...state.changed };
  const conflicts = [...state.conflicts];
  for (const [path, mine] of Object.entries(copy.changed)) {
    const theirs = state.acknowledged[path] ?? '';
    if (mine === theirs || changed[path] !== undefined) continue;
    changed[path] = mine;
    if (copy.base < state.version) conflicts.push({ path, mine, theirs });
  }
  return { ...state, changed, conflicts };
}
