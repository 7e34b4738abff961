import { useEffect, useRef } from 'react';
import { inTime } from './autosave/in-time.ts';
import { confirm, type DialogWords } from './dialogs.ts';

/** Where somebody goes: to another page, or by the browser's Back or Forward, be it on the same page. */
export type Leaving = { elsewhere: boolean; back: boolean };

type Options = {
  /** Tries to save first: whoever leaves is asked only about what could not be saved. */
  save?: () => Promise<boolean>;
  /** Only Back and Forward are held: whatever else leads away from a dialog is what its button does. */
  backOnly?: boolean;
  /** Closing the window is held as well, by the browser's own question. */
  closing?: boolean;
  /** Instead of the usual question. */
  words?: DialogWords;
};

type Guard = Options & { unsaved: () => boolean };

/** Longest that leaving waits for what is being saved, in ms; then it asks. */
const longestSave = 5000;

const guards = new Set<{ readonly current: Guard }>();

function heldBy({ elsewhere, back }: Leaving): Guard[] {
  return [...guards]
    .map(({ current }) => current)
    .filter(({ backOnly, unsaved }) => (backOnly ? back : elsewhere) && unsaved());
}

/** What is written on a page and in the dialogs over it, and would be lost by leaving. */
export const leaveGuards = {
  holds: (leaving: Leaving): boolean => heldBy(leaving).length > 0,
  /** Saves what can be saved, and asks once about the rest. */
  async mayLeave(leaving: Leaving, usual: DialogWords): Promise<boolean> {
    const held = heldBy(leaving);
    const saved = await Promise.all(
      held.map(({ save }) => (save ? inTime(save(), longestSave, false).answer : false)),
    );
    const left = held.filter((_, at) => !saved[at]);
    return left.length === 0 || confirm(left.at(-1)?.words ?? usual);
  },
  /** Whether the window may not close without a question; what can be saved is on its way. */
  holdsClosing(): boolean {
    const held = heldBy({ elsewhere: true, back: false }).filter(({ closing }) => closing);
    for (const { save } of held) void save?.();
    return held.length > 0;
  },
};

/** Something on the page would be lost while `unsaved` says so: nobody leaves it unasked. */
export function useLeaveGuard(unsaved: () => boolean, options: Options = {}): void {
  const guard = useRef<Guard>({ ...options, unsaved });
  useEffect(() => {
    guard.current = { ...options, unsaved };
  });
  useEffect(() => {
    guards.add(guard);
    return () => void guards.delete(guard);
  }, []);
}
