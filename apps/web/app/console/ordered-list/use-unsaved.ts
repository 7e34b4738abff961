import { useCallback, useRef } from 'react';
import { confirm } from '../../lib/dialogs.ts';
import { useLeaveGuard } from '../../lib/leave-guards.ts';
import { useLeaveWords } from '../../ui/feedback/use-leave-words.ts';

/**
 * What is being written on a page would be lost by leaving it: the ways out, closing the window and whatever calls
 * `mayLeave` (another form that opens in its place) ask first. `keep(true)` says that there is something to lose, and a new
 * one begins with `keep(false)`.
 */
export function useUnsaved(): { keep: (dirty: boolean) => void; mayLeave: () => Promise<boolean> } {
  const words = useLeaveWords();
  const dirty = useRef(false);
  const mayLeave = useCallback(async () => !dirty.current || confirm(words), [words]);
  useLeaveGuard(() => dirty.current, { closing: true });
  const keep = useCallback((isDirty: boolean) => {
    dirty.current = isDirty;
  }, []);
  return { keep, mayLeave };
}
