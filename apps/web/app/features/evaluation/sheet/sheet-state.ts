import { isTooLong, type Values } from './sheet-values.ts';

export type Conflict = { path: string; mine: string; theirs: string };

/** What the server holds of a sheet: its version counts the saves, `savedAt` is the server's time (ISO). */
export type ServerSheet = { version: number; values: Values; savedAt: string | null };

/**
 * What is written on a sheet in this tab. `acknowledged` is what the server holds at `version`; `changed` is what
 * it has not confirmed, what is under way included. A path in `conflicts` is held back until one has chosen.
 */
export type SheetState = {
  readonly version: number;
  readonly acknowledged: Values;
  readonly changed: Values;
  readonly sending: Values | null;
  readonly conflicts: readonly Conflict[];
  readonly savedAt: string | null;
};

export function openSheet({ version, values, savedAt }: ServerSheet): SheetState {
  return { version, acknowledged: values, changed: {}, sending: null, conflicts: [], savedAt };
}

/** The sheet as the page shows it. */
export function shownValues({ acknowledged, changed }: SheetState): Values {
  return { ...acknowledged, ...changed };
}

/** Writes values. The same as the server's is no change, unless another one is just being sent. */
export function change(state: SheetState, values: Values): SheetState {
  const changed: Record<string, string> = { ...state.changed };
  for (const [path, text] of Object.entries(values)) {
    const same = text === (state.acknowledged[path] ?? '');
    if (same && state.sending?.[path] === undefined) delete changed[path];
    else changed[path] = text;
  }
  const conflicts = state.conflicts.map((conflict) => {
    const mine = values[conflict.path];
    return mine === undefined ? conflict : { ...conflict, mine };
  });
  return { ...state, changed, conflicts };
}

/** The changes that may be sent now: not those in conflict or too long. */
export function sendable({ changed, conflicts }: SheetState): Values {
  const held = new Set(conflicts.map(({ path }) => path));
  return Object.fromEntries(
    Object.entries(changed).filter(([path, text]) => !held.has(path) && !isTooLong(path, text)),
  );
}

export function hasSendable(state: SheetState): boolean {
  return Object.keys(sendable(state)).length > 0;
}

/** Whether anything on this page has not been confirmed by the server. */
export function isUnsaved({ changed }: SheetState): boolean {
  return Object.keys(changed).length > 0;
}

export function beginSave(state: SheetState): SheetState {
  return { ...state, sending: sendable(state) };
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

export function failSave(state: SheetState): SheetState {
  return { ...state, sending: null };
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

/** Keeps one of two values of a conflict. */
export function resolveConflict(state: SheetState, path: string, keep: 'mine' | 'theirs'): SheetState {
  const conflict = state.conflicts.find((each) => each.path === path);
  if (!conflict) return state;
  const changed: Record<string, string> = { ...state.changed };
  if (keep === 'theirs' || conflict.mine === (state.acknowledged[path] ?? '')) delete changed[path];
  else changed[path] = conflict.mine;
  return { ...state, changed, conflicts: state.conflicts.filter((each) => each.path !== path) };
}

/**
 * Takes up changes that an earlier page left on the device, made on version `base`. Where the server has gone on
 * since and this page shows something else, both are shown and one is chosen.
 */
export function adopt(state: SheetState, copy: { base: number; changed: Values }): SheetState {
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
