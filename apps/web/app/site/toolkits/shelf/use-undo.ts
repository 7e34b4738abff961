import { useCallback, useState } from 'react';
import type { Texts } from '../../../lib/autosave/edited.ts';

const most = 50;
type Step = { before: Texts; what: string };

/**
 * The last fifty steps back. Steps of one `what` in a row are one, so that a text typed into a note is taken back
 * as a whole; a step without one stands alone.
 */
export function useUndo(write: (texts: Texts) => void) {
  const [steps, setSteps] = useState<readonly Step[]>([]);
  const note = useCallback((before: Texts, what = '') => {
    setSteps((all) =>
      what !== '' && all.at(-1)?.what === what ? all : [...all.slice(1 - most), { before, what }],
    );
  }, []);
  const undo = useCallback(() => {
    const last = steps.at(-1);
    if (!last) return null;
    setSteps(steps.slice(0, -1));
    write(last.before);
    return Object.keys(last.before)[0] ?? null;
  }, [steps, write]);
  return { canUndo: steps.length > 0, note, undo };
}
