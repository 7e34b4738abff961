import { useCallback, useRef } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router';

/**
 * What is being written on a page would be lost by leaving it: the router's ways out, closing the window and whatever
 * calls `mayLeave` (another form that opens in its place) ask first, with `question`. `keep(true)` says that there is
 * something to lose, and a new one begins with `keep(false)`.
 */
export function useUnsaved(question: string): { keep: (dirty: boolean) => void; mayLeave: () => boolean } {
  const dirty = useRef(false);
  const mayLeave = useCallback(() => !dirty.current || window.confirm(question), [question]);
  useBlocker(({ currentLocation, nextLocation }) => {
    return currentLocation.pathname !== nextLocation.pathname && !mayLeave();
  });
  useBeforeUnload(
    useCallback((event) => {
      if (dirty.current) event.preventDefault();
    }, []),
  );
  const keep = useCallback((isDirty: boolean) => {
    dirty.current = isDirty;
  }, []);
  return { keep, mayLeave };
}
