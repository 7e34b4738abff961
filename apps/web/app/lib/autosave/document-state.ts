import type { DeviceCopy } from './device-copy.ts';
import type { Edited, Texts } from './edited.ts';

/**
 * What is saved as a whole, on the version that it was made on: score sheets, posts. `version` counts the saves,
 * `savedAt` is the server's time (ISO).
 */
export type ServerDocument = { version: number; values: Texts; savedAt: string | null };

export function savedDocument({ version, values, savedAt }: ServerDocument): Edited {
  return { version, acknowledged: values, changed: {}, sending: null, conflicts: [], savedAt };
}

/** The texts as the page shows them. */
export function shownValues({ acknowledged, changed }: Edited): Texts {
  return { ...acknowledged, ...changed };
}

/** The whole as it is sent: what the server holds with the changes over it. */
export function sentValues({ acknowledged, sending }: Edited): Texts {
  return { ...acknowledged, ...sending };
}

/** The server has taken what was sent, and holds `values` for it where it wrote them another way. */
export function acknowledge(
  state: Edited,
  { values, ...saved }: { version: number; savedAt: string; values?: Texts },
): Edited {
  const acknowledged = values ?? sentValues(state);
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
export function merge(state: Edited, server: ServerDocument): Edited {
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
export function adopt(state: Edited, copy: DeviceCopy): Edited {
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
