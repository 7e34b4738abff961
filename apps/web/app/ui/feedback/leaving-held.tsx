import { useCallback, useEffect, useRef } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router';
import { type Leaving, leaveGuards } from '../../lib/leave-guards.ts';
import { useLeaveWords } from './use-leave-words.ts';

/** Holds whoever is about to leave something unsaved; mounted once, for a router knows one that holds. */
export function LeavingHeld() {
  const words = useLeaveWords();
  const leaving = useRef<Leaving>({ elsewhere: false, back: false });
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    leaving.current = {
      elsewhere: currentLocation.pathname !== nextLocation.pathname,
      back: historyAction === 'POP',
    };
    return leaveGuards.holds(leaving.current);
  });
  // While it is asked somebody may press Back again: the answer is about the last way they wanted to go.
  const last = useRef(blocker);
  const asking = useRef(false);
  useEffect(() => {
    last.current = blocker;
    if (blocker.state !== 'blocked' || asking.current) return;
    asking.current = true;
    void leaveGuards
      .mayLeave(leaving.current, words)
      .then((go) => {
        if (go) last.current.proceed?.();
        else last.current.reset?.();
      })
      .finally(() => {
        asking.current = false;
      });
  }, [blocker, words]);
  useBeforeUnload(
    useCallback((event) => {
      if (leaveGuards.holdsClosing()) event.preventDefault();
    }, []),
  );
  return null;
}
