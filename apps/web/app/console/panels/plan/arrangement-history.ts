import type { Arrangement } from './arrangement.ts';

/** What was done to the panels since they were loaded; `saved` is what the server has. */
export type ArrangementHistory = {
  readonly past: readonly Arrangement[];
  readonly present: Arrangement;
  readonly future: readonly Arrangement[];
  readonly saved: Arrangement;
};

export type ArrangementAction =
  | { type: 'edit'; change: (present: Arrangement) => Arrangement }
  | { type: 'undo' }
  | { type: 'redo' }
  /** The server has this one now. */
  | { type: 'saved'; arrangement: Arrangement }
  /** The server's own takes the place of this one; nothing before it can be brought back. */
  | { type: 'replace'; arrangement: Arrangement };

const MOST_STEPS = 100;

export function beginArrangement(saved: Arrangement): ArrangementHistory {
  return { past: [], present: saved, future: [], saved };
}

export function arrangementHistory(
  history: ArrangementHistory,
  action: ArrangementAction,
): ArrangementHistory {
  const { past, present, future } = history;
  switch (action.type) {
    case 'edit': {
      const next = action.change(present);
      if (next === present) return history;
      return { ...history, past: [...past, present].slice(-MOST_STEPS), present: next, future: [] };
    }
    case 'undo': {
      const before = past.at(-1);
      if (!before) return history;
      return { ...history, past: past.slice(0, -1), present: before, future: [present, ...future] };
    }
    case 'redo': {
      const [after, ...later] = future;
      if (!after) return history;
      return { ...history, past: [...past, present], present: after, future: later };
    }
    case 'saved':
      return { ...history, saved: action.arrangement };
    case 'replace':
      return beginArrangement(action.arrangement);
  }
}

/** Whether the server lacks something that was done here. */
export function isUnsaved({ present, saved }: ArrangementHistory): boolean {
  return present !== saved;
}
